import { allied, LAST_POINT, type Expected, type FigureId, type Loss } from '@escarmouche/skirmish';
import type { ScenarioState } from '@escarmouche/skirmish/plane';
import { stakeOf } from './stakes.ts';

/** Worth of losses to a figure's side, in vitality points, with the stake of each figure: losses of enemies for it, its own against it. */
export function worthOf(state: ScenarioState, id: FigureId, losses: readonly Expected[]): number {
  let sum = 0;
  for (const { figure, points, out } of losses)
    sum += (allied(state, id, figure) ? -1 : 1) * (points + LAST_POINT * out) * stakeOf(state, figure);
  return sum;
}

/** The chance that a figure loses vitality. */
export function hurtOf(losses: readonly Loss[], { id }: { readonly id: FigureId }): number {
  const loss = losses.find(({ figure }) => figure === id);
  return loss ? 1 - (loss.lost[0] ?? 0) : 0;
}
