import { weaponsAtHand } from '../arms.ts';
import { counterPool } from '../counters.ts';
import type { Rule } from '../rule.ts';
import { forceSensitive } from './sensible-a-la-force.ts';

/** The mark of lightsabers, single and double. */
const LIGHTSABER = 'sabre-laser';

/** With a lightsaber in hand, a score above that of the power's user cancels the power (UK-PWR-CONTRE-SABRE-LASER). */
export const lightsaberCounter: Rule = {
  id: 'contre-par-sabre-laser',
  cites: ['UK-PWR-CONTRE-SABRE-LASER'],
  takes: 'level',
  needs: forceSensitive.id,
  counter: {
    ready: (state, bearer) => weaponsAtHand(state, bearer).some(({ kinds = [] }) => kinds.includes(LIGHTSABER)),
    pool: counterPool,
    outcome: 'cancels',
  },
  rolls: {
    title: { fr: 'Contre par sabre laser', en: 'Counter by lightsaber' },
    told: { fr: 'contre', en: 'counter' },
    written: ['lightsaberCounter', 'contre par sabre laser'],
  },
};
