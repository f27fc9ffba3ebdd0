import { counterPool } from '../counters.ts';
import type { Rule } from '../rule.ts';
import { forceSensitive } from './sensible-a-la-force.ts';

/** A score above that of the power's user turns the power on its user (UK-PWR-DUEL-DE-FORCE). */
export const forceDuel: Rule = {
  id: 'duel-de-force',
  cites: ['UK-PWR-DUEL-DE-FORCE'],
  takes: 'level',
  needs: forceSensitive.id,
  counter: { pool: counterPool, outcome: 'returns' },
  rolls: {
    title: { fr: 'Duel de Force', en: 'Force duel' },
    told: { fr: 'duel', en: 'duel' },
    written: ['duel', 'duel de force', 'force duel'],
  },
};
