import { LEAST_WORTH, type Measured } from '@escarmouche/content/worth';
import { bandBattle, type BandGame } from '@escarmouche/games/bands';
import type { BandFigure, Fielded } from '@escarmouche/games/setups';
import type { Game } from '@escarmouche/games/game';
import type { World } from '@escarmouche/games/worlds';
import { mix, randomFrom, seedNumber, type Random } from '@escarmouche/referee';
import { scoreOf } from '../band-battle.ts';
import { fitWorths, type Fought, type Guess } from './fit.ts';
import { randomBand } from './random-band.ts';

/** A game that has bands. */
export type BandsOfGame = Game & { readonly bands: BandGame };

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
  readonly seed: string;
  readonly battles: number;
  /** Battles of bands that are not even, played afterwards to see whether the worths foretell them. */
  readonly checks: number;
  /** Battles of other bands that count in the fit as well. */
  readonly met: readonly Fought[];
  /** Told after every battle. */
  readonly progress?: (battle: number) => void;
}

/** Guess for a part: a profile is worth a usual soldier, its changes nothing. */
function guess(anchor: string, part: string): Guess {
  if (part === anchor) return { worth: 100, spread: 0.01 };
  return part.includes('/profile:') ? { worth: 100, spread: 60 } : { worth: 0, spread: 20 };
}

export const namedParts = (world: World, figures: readonly BandFigure[]): ReadonlyMap<string, number> => {
  const sum = new Map<string, number>();
  for (const figure of figures) {
    for (const [part, count] of world.parts(figure)) {
      const name = `${world.id}/${part}`;
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
export function measureWorths(game: BandsOfGame, { seed, battles, checks, met, progress }: Measuring): MeasuredWorths {
  const guessOf = (part: string): Guess => guess(game.bands.anchor, part);
  const fought: Fought[] = [];
  const checked: Fought[] = [];
  let worths: ReadonlyMap<string, Measured> = new Map();
  const worthNow = (world: World, figure: BandFigure): number => {
    let sum = 0;
    for (const [name, count] of namedParts(world, [figure])) sum += count * (worths.get(name) ?? guessOf(name)).worth;
    return Math.max(LEAST_WORTH, sum);
  };
  for (let battle = 0; battle < battles + checks; battle++) {
    const measures = battle < battles;
    if ((measures && battle % FIT_EVERY === 0 && battle > 0) || battle === battles) worths = fitWorths(fought, guessOf);
    const odds = measures ? 100 : (ODDS[battle % ODDS.length] ?? 100);
    (measures ? fought : checked).push(fight(game, battle, randomFrom(seedNumber(`${seed} ${battle}`)), worthNow, odds / 100));
    progress?.(battle);
  }
  return { worths: fitWorths([...fought, ...met], guessOf), fought, checked };
}

const oneOf = <T>(list: readonly T[], random: Random): T => {
  const one = list[random(list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

/** Choice of profiles for a side: a horde, or all that need a player. */
function drawnFrom({ playsItself }: BandGame, { id, profiles }: World, horde: boolean): readonly string[] {
  return profiles.filter((profile) => (playsItself?.({ name: '', adaptation: id, figures: [{ profile }] }) ?? false) === horde);
}

function fight(
  game: BandsOfGame,
  battle: number,
  random: Random,
  worthNow: (world: World, figure: BandFigure) => number,
  odds: number,
): Fought {
  const { bands } = game;
  const { worlds } = bands;
  const first = worlds[battle % worlds.length] ?? oneOf(worlds, random);
  const second = random(BETWEEN_WORLDS) === 0 ? oneOf(worlds, random) : first;
  const horde = drawnFrom(bands, second, true).length > 0 && random(HORDES) === 0;
  const wanted = 250 + 50 * random(5);
  const a = sideOf(first, drawnFrom(bands, first, false), wanted, MOST_FIGURES);
  const worth = a.figures.reduce((sum, figure) => sum + worthNow(first, figure), 0);
  const b = sideOf(second, drawnFrom(bands, second, horde), odds * worth, horde ? MOST_HORDE : MOST_FIGURES);
  const turned = random(2) === 0;
  const map = oneOf(first.maps, random);
  const setup = bandBattle(bands, turned ? [b, a] : [a, b], map, {}, random(2) === 0);
  const score = scoreOf(game, setup, mix(random(2147483647), 3));
  const [one, other] = [namedParts(first, a.figures), namedParts(second, b.figures)];
  return turned ? { a: other, b: one, score } : { a: one, b: other, score };

  function sideOf(world: World, profiles: readonly string[], asked: number, most: number): Fielded {
    const figures = randomBand(world, profiles, asked, (figure) => worthNow(world, figure), most, random);
    return { name: world.id, adaptation: world.id, figures };
  }
}
