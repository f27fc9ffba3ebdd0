import { figureOf, sheetOf, type FigureId } from '@escarmouche/skirmish';
import { effectiveDamage } from '../damage.ts';
import { chancesOf, diceOf, type Test } from '../dice.ts';
import { isPinned, resists } from '../figures.ts';
import type { State } from '../state.ts';
import { differenceOf, type Difference } from './successes.ts';

/** Chances of one figure under an attack. Effective damage by points: `damage[n]`, the last of all that kill; the chances of its states afterwards. */
export interface Suffered {
  readonly figure: FigureId;
  readonly damage: readonly number[];
  readonly unharmed: number;
  readonly injured: number;
  readonly dead: number;
  /** The figure lives, and lies pinned. */
  readonly pinned: number;
  /** The figure is hit, and its armour keeps all harm from it. */
  readonly armoured: number;
  /** Expected damage counters, no more than it can take. */
  readonly points: number;
}

/** The state of a figure so far: points of damage, and whether it lies pinned. */
export interface Fate {
  readonly taken: number;
  readonly pinned: boolean;
  readonly chance: number;
}

/** Turns a fate of a figure that lives into others, whose chances add up to that of the first. */
export type Blow = (fate: Fate) => readonly Fate[];

/** The figure as it is. */
export const asItIs = (state: State, figure: FigureId): readonly Fate[] => [
  { taken: 0, pinned: isPinned(figureOf(state, figure)), chance: 1 },
];

/** Points of damage that a figure survives (DZ-DMG-WOUNDS). */
export const lifeOf = (state: State, figure: FigureId): number => sheetOf(state, figure).size - figureOf(state, figure).counters;

/** Fates after a blow; the dead take no more. Equal ones are one. */
export function further(state: State, figure: FigureId, fates: readonly Fate[], blow: Blow): readonly Fate[] {
  const life = lifeOf(state, figure);
  const all: number[] = [];
  const add = (taken: number, pinned: boolean, chance: number): void => {
    const key = 2 * Math.min(taken, life + 1) + Number(pinned);
    all[key] = (all[key] ?? 0) + chance;
  };
  for (const fate of fates) {
    if (fate.taken > life) add(fate.taken, fate.pinned, fate.chance);
    else for (const { taken, pinned, chance } of blow(fate)) add(taken, pinned, chance);
  }
  return all.flatMap((chance, key) => ({ taken: key >> 1, pinned: key % 2 === 1, chance }));
}

interface Manner {
  readonly ap?: number;
  /** Pins a figure that is behind, or any. */
  readonly pins?: 'none' | 'behind' | 'all';
  /** The next blow on a figure that is behind, and lives. */
  readonly after?: Blow | undefined;
}

/** A blow by the difference of two tests, in points of Potential Damage (DZ-DMG-RESOLVE). */
export function blowBy(
  state: State,
  figure: FigureId,
  { ahead }: Pick<Difference, 'ahead'>,
  { ap = 0, pins = 'none', after }: Manner = {},
): Blow {
  const mayPin = !resists(state, figureOf(state, figure), 'pinned');
  const most = lifeOf(state, figure) + 1;
  const won: number[] = [];
  let rest = 1;
  ahead.forEach((chance, potential) => {
    if (potential === 0 || chance === 0) return;
    const points = Math.min(most, effectiveDamage(state, figure, potential, ap).points);
    won[points] = (won[points] ?? 0) + chance;
    rest -= chance;
  });
  return ({ taken, pinned, chance }) => {
    const behind = won.flatMap((share, points) => ({
      taken: taken + points,
      pinned: pinned || (mayPin && pins !== 'none'),
      chance: chance * share,
    }));
    const safe = { taken, pinned: pinned || (mayPin && pins === 'all'), chance: chance * Math.max(0, rest) };
    return [...(after ? further(state, figure, behind, after) : behind), safe];
  };
}

/** Pins a figure and does nothing else, as often as that (DZ-STATE-PINNED). */
export function pinning(state: State, figure: FigureId, share = 1): Blow {
  const mayPin = !resists(state, figureOf(state, figure), 'pinned');
  return ({ taken, pinned, chance }) => [
    { taken, pinned: pinned || mayPin, chance: chance * share },
    { taken, pinned, chance: chance * (1 - share) },
  ];
}

const known = new Map<string, Difference>();

/** The difference of two tests. */
export function between(one: Test, other: Test): Difference {
  const key = [one, other].map((test) => `${diceOf(test)} ${test.need} ${test.rerolls}`).join();
  let difference = known.get(key);
  if (!difference) known.set(key, (difference = differenceOf(chancesOf(one), chancesOf(other))));
  return difference;
}

/** Fates as often as that. */
export const times = (fates: readonly Fate[], share: number): readonly Fate[] =>
  fates.map((fate) => ({ ...fate, chance: fate.chance * share }));

/** Chances of fates in all. */
export const sumOf = (fates: readonly Fate[]): number => fates.reduce((sum, { chance }) => sum + chance, 0);

/** Fates told as chances of the figure's states (DZ-DMG-WOUNDS). `armoured`: the chance of a hit without harm, thanks to armour. */
export function sufferedOf(state: State, figure: FigureId, fates: readonly Fate[], armoured = 0): Suffered {
  const life = lifeOf(state, figure);
  const damage: number[] = [];
  let [dead, injured, pinned, points] = [0, 0, 0, 0];
  for (const { taken, pinned: lies, chance } of fates) {
    damage[taken] = (damage[taken] ?? 0) + chance;
    if (taken > life) dead += chance;
    else if (taken > 0) injured += chance;
    if (lies && taken <= life) pinned += chance;
    points += chance * Math.min(taken, life + 1);
  }
  const all = Array.from(damage, (chance) => chance ?? 0);
  return { figure, damage: all, unharmed: 1 - dead - injured, injured, dead, pinned, armoured, points };
}
