import { figureOf, sheetOf } from '@escarmouche/skirmish';
import { grantedTo } from './granted.ts';
import type { Turn } from './rule.ts';
import type { FigureId, State } from './state.ts';

/** How the activation remembers a figure and the enemy whose fear it has faced. */
export function fearPair(figure: FigureId, enemy: FigureId): string {
  return `${figure}>${enemy}`;
}

/** May this figure not touch that enemy, whose fear it has not overcome in the activation going on (UC-ATTR-EFFRAYANT)? */
export function shuns(state: State, figure: FigureId, enemy: FigureId): boolean {
  const shunned = state.activation?.shunned ?? [];
  return shunned.length > 0 && shunned.includes(fearPair(figure, enemy));
}

/**
 * A movement that would end in contact is declared: the rules of each enemy touched may forbid it, in roster order up to the first that does; what
 * was overcome stays so for the rest of the activation (UC-MOVE-CHARGE). False gives the movement up.
 */
export function dares(turn: Turn, id: FigureId, touched: readonly FigureId[], reaction: boolean): boolean {
  const { state } = turn;
  for (const enemy of state.scene.roster.filter((one) => touched.includes(one))) {
    for (const { rule } of grantedTo(sheetOf(state, enemy)).own) {
      if (state.activation?.braved.includes(fearPair(id, enemy))) break;
      const allowed = rule.chargeDeclared?.(turn, figureOf(state, enemy), figureOf(state, id), reaction) ?? true;
      if (!allowed) return false;
    }
  }
  return true;
}
