import { options } from '@escarmouche/content/options/deadzone';
import type { Language } from '@escarmouche/referee';
import { optionsOnOffer, type OptionOnOffer } from '../options-on-offer.ts';
import { HANDICAP } from './handicap.ts';

/** Victory points that the Forge Fathers begin with, beside the readings of the rules; why it is offered, with its figures (docs/strength.md). */
const handicap = {
  fr: {
    title: 'Handicap',
    why: 'Les Enforcers gagnent 65 patrouilles sur 100 entre deux adversaires difficiles, 72 entre deux normaux.',
    values: {
      0: 'Aucun point d’avance.',
      2: 'Les Forge Fathers commencent avec deux points de victoire : 53 sur 100 entre deux adversaires difficiles.',
      4: 'Les Forge Fathers commencent avec quatre points de victoire : 56 sur 100 entre deux adversaires normaux.',
    },
  },
  en: {
    title: 'Handicap',
    why: 'The Enforcers win 65 of 100 patrols between two hard opponents, 72 between two normal ones.',
    values: {
      0: 'No points at the start.',
      2: 'The Forge Fathers begin with two victory points: 53 of 100 between two hard opponents.',
      4: 'The Forge Fathers begin with four victory points: 56 of 100 between two normal opponents.',
    },
  },
} as const;

function handicapOnOffer(language: Language): OptionOnOffer {
  const { title, why, values } = handicap[language];
  const offered = Object.entries(values).map(([value, text]) => ({ value, text }));
  return { key: HANDICAP, rule: 'DZ-TEAM-PREDEFINED-ENFORCER', title, why, values: offered };
}

/** The handicap and the readings of the rules, in words that a battle begun at a press does not fetch. */
export const optionsOffered = (language: Language): readonly OptionOnOffer[] => [
  handicapOnOffer(language),
  ...optionsOnOffer(options, language),
];
