import { maps } from '@escarmouche/content/maps';
import { scenarioHeads } from '@escarmouche/content/scenarios';
import type { Language } from '@escarmouche/referee';
import type { ScenarioOnOffer } from '../new-game.ts';
import { mapOnOffer } from '../plane/maps/map-on-offer.ts';

/** The worlds by name, as their packs call them. */
const WORLDS: Readonly<Record<string, string>> = { 'star-wars': 'Star Wars', 'med-fan': 'Med Fan', survivants: 'Survivants' };

/** The ready scenarios, each on its map, without a line of the rules. */
export function scenariosOnOffer(language: Language): readonly ScenarioOnOffer[] {
  return scenarioHeads.flatMap(({ id, name, story, adaptation, map: on, minutes, difficulty, seats, choices }): ScenarioOnOffer[] => {
    const map = maps.find((one) => one.id === on);
    if (!map) return [];
    const sides = [...new Set(seats.map(({ side }) => side))];
    return [
      {
        id,
        name: name[language],
        world: WORLDS[adaptation] ?? adaptation,
        story: story[language],
        board: mapOnOffer(map, language).board,
        minutes,
        difficulty,
        seats: seats.map((one) => ({ seat: one.seat, side: sides.indexOf(one.side), name: one.name[language] })),
        choices: choices.map(({ group, side, name: who, budget, bands }) => ({
          group,
          budget,
          side: sides.indexOf(side),
          name: who[language],
          bands: bands.map((band) => ({ ...band, name: band.name[language] })),
        })),
      },
    ];
  });
}
