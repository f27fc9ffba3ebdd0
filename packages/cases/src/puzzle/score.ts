import type { Judged } from './judge.ts';

/** A decision with its chances from 0 to 1. */
export interface Choice extends Omit<Judged, 'chosen' | 'best'> {
  readonly chosen: number;
  readonly best: number;
}

/** The score of a try, from 0 to 1: the product of its decisions, each the share of the best chance that the choice has kept. */
export const scoreOf = (decisions: readonly Pick<Choice, 'chosen' | 'best'>[]): number =>
  decisions.reduce((score, { chosen, best }) => (score * chosen) / best, 1);
