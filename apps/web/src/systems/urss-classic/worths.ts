import { choiceOf, contentOf, contents, figureOf, MIXED, mixedFigure } from '@escarmouche/content';
import { areEven, bandWorth, chanceOf, proposeBand } from '@escarmouche/content/worth';
import { randomFrom, seedNumber, type Random } from '@escarmouche/referee';
import { playsItself, type Band, type Content } from '@escarmouche/urss-classic';
import type { Worths } from '../new-game.ts';

/** A horde meets those that do not play themselves, and is proposed to them every other time. */
function proposesHorde(content: Content, against: boolean, random: Random): boolean {
  const hordes = Object.keys(content.profiles).some((profile) => playsItself(content, [{ profile }]));
  return hordes && !against && random(2) === 0;
}

function opponent(content: Content, worth: number, against: boolean, mostFigures: number, random: Random): Band['figures'] {
  const horde = proposesHorde(content, against, random);
  const among = (profile: string): boolean => playsItself(content, [{ profile }]) === horde;
  return proposeBand({ content, worth, mostFigures, among }, random);
}

/** The measured worths of figures (docs/worth.md). */
export const worths: Worths = {
  of: (pack, figures) => bandWorth(contentOf(pack), figures.map(figureOf)),
  chance: chanceOf,
  even: areEven,
  opponent(pack, chosen, mostFigures, seed) {
    const content = contentOf(pack);
    const figures = chosen.map(figureOf);
    const random = randomFrom(seedNumber(seed));
    const worth = bandWorth(content, figures);
    const against = playsItself(content, figures);
    if (pack !== MIXED) return opponent(content, worth, against, mostFigures, random).map(choiceOf);
    const world = contents[random(contents.length)] ?? content;
    return opponent(world, worth, against, mostFigures, random).map((figure) => choiceOf(mixedFigure(world.adaptation, figure)));
  },
};
