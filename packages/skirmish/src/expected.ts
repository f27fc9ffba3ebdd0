import { lossOf, type Hindrance, type Impact, type Loss } from './chain.ts';
import type { FigureId } from './roster.ts';

/** Average loss of a figure. */
export interface Expected {
  readonly figure: FigureId;
  readonly points: number;
  /** The chance of going out of action. */
  readonly out: number;
  readonly hindrance?: Hindrance;
}

/** Worth of putting a figure out of action beside its vitality points, wherever losses are weighed: a judgement, no rule. */
export const LAST_POINT = 0.5;

/** Chances of the vitality points that a figure has left: [n] of n. */
export type Left = readonly number[];

/** Before anything has struck it. */
export const wholeOf = ({ vitality }: { readonly vitality: number }): Left => [...new Array<number>(vitality).fill(0), 1];

/** After one more blow, which comes with some chance. */
export function struck(left: Left, impact: Impact, chance: number): Left {
  const after = left.map((likely) => likely * (1 - chance));
  left.forEach((likely, vitality) => {
    if (likely === 0) return;
    lossOf(impact, vitality).forEach((taken, lost) => {
      after[vitality - lost] = (after[vitality - lost] ?? 0) + likely * chance * taken;
    });
  });
  return after;
}

/** The mean of what a figure may have left. */
export function meanLeft({ id, vitality }: { readonly id: FigureId; readonly vitality: number }, left: Left): Expected {
  let points = 0;
  left.forEach((likely, rest) => (points += likely * (vitality - rest)));
  return { figure: id, points, out: left[0] ?? 0 };
}

/** The mean of a loss. */
export function expectedOf({ lost, ...rest }: Loss): Expected {
  let points = 0;
  lost.forEach((chance, n) => (points += chance * n));
  return { ...rest, points };
}
