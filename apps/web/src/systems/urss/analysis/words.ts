import type { Language } from '@escarmouche/referee';
import type { AnalysisWords } from '../../game-analysis.ts';

/** Words of the drawings of a battle: strengths, vitality, and each figure's harm. */
export const ANALYSIS_WORDS: Readonly<Record<Language, AnalysisWords>> = {
  fr: {
    standing:
      'Part de chaque camp après chaque commande : ce que ses figurines peuvent encore infliger, multiplié par ce qu’elles peuvent encore encaisser, d’après les chances exactes. Les places ne comptent pas.',
    vitality: { title: 'Vitalité par tour', explain: 'Points restants des figurines en jeu, au début de chaque tour.' },
    harm: {
      title: 'Figurine par figurine',
      figure: 'Figurine',
      given: 'Dégâts infligés',
      taken: 'Dégâts reçus',
      felled: 'mises Hors de Combat',
      gone: 'Hors de Combat ou partie',
    },
  },
  en: {
    standing:
      'The share of each side after each command: what its figures can still inflict, times what they can still bear, by exact odds. Positions do not count.',
    vitality: { title: 'Vitality by turn', explain: 'Points left to figures in play when each turn begins.' },
    harm: {
      title: 'Figure by figure',
      figure: 'Figure',
      given: 'Damage dealt',
      taken: 'Damage taken',
      felled: 'put out of action',
      gone: 'out of action or gone',
    },
  },
};
