import { figureOf, filling, passes, sheetOf } from '@escarmouche/skirmish';
import { dreads, keptAway } from './approach.ts';
import { grantedTo } from './granted.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';

/** The chance that a figure dares to touch that enemy; fear of one enemy is one test. */
export function daring(state: State, figure: Figure, enemy: Figure): number {
  if ((keptAway(state, figure, enemy) ?? dreads(state, figure, enemy)) !== undefined) return 0;
  const [fear] = filling(grantedTo(sheetOf(state, enemy.id)).own, 'daunts').flatMap(({ rule }) => rule.daunts(state, enemy, figure) ?? []);
  return fear ? passes(fear) : 1;
}

/**
 * A movement that would end in contact is declared: feared enemies are faced first, in roster order; an enemy not braved keeps the charger away
 * (UK-MOVE-CHARGE).
 */
export function dares(turn: Turn, id: FigureId, touched: readonly FigureId[]): void {
  const { state } = turn;
  for (const enemy of state.scene.roster.filter((one) => touched.includes(one))) {
    for (const { rule } of filling(grantedTo(sheetOf(state, enemy)).own, 'chargeDeclared')) {
      rule.chargeDeclared(turn, figureOf(state, enemy), figureOf(state, id));
    }
  }
}
