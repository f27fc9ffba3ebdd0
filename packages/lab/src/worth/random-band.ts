import { levelsOf } from '@escarmouche/content';
import type { Random } from '@escarmouche/referee';
import { playsItself, type BandFigure, type Content, type Profile } from '@escarmouche/urss-classic';

/** Shares of 100 figures. */
const OTHER_GEAR = 35;
const GEAR_WITHOUT_ANY = 85;
const OTHER_SKILL = 15;
const TWO_WEAPONS = 35;
const NO_ARMOUR = 40;

const oneOf = <T>(list: readonly T[], random: Random): T | undefined => (list.length === 0 ? undefined : list[random(list.length)]);

function weaponsFor(content: Content, random: Random): readonly string[] {
  const ids = Object.keys(content.weapons);
  const first = oneOf(ids, random);
  const second = random(100) < TWO_WEAPONS ? oneOf(ids, random) : undefined;
  return [...new Set([first, second])].filter((id) => id !== undefined);
}

function armourFor(content: Content, random: Random): readonly string[] {
  return (['armour', 'shield'] as const).flatMap((kind) => {
    const pieces = Object.values(content.armour).filter((piece) => piece.class === kind);
    return random(100) < NO_ARMOUR ? [] : (oneOf(pieces, random)?.id ?? []);
  });
}

/** A figure of a profile, now and then with other equipment or skill than is printed. */
export function randomFigure(content: Content, profile: Profile, random: Random): BandFigure {
  if (playsItself(content, [{ profile: profile.id }])) return { profile: profile.id };
  const armed = random(100) < (profile.weapons.length === 0 ? GEAR_WITHOUT_ANY : OTHER_GEAR);
  const levels = levelsOf(content);
  const skill = random(100) < OTHER_SKILL ? oneOf(levels, random)?.id : undefined;
  return {
    profile: profile.id,
    ...(armed && { weapons: weaponsFor(content, random) }),
    ...(armed && { armour: armourFor(content, random) }),
    ...(skill !== undefined && { skill }),
  };
}

/** Figures drawn from some profiles until they are worth what is asked: the last comes only where it brings them nearer. */
export function randomBand(
  content: Content,
  profiles: readonly Profile[],
  wanted: number,
  worthOf: (figure: BandFigure) => number,
  most: number,
  random: Random,
): readonly BandFigure[] {
  const figures: BandFigure[] = [];
  for (let sum = 0; figures.length < most;) {
    const profile = oneOf(profiles, random);
    if (!profile) break;
    const figure = randomFigure(content, profile, random);
    const worth = worthOf(figure);
    if (figures.length > 0 && sum + worth - wanted > wanted - sum) break;
    figures.push(figure);
    sum += worth;
    if (sum >= wanted) break;
  }
  return figures;
}
