import { meleeArms, type Arm } from './arms.ts';
import type { Figure, State } from './state.ts';

/** The ability to use a whip: two rules for its two uses, with one test and one type of action (UK-ATTR-EXPERT-FOUET). */
export const WHIP_ABILITY = 'expert-en-maniement-du-fouet';

/** A whip in hand that does not hang as a rope (UK-ATTR-EXPERT-FOUET). */
export function whipInHand(state: State, figure: Figure): Arm | undefined {
  return meleeArms(state, figure).find(({ hands, kinds }) => hands > 0 && kinds.includes('fouet'));
}
