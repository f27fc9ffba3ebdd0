import type { Refusal } from '@escarmouche/referee';
import { figureOf, filling, passes, sheetOf } from '@escarmouche/skirmish';
import { grantedTo } from './granted.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';

/** Why a figure may not touch that enemy, but may go near; undefined when it may. */
export function shunRefusal(state: State, figure: Figure, enemy: Figure): Refusal | undefined {
  for (const { rule } of filling(grantedTo(sheetOf(state, enemy.id)).own, 'forbidsContact')) {
    const refusal = rule.forbidsContact(state, enemy, figure);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The chance that a figure dares to touch that enemy: no rule forbids contact, and fear of one enemy is one test. */
export function daring(state: State, figure: Figure, enemy: Figure): number {
  if (shunRefusal(state, figure, enemy)) return 0;
  const [fear] = filling(grantedTo(sheetOf(state, enemy.id)).own, 'daunts').flatMap(({ rule }) => rule.daunts(state, enemy, figure) ?? []);
  return fear ? passes(fear) : 1;
}

/** A movement that would end in contact is declared: each enemy touched is faced, in roster order up to the first that keeps the figure away (UC-MOVE-CHARGE). */
export function dares(turn: Turn, id: FigureId, touched: readonly FigureId[]): boolean {
  const { state } = turn;
  for (const enemy of state.scene.roster.filter((one) => touched.includes(one))) {
    const [bearer, charger] = [figureOf(state, enemy), figureOf(state, id)];
    for (const { rule } of filling(grantedTo(sheetOf(state, enemy)).own, 'chargeDeclared')) rule.chargeDeclared(turn, bearer, charger);
    if (shunRefusal(turn.state, charger, bearer)) return false;
  }
  return true;
}
