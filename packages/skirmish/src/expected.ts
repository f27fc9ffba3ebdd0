import type { Loss } from './chain.ts';
import type { FigureId } from './roster.ts';

/** What a figure loses in the mean. */
export interface Expected {
  readonly figure: FigureId;
  readonly points: number;
  /** The chance of going out of action. */
  readonly out: number;
}

/** What putting a figure out of action is worth beside the vitality points it costs, wherever losses are weighed: a judgement, no rule. */
export const LAST_POINT = 0.5;

/** The mean of a loss. */
export function expectedOf({ figure, lost, out }: Loss): Expected {
  let points = 0;
  lost.forEach((chance, n) => (points += chance * n));
  return { figure, points, out };
}
