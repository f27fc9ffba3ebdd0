import { settings } from '../settings/settings.svelte.ts';
import type { Manner } from './beats.ts';

/** Time that dice fall in the tray on a plan, and in three dimensions, where they are put in order as well. */
const FALLS = { plan: 820, scene: 1250 } as const;

/** Dice that are told quicker than they fall simply lie. */
export const tumblesAt = (pace: number): boolean => pace <= 1;

/** Manner of telling at the player's pace; dice fall no quicker. */
export function mannerAt(pace: number): Manner {
  const { diceTumble, still } = settings.looks;
  return { fall: tumblesAt(pace) && diceTumble ? FALLS[settings.now.view] * pace : 0, still };
}
