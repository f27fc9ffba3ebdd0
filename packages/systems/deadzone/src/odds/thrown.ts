import { withFigures, type FigureId } from '@escarmouche/skirmish';
import { COMPASS, gridOf, mayEnd, numberOf, placeIn, rampIn, stepped, type Cube, type Step } from '@escarmouche/space/cubes';
import type { Test } from '../dice.ts';
import { fightTest, strikersOf } from '../fight.ts';
import { cubeOf, enemiesIn, meleeWeapons, resists, sizeOf } from '../figures.ts';
import { FACES } from '../numbers.ts';
import { roomsFor } from '../room.ts';
import type { Figure, State } from '../state.ts';
import { surviveTest } from '../survive.ts';
import { fallTest, isBarred, landingsOf, MOST_TRIES, wallTest, type Landing } from '../thrown.ts';
import { asItIs, between, blowBy, further, lifeOf, pinning, sufferedOf, times, type Blow, type Fate, type Suffered } from './fates.ts';

/** Has a figure room in a cube? */
export type Fits = (cube: Cube) => boolean;

/** An end of a throw: the cube that the figure comes to, if it leaves its own, and the blows on the way and there, in their order. */
export interface End {
  readonly chance: number;
  readonly cube?: Cube;
  readonly blows: readonly Blow[];
}

/** Where a figure thrown comes to rest; without a cube it stays in its own. */
interface Rest {
  readonly cube?: Cube;
  readonly chance: number;
}

/** Cubes where a figure thrown into one comes to rest (DZ-STATE-SCATTER). */
function restsOf(state: State, figure: Figure, to: Cube, fits: Fits): readonly Rest[] {
  const grid = gridOf(state.scene.map);
  const size = sizeOf(state, figure);
  const holds = (cube: Cube): boolean => mayEnd(grid, cube, { size, fits });
  const first = rampIn(grid, to) ? [{ cube: to, chance: 1 }] : landingsOf(state, to, size);
  return first.flatMap(({ cube, chance }): readonly Rest[] => {
    if (holds(cube)) return [{ cube, chance }];
    return cube.level === to.level ? [{ chance }] : strayingFrom(state, figure, { cube, chance }, holds);
  });
}

/** A figure that finds no room where it has fallen is scattered again from there, a limited number of times. */
function strayingFrom(state: State, figure: Figure, start: Landing, holds: Fits): readonly Landing[] {
  const size = sizeOf(state, figure);
  const ends: Landing[] = [];
  let open: readonly Landing[] = [start];
  for (let tries = 0; tries < MOST_TRIES && open.length > 0; tries++) {
    const next = new Map<number, Landing>();
    const stay = (cube: Cube, chance: number): void => {
      const known = next.get(numberOf(cube));
      next.set(numberOf(cube), { cube, chance: chance + (known?.chance ?? 0) });
    };
    for (const { cube, chance } of open)
      for (const step of COMPASS) {
        const to = stepped(cube, step);
        if (isBarred(state, figure, cube, to)) stay(cube, chance / FACES);
        else
          for (const one of landingsOf(state, to, size)) {
            const share = (chance * one.chance) / FACES;
            if (holds(one.cube)) ends.push({ cube: one.cube, chance: share });
            else stay(one.cube.level < cube.level ? one.cube : cube, share);
          }
      }
    open = [...next.values()];
  }
  return [...ends, ...open];
}

/** Ends of a throw of a figure into a neighbouring cube: the wall, the fall, the enemy there (DZ-STATE-SLAM, DZ-STATE-FALL, DZ-STATE-FORCED-ENTRY). */
function endsTo(state: State, figure: Figure, to: Cube, pins: boolean, fits: Fits): readonly End[] {
  const { id } = figure;
  const pin = pins ? [pinning(state, id)] : [];
  const own = surviveTest(state, id, 0);
  if (isBarred(state, figure, cubeOf(figure), to))
    return [{ chance: 1, blows: [blowBy(state, id, between(wallTest(), own), { pins: 'behind' }), ...pin] }];
  return restsOf(state, figure, to, fits).map(({ cube, chance }) => {
    if (!cube) return { chance, blows: pin };
    const levels = to.level - cube.level;
    const falls = levels >= 2 && !resists(state, figure, 'fall');
    const fall = falls ? [blowBy(state, id, between(fallTest(levels), own), { pins: 'all' })] : [];
    return { chance, cube, blows: [...fall, ...pin, ...entries(state, figure, cube)] };
  });
}

/** A figure that comes pinned among enemies stands up, and dodges the one that is worst for it (DZ-STATE-FORCED-ENTRY). */
function entries(state: State, figure: Figure, cube: Cube): readonly Blow[] {
  if (enemiesIn(state, figure, cube).length === 0) return [];
  const there = { ...figure, ...placeIn(cube, 0.5, 0.5), posture: 'standing' } as const;
  const terms = { moved: figure.id, pinned: [figure.id] };
  const blowsAgainst = (counters: number): readonly Blow[] => {
    const now = withFigures(state, { ...there, counters });
    const dodge = (by: Figure): Test => fightTest(now, 'survive', figure.id, by.id, terms, undefined, 0);
    return strikersOf(now, there).flatMap((one) =>
      meleeWeapons(now, one).map((weapon) =>
        blowBy(state, figure.id, between(fightTest(now, 'fight', one.id, figure.id, terms, weapon, 0), dodge(one)), { ap: weapon.ap }),
      ),
    );
  };
  const known: (readonly Blow[])[] = [];
  return [
    (fate) => {
      if (!fate.pinned) return [fate];
      const counters = Math.min(1, figure.counters + fate.taken);
      const blows = (known[counters] ??= blowsAgainst(counters));
      return worst(state, figure, blows)({ ...fate, pinned: false });
    },
  ];
}

/** The blow that a figure is likeliest to die of; of equal ones the one that hurts most. */
function worst(state: State, { id }: Figure, blows: readonly Blow[]): Blow {
  const life = lifeOf(state, id);
  return (fate) => {
    let found: readonly Fate[] = [fate];
    let most = 0;
    for (const blow of blows) {
      const fates = blow(fate);
      const harm = fates.reduce((sum, { taken, chance }) => sum + chance * (taken > life ? DEATH : taken - fate.taken), 0);
      if (harm > most) [found, most] = [fates, harm];
    }
    return found;
  };
}

/** A death weighs more than any number of counters. */
const DEATH = 1000;

/** All ends of a throw in one. */
const throughAll =
  (state: State, { id }: Figure, ends: readonly End[]): Blow =>
  (fate) =>
    ends.flatMap(({ chance, blows }) => times(afterAll(state, id, fate, blows), chance));

/** Fates of one fate after some blows, one after the other. */
export const afterAll = (state: State, id: FigureId, fate: Fate, blows: readonly Blow[]): readonly Fate[] =>
  blows.reduce<readonly Fate[]>((fates, blow) => further(state, id, fates, blow), [fate]);

/** A throw one of these steps away, the one that harms the figure most: who attacks chooses it (DZ-STATE-AWAY, DZ-ABIL-KNOCKBACK). */
export function pushOf(state: State, figure: Figure, steps: readonly Step[]): Blow {
  const fits = roomsFor(state, figure);
  return worst(
    state,
    figure,
    steps.map((step) => throughAll(state, figure, endsTo(state, figure, stepped(cubeOf(figure), step), false, fits))),
  );
}

/** Exact chances of a figure that is thrown into a neighbouring cube without being pinned (DZ-ABIL-KNOCKBACK). */
export function thrownOdds(state: State, figure: Figure, to: Cube): Suffered {
  const fates = further(
    state,
    figure.id,
    asItIs(state, figure.id),
    throughAll(state, figure, endsTo(state, figure, to, false, roomsFor(state, figure))),
  );
  return sufferedOf(state, figure.id, fates);
}

/** Ends of a throw that pins, in any of the eight directions (DZ-STATE-SCATTER). */
export const scatterEnds = (state: State, figure: Figure, fits: Fits): readonly End[] =>
  COMPASS.flatMap((step) =>
    endsTo(state, figure, stepped(cubeOf(figure), step), true, fits).map((end) => ({ ...end, chance: end.chance / FACES })),
  );
