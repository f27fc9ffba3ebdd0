import { filling, sheetOf } from '@escarmouche/skirmish';
import { baseMove } from '../figures.ts';
import { grantedTo } from '../granted.ts';
import type { Figure, State } from '../state.ts';

/** Units that a run covers: twice the base move (UK-MOVE-BASE). */
export const runAllowance = (state: State, figure: Figure): number => 2 * baseMove(state, figure);

/** Half the base move: crawling, and climbing or swimming without a rule for full speed (UK-MOVE-BASE). */
export const halfMove = (state: State, figure: Figure): number => baseMove(state, figure) / 2;

/** Units that a figure climbs or swims: half its base move, or all of it by a rule (UK-MOVE-BASE). */
export function slowAllowance(state: State, figure: Figure, manner: 'climb' | 'swim'): number {
  const full = filling(grantedTo(sheetOf(state, figure.id)).own, 'fullMove').some(({ rule }) => rule.fullMove === manner);
  return full ? baseMove(state, figure) : halfMove(state, figure);
}
