import type { Loss } from './chain.ts';

/** The chance of losing at least one vitality point. */
export const hurtIn = ({ lost }: Loss): number => 1 - (lost[0] ?? 1);

/** The chance that an attack is told by: to put the target out of action where one point is left, else to take a point. */
export const toldChance = (loss: Loss): number => (loss.lost.length === 2 ? loss.out : hurtIn(loss));
