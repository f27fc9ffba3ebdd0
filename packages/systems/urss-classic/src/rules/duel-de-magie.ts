import { duelRule } from '../duels.ts';

/** Answers spells (UC-MF-SPL-DUEL). */
export const magicDuel = duelRule({
  id: 'duel-de-magie',
  source: 'UC-MF-SPL-DUEL',
  art: 'magic',
  rolls: {
    title: { fr: 'Duel de Magie', en: 'Magic duel' },
    told: { fr: 'duel', en: 'duel' },
    written: ['magic duel', 'duel de magie'],
  },
  asks: { title: () => ({ fr: 'Tenter un Duel de Magie ?', en: 'Try a Magic duel?' }), purpose: 'duel' },
});
