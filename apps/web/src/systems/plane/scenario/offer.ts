import { loadMap, type ScenarioFile } from '@escarmouche/content';
import { maps } from '@escarmouche/content/maps';
import type { BandChoice, ScenarioHead } from '@escarmouche/content/scenarios/head';
import type { Language } from '@escarmouche/referee';
import type { ScenarioOnOffer } from '../../new-game.ts';
import { ownId } from '../../../storage/own-id.ts';
import { mapOnOffer } from '../maps/map-on-offer.ts';

/**
 * Ready scenarios as their cards tell them, each on its map, without a line of the rules. `worldOf`: name of the world of an adaptation.
 */
export function offerScenarios(
  heads: readonly ScenarioHead[],
  worldOf: (adaptation: string) => string,
  language: Language,
): readonly ScenarioOnOffer[] {
  return heads.flatMap((head): ScenarioOnOffer[] => {
    const { id, name, story, adaptation, map: on, minutes, difficulty, seats, choices, otherEditions } = head;
    const map = typeof on === 'string' ? maps.find((one) => one.id === on) : loadMap(on);
    if (!map) return [];
    const sides = [...new Set(seats.map(({ side }) => side))];
    const offered = (one: BandChoice) => ({
      group: one.group,
      budget: one.budget,
      side: sides.indexOf(one.side),
      name: one.name[language],
      bands: one.bands.map((band) => ({ ...band, name: band.name[language] })),
    });
    return [
      {
        id,
        name: name[language],
        world: worldOf(adaptation),
        story: story[language],
        board: mapOnOffer(map, language).board,
        minutes,
        difficulty,
        npcs: seats.some(({ by }) => by === 'npc'),
        seats: seats
          .filter(({ by }) => by !== 'npc')
          .map((one) => ({ seat: one.seat, side: sides.indexOf(one.side), name: one.name[language] })),
        choices: choices.map(offered),
        otherEditions: otherEditions.map((one) => ({ system: one.system, choices: one.choices.map(offered) })),
      },
    ];
  });
}

/** Scenarios that players have brought, as cards like the ready ones; one that this version no longer reads is left out. */
export function offerOwn<F extends ScenarioFile>(
  files: readonly F[],
  headOf: (file: F) => ScenarioHead,
  worldOf: (adaptation: string) => string,
  language: Language,
): readonly ScenarioOnOffer[] {
  return files.flatMap((file) => {
    try {
      return offerScenarios([headOf(file)], worldOf, language).map((one) => ({ ...one, id: ownId(file), own: file }));
    } catch {
      return [];
    }
  });
}
