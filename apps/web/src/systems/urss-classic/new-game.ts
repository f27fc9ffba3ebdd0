import { choiceOf, contentOf, figureOf, MIXED, rivalOf } from '@escarmouche/content';
import { playsItself, type Setup } from '@escarmouche/urss-classic';
import { randomId } from '../../parts/random-id.ts';
import type { Bands, BattleChoice, NewGameOptions } from '../new-game.ts';
import { optionsOnOffer } from '../options-on-offer.ts';
import { sameAgain } from '../plane/again.ts';
import { mapOf, mapsOnOffer, notesOf } from '../plane/maps/maps.ts';
import { mapless, measured } from '../plane/maps/mapless.ts';
import { withNpcs } from '../plane/npcs.ts';
import { planBattle } from './battle-plan.ts';
import { making } from './making.ts';
import { packNames, readyBands } from './packs.ts';
import { GIVEN_NAMES } from './side-names.ts';
import { wordsOf } from './words.ts';

/** The readings that were chosen; figures of several worlds meet by one of them (UC-SYS-SCOPE). */
function readingsOf(pack: string, chosen: BattleChoice['options']): Setup['options'] {
  const options: Setup['options'] = chosen;
  return pack === MIXED ? { ...options, mixedAdaptations: 'yes' } : options;
}

const bands: Bands = {
  playsItself: (pack, figures) => playsItself(contentOf(pack), figures.map(figureOf)),
  called: { fr: ['figurine', 'figurines'], en: ['figure', 'figures'] },
  packs: packNames,
  ready: (pack, language) =>
    readyBands(pack).map(({ id, name, figures }) => ({ id, name: name[language], figures: figures.map(choiceOf) })),
  rival: rivalOf,
  profiles(pack, language) {
    const words = wordsOf(language);
    const content = contentOf(pack);
    return Object.values(content.profiles).map((profile) => ({
      id: profile.id,
      name: profile.name[language],
      rule: profile.cites,
      detail: [
        ...(['combat', 'shooting', 'morale'] as const)
          .filter((skill) => profile[skill] !== 'normal')
          .map((skill) => `${words.skills[skill]} ${words.level[profile[skill]]}`),
        ...profile.weapons.map((id) => content.weapons[id]?.name[language] ?? id),
        ...profile.armour.map((id) => content.armour[id]?.name[language] ?? id),
      ].join(', '),
    }));
  },
  making,
  worths: async () => (await import('./worths.ts')).worths,
};

export const newGame = {
  seats: { least: 2, most: 2 },
  bands,
  maps: mapsOnOffer,
  mapless,
  async npcs() {
    // The rules first: traits of figures are read from their special rules.
    await import('./index.ts');
    return (await import('./npc-making.ts')).npcs;
  },
  async options(language) {
    const { options } = await import('@escarmouche/content/options/urss-classic');
    return optionsOnOffer(options, language);
  },
  again: (setup, matchSettings, swap) => sameAgain(setup, matchSettings, swap, GIVEN_NAMES),
  plan: ({ pack, sides, map, ownMap, unmeasured, options, npcs, seed }: BattleChoice) =>
    withNpcs(
      measured(
        planBattle(
          sides.map((side) => ({ ...side, figures: side.figures.map(figureOf) })),
          contentOf(pack),
          mapOf(ownMap ?? map),
          readingsOf(pack, options),
          seed === '' ? randomId() : seed,
          notesOf(ownMap ?? mapOf(map).id),
        ),
        { unmeasured },
      ),
      npcs,
    ),
} satisfies NewGameOptions;
