import { mapsOf } from '@escarmouche/content';
import { LEAST_WORTH, partsOf, type Measured } from '@escarmouche/content/worth';
import { mix, randomFrom, seedNumber, type Random } from '@escarmouche/referee';
import { playsItself, type BandFigure, type Content, type Profile } from '@escarmouche/urss-classic';
import { bandBattle, scoreOf, type Fielded } from '../band-battle.ts';
import { fitWorths, type Fought, type Guess } from './fit.ts';
import { randomBand } from './random-band.ts';

/** The usual soldier of the first world, whose worth is 100 by agreement. */
const ANCHOR = 'star-wars/profile:stormtrooper';
/** One battle in so many is between two worlds, so that all are on one scale. */
const BETWEEN_WORLDS = 6;
/** One side in so many is a horde, where the rules play one. */
const HORDES = 3;
/** Worths are fitted again after so many battles, so that the next are between sides that are nearly even. */
const FIT_EVERY = 250;
/** In a check the second side is worth so many hundredths of the first. */
const ODDS = [50, 62, 75, 87, 100, 115, 133, 160, 200] as const;
const MOST_FIGURES = 6;
const MOST_HORDE = 12;

export interface Measuring {
  readonly contents: readonly Content[];
  readonly seed: string;
  readonly battles: number;
  /** Battles of bands that are not even, played afterwards to see whether the worths foretell them. */
  readonly checks: number;
  /** Battles of other bands that count in the fit as well. */
  readonly met: readonly Fought[];
  /** Told after every battle. */
  readonly progress?: (battle: number) => void;
}

/** A part before it is measured: a profile is thought to be a usual soldier, what is changed about it to be worth nothing. */
function guess(part: string): Guess {
  if (part === ANCHOR) return { worth: 100, spread: 0.01 };
  return part.includes('/profile:') ? { worth: 100, spread: 60 } : { worth: 0, spread: 20 };
}

export const namedParts = (content: Content, figures: readonly BandFigure[]): ReadonlyMap<string, number> => {
  const sum = new Map<string, number>();
  for (const figure of figures) {
    for (const [part, count] of partsOf(content, figure)) {
      const name = `${content.adaptation}/${part}`;
      sum.set(name, (sum.get(name) ?? 0) + count);
    }
  }
  return sum;
};

export interface MeasuredWorths {
  /** By part: `pack/part`. */
  readonly worths: ReadonlyMap<string, Measured>;
  readonly fought: readonly Fought[];
  readonly checked: readonly Fought[];
}

/** Plays bands drawn at random against each other, and fits the worth of every part of every world. */
export function measureWorths({ contents, seed, battles, checks, met, progress }: Measuring): MeasuredWorths {
  const fought: Fought[] = [];
  const checked: Fought[] = [];
  let worths: ReadonlyMap<string, Measured> = new Map();
  const worthNow = (content: Content, figure: BandFigure): number => {
    let sum = 0;
    for (const [name, count] of namedParts(content, [figure])) sum += count * (worths.get(name) ?? guess(name)).worth;
    return Math.max(LEAST_WORTH, sum);
  };
  for (let battle = 0; battle < battles + checks; battle++) {
    const measures = battle < battles;
    if ((measures && battle % FIT_EVERY === 0 && battle > 0) || battle === battles) worths = fitWorths(fought, guess);
    const odds = measures ? 100 : (ODDS[battle % ODDS.length] ?? 100);
    (measures ? fought : checked).push(fight(contents, battle, randomFrom(seedNumber(`${seed} ${battle}`)), worthNow, odds / 100));
    progress?.(battle);
  }
  return { worths: fitWorths([...fought, ...met], guess), fought, checked };
}

const oneOf = <T>(list: readonly T[], random: Random): T => {
  const one = list[random(list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

/** What a side may be drawn from: a horde, or all that need a player. */
function drawnFrom(content: Content, horde: boolean): readonly Profile[] {
  return Object.values(content.profiles).filter((profile) => playsItself(content, [{ profile: profile.id }]) === horde);
}

function fight(
  contents: readonly Content[],
  battle: number,
  random: Random,
  worthNow: (content: Content, figure: BandFigure) => number,
  odds: number,
): Fought {
  const first = contents[battle % contents.length] ?? oneOf(contents, random);
  const second = random(BETWEEN_WORLDS) === 0 ? oneOf(contents, random) : first;
  const horde = drawnFrom(second, true).length > 0 && random(HORDES) === 0;
  const wanted = 250 + 50 * random(5);
  const a = sideOf(first, drawnFrom(first, false), wanted, MOST_FIGURES);
  const worth = a.figures.reduce((sum, figure) => sum + worthNow(first, figure), 0);
  const b = sideOf(second, drawnFrom(second, horde), odds * worth, horde ? MOST_HORDE : MOST_FIGURES);
  const turned = random(2) === 0;
  const two = turned ? ([b, a] as const) : ([a, b] as const);
  const setup = bandBattle(two, oneOf(mapsOf(first.adaptation), random), {}, random(2) === 0);
  const score = scoreOf(setup, mix(random(2147483647), 3));
  return { a: namedParts(two[0].content, two[0].figures), b: namedParts(two[1].content, two[1].figures), score };

  function sideOf(content: Content, profiles: readonly Profile[], asked: number, most: number): Fielded {
    const figures = randomBand(content, profiles, asked, (figure) => worthNow(content, figure), most, random);
    return { name: content.adaptation, figures, content };
  }
}
