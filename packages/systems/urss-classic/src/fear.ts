import type { Refusal } from '@escarmouche/referee';
import { figureOf, filling, passes, sheetOf } from '@escarmouche/skirmish';
import { grantedTo } from './granted.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';

/** Why a figure may not touch that enemy, whom it may go near; undefined when it may. */
export function shunRefusal(state: State, figure: Figure, enemy: Figure): Refusal | undefined {
  for (const { rule } of filling(grantedTo(sheetOf(state, enemy.id)).own, 'forbidsContact')) {
    const refusal = rule.forbidsContact(state, enemy, figure);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The chance that a figure comes to touch that enemy, if it wants to: no rule forbids it, and fear of one enemy is one test. */
export function daring(state: State, figure: Figure, enemy: Figure): number {
  if (shunRefusal(state, figure, enemy)) return 0;
  const [fear] = filling(grantedTo(sheetOf(state, enemy.id)).own, 'daunts').flatMap(({ rule }) => rule.daunts(state, enemy, figure) ?? []);
  return fear ? passes(fear) : 1;
}

/**
 * A movement that would end in contact is declared: the rules of each enemy touched may forbid it, in roster order up to the first that does
 * (UC-MOVE-CHARGE). False gives the movement up.
 */
export function dares(turn: Turn, id: FigureId, touched: readonly FigureId[]): boolean {
  const { state } = turn;
  for (const enemy of state.scene.roster.filter((one) => touched.includes(one))) {
    for (const { rule } of filling(grantedTo(sheetOf(state, enemy)).own, 'chargeDeclared')) {
      if (!rule.chargeDeclared(turn, figureOf(state, enemy), figureOf(state, id))) return false;
    }
  }
  return true;
}
