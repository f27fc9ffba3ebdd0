import type { Rule } from '../rule.ts';

/** Bare hands are no handicap, and may be preferred to a weapon (UC-ATTR-ART-MARTIAL, UC-MELEE-WEAPON-CHOICE). */
export const martialArt: Rule = {
  id: 'art-martial',
  cites: ['UC-ATTR-ART-MARTIAL'],
  fightsBare: true,
  lifts(state, { purpose }, indication) {
    const reading = state.scene.options.artMartial;
    return indication.rule === 'UC-MELEE-BARE' && (reading === 'cancels-both' || reading === `cancels-${purpose}`);
  },
};
