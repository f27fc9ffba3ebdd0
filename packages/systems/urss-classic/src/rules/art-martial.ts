import type { Rule } from '../rule.ts';

/** Bare hands may be preferred to a weapon, and give neither Combat - nor Dégâts -, by option one of them (UC-ATTR-ART-MARTIAL, UC-MELEE-BARE). */
export const martialArt: Rule = {
  id: 'art-martial',
  cites: ['UC-ATTR-ART-MARTIAL'],
  lifts(paragraph, { artMartial }) {
    if (paragraph.rule === 'UC-MELEE-BARE') return artMartial === 'cancels-both' || artMartial === `cancels-${paragraph.purpose}`;
    return paragraph.rule === 'UC-MELEE-WEAPON-CHOICE';
  },
};
