import { sheetOf } from '@escarmouche/skirmish';
import type { Arm } from '../arm.ts';
import { weaponsAtHand } from '../arms.ts';
import { change } from '../dice.ts';
import type { Rule } from '../rule.ts';
import type { Figure, State } from '../state.ts';
import { withShield } from './avec-bouclier.ts';

const RULE = 'UK-ATTR-TIREUR-COSTAUD';

/** Are fewer than two hands left for the weapon, beside all other things held? A shield takes none from a weapon that goes with one. */
function holdsInOneHand(state: State, figure: Figure, { id, hands, rules }: Arm): boolean {
  const { shields, hands: own = 2 } = sheetOf(state, figure.id);
  const besideShield = rules.some(({ rule }) => rule.id === withShield.id);
  const held = [...weaponsAtHand(state, figure), ...(besideShield ? [] : shields.filter((one) => figure.held.includes(one.id)))];
  const others = held.filter((one) => one.id !== id).reduce((sum, one) => sum + one.hands, 0);
  return hands === 2 && hands + others > own;
}

/** Shoots a two-handed weapon with one hand while the other holds something, a level worse (UK-ATTR-TIREUR-COSTAUD). */
export const strongShooter: Rule = {
  id: 'tireur-costaud',
  cites: [RULE],
  held: ({ ranged, hands }) => (ranged && hands === 2 ? 1 : undefined),
  changes: (state, { purpose, figure, arms = [] }) =>
    purpose === 'shooting' && arms.some((arm) => holdsInOneHand(state, figure, arm)) ? [change(RULE, -1)] : [],
};
