import { duelRule } from '../duels.ts';

/** Answers powers of the Force (UC-SW-PWR-DUEL-DE-FORCE). */
export const forceDuel = duelRule({
  id: 'duel-de-force',
  source: 'UC-SW-PWR-DUEL-DE-FORCE',
  art: 'force',
  rolls: {
    title: { fr: 'Duel de Force', en: 'Force duel' },
    told: { fr: 'duel', en: 'duel' },
    written: ['duel', 'duel de force', 'force duel', 'parry', 'parade'],
  },
  asks: { title: () => ({ fr: 'Tenter un Duel de Force ?', en: 'Try a Force duel?' }), purpose: 'duel' },
  formerly: { roll: 'duel' },
});
