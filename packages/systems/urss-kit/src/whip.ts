import type { Arm } from './arm.ts';
import { meleeArms } from './arms.ts';
import type { WeaponKind } from './content.ts';
import type { Figure, State } from './state.ts';

/** The kind of weapon of all whips, whatever their rules. */
export const WHIP: WeaponKind = 'fouet';

/** A whip in hand that does not hang as a rope (UK-ATTR-EXPERT-FOUET). */
export function whipInHand(state: State, figure: Figure): Arm | undefined {
  return meleeArms(state, figure).find(({ kinds }) => kinds.includes(WHIP));
}
