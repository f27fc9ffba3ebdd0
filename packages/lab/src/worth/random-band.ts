import type { BandFigure } from '@escarmouche/games/setups';
import { oneOf, type World } from '@escarmouche/games/worlds';
import type { Random } from '@escarmouche/referee';

/** Figures drawn from some profiles until they are worth what is asked: the last comes only where it brings them nearer. */
export function randomBand(
  world: World,
  profiles: readonly string[],
  wanted: number,
  worthOf: (figure: BandFigure) => number,
  most: number,
  random: Random,
): readonly BandFigure[] {
  const figures: BandFigure[] = [];
  for (let sum = 0; figures.length < most;) {
    const profile = oneOf(profiles, random);
    if (profile === undefined) break;
    const figure = world.random(profile, random);
    const worth = worthOf(figure);
    if (figures.length > 0 && sum + worth - wanted > wanted - sum) break;
    figures.push(figure);
    sum += worth;
    if (sum >= wanted) break;
  }
  return figures;
}
