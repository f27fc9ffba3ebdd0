import { choiceOf, figureOf } from '@escarmouche/content/kit';
import { kitBandWorth, proposeKitBand } from '@escarmouche/content/kit/worth';
import { areEven, chanceOf } from '@escarmouche/content/worth/chance';
import { randomFrom, seedNumber } from '@escarmouche/referee';
import type { Worths } from '../new-game.ts';

/** The measured worths of figures of the kit (docs/worth.md). */
export const worths: Worths = {
  of: (_pack, figures) => kitBandWorth(figures.map(figureOf)),
  chance: chanceOf,
  even: areEven,
  opponent(_pack, chosen, mostFigures, seed) {
    const worth = kitBandWorth(chosen.map(figureOf));
    return proposeKitBand({ worth, mostFigures, among: () => true }, randomFrom(seedNumber(seed))).map(choiceOf);
  },
};
