import { choiceOf, figureOf, kit, kitBands, kitRivals } from '@escarmouche/content/kit';
import { MOST_FOR_ALTERNATING, proposedActivation, type Skills } from '@escarmouche/urss-kit';
import { randomId } from '../../parts/random-id.ts';
import type { Bands, BattleChoice, NewGameOptions } from '../new-game.ts';
import { optionsOnOffer } from '../options-on-offer.ts';
import { sameAgain } from '../plane/again.ts';
import { mapOf, mapsOnOffer, notesOf } from '../plane/maps/maps.ts';
import { urssWords } from '../urss/words.ts';
import { mapless, measured } from '../plane/maps/mapless.ts';
import { withNpcs } from '../plane/npcs.ts';
import { planBattle } from './battle-plan.ts';
import { shownLevel } from './level.ts';
import { making } from './making.ts';
import { GIVEN_NAMES } from './side-names.ts';
import { kitWords } from './words.ts';

/** The world whose maps come first. */
const WORLD = 'star-wars';

const LISTED = ['combat', 'shooting', 'initiative', 'morale'] as const satisfies readonly (keyof Skills)[];

const bands: Bands = {
  called: { fr: ['figurine', 'figurines'], en: ['figure', 'figures'] },
  packs: (language) => [{ id: kit.adaptation, name: kitWords(language).worlds }],
  ready: (_pack, language) => kitBands.map(({ id, name, figures }) => ({ id, name: name[language], figures: figures.map(choiceOf) })),
  rival: (band) => kitRivals.find((two) => two.some((one) => one === band))?.find((one) => one !== band),
  worths: async () => (await import('./worths.ts')).worths,
  profiles(_pack, language) {
    const { skills } = urssWords(language);
    return Object.values(kit.profiles).map((profile) => ({
      id: profile.id,
      name: profile.name[language],
      rule: profile.cites,
      detail: [
        ...LISTED.flatMap((skill) => {
          const level = profile.skills[skill];
          return level === undefined || level === 0 ? [] : [`${skills[skill]} ${shownLevel(level, language)}`];
        }),
        ...profile.weapons.map((id) => kit.weapons[id]?.name[language] ?? id),
        ...profile.armour.map((id) => kit.armour[id]?.name[language] ?? id),
      ].join(', '),
    }));
  },
  making,
};

export const newGame = {
  seats: { least: 2, most: 2 },
  bands,
  maps: (language, _pack, own) => mapsOnOffer(language, WORLD, own),
  mapless,
  async npcs() {
    // The rules first: traits of figures are read from their special rules.
    await import('./index.ts');
    return (await import('./npc-making.ts')).npcs;
  },
  async options(language, { figures }) {
    const { options } = await import('@escarmouche/content/options/urss-kit');
    const activation = proposedActivation(figures);
    const why = kitWords(language).proposed(MOST_FOR_ALTERNATING)[activation];
    return optionsOnOffer(options, language, { 'turn.activation': activation }).map((option) =>
      option.key === 'turn.activation' ? { ...option, why } : option,
    );
  },
  again: (setup, matchSettings, swap) => sameAgain(setup, matchSettings, swap, GIVEN_NAMES),
  plan: ({ sides, map, ownMap, unmeasured, options, npcs, seed }: BattleChoice) =>
    withNpcs(
      measured(
        planBattle(
          sides.map((side) => ({ ...side, figures: side.figures.map(figureOf) })),
          kit,
          mapOf(ownMap ?? map),
          options,
          seed === '' ? randomId() : seed,
          notesOf(ownMap ?? mapOf(map).id),
        ),
        { unmeasured },
      ),
      npcs,
    ),
} satisfies NewGameOptions;
