import { allied, type FigureId } from '@escarmouche/skirmish';
import { expectedFight, LAST_POINT, type Expected, type Figure, type State } from '@escarmouche/urss-classic';
import { stakeOf } from '../plane/stakes.ts';

/** What losses are worth to a figure's side, in vitality points, by what hangs on each: those of its enemies for it, its own against it. */
export function worthOf(state: State, id: FigureId, losses: readonly Expected[]): number {
  let sum = 0;
  for (const { figure, points, out } of losses)
    sum += (allied(state, id, figure) ? -1 : 1) * (points + LAST_POINT * out) * stakeOf(state, figure);
  return sum;
}

/** What a fight is worth to who begins it, as the two stand. */
export function fightValue(state: State, figure: Figure, enemy: Figure): number {
  return worthOf(state, figure.id, expectedFight(state, figure, enemy));
}
