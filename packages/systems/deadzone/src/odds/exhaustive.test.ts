import { copy, type Answer } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { resolve } from '../../../../referee/src/resolve.ts';
import { cube, mapOf } from '../../../../space/src/cubes/testing.ts';
import type { Command } from '../commands.ts';
import { deadzoneGame } from '../game.ts';
import { FACES } from '../numbers.ts';
import { itBurns } from '../rules/ca-brule.ts';
import { frag } from '../rules/frag.ts';
import { grenade } from '../rules/grenade-a-main.ts';
import type { State } from '../state.ts';
import { battle, rule, weapon } from '../testing.ts';
import { besetOdds, burstOdds, shotOdds, type Suffered } from './attack.ts';

/** Branches less likely are not followed: dice that explode go on without end. */
const LEAST = 1e-6;

interface Throw {
  readonly faces: readonly number[];
  readonly chance: number;
}

/** Every face of a die that is read directly (DZ-DICE-TABLE). */
const table: readonly Throw[] = Array.from({ length: FACES }, (_, i) => ({ faces: [i + 1], chance: 1 / FACES }));

/** Every throw of some dice that counts differently, with its chance: misses are 1s, successes that do not explode 7s. */
function throwsOf(dice: number, need: number): readonly Throw[] {
  if (dice === 0) return [{ faces: [], chance: 1 }];
  const one = [
    { face: 1, chance: (need - 1) / FACES },
    { face: FACES - 1, chance: (FACES - need) / FACES },
    { face: FACES, chance: 1 / FACES },
  ];
  const all = new Map<string, Throw>();
  for (const { faces, chance } of throwsOf(dice - 1, need))
    for (const next of one) {
      const thrown = [...faces, next.face].toSorted((x, y) => x - y);
      all.set(thrown.join(), { faces: thrown, chance: chance * next.chance + (all.get(thrown.join())?.chance ?? 0) });
    }
  return [...all.values()];
}

const stateOf = ({ figures: { b: one } }: State): 'dead' | 'injured' | 'unharmed' =>
  one?.posture === 'out' ? 'dead' : (one?.counters ?? 0) > 0 ? 'injured' : 'unharmed';

/** What becomes of b by a command of a seat, carried out for every throw there is until b is thrown away, where the player of b adds so many dice. */
function followed(state: State, seat: string, command: Command, dice: number, least = LEAST) {
  const found = { dead: 0, injured: 0, unharmed: 0, cut: 0 };
  const follow = (known: readonly Answer[], chance: number): void => {
    if (chance < least) return void (found.cut += chance);
    const after = copy(state as never) as State;
    let rolls = 0;
    const done = resolve(deadzoneGame, after, seat, command, ({ kind }) => (kind === 'roll' ? known[rolls++] : dice));
    if (done.status === 'done') return void (found[stateOf(after)] += chance);
    if (done.status !== 'waiting' || done.question.kind !== 'roll') throw new Error(done.status);
    const { faces, pool, about } = done.question;
    if (!pool && (about as { readonly figure?: string } | undefined)?.figure === 'b') return void (found[stateOf(after)] += chance);
    for (const next of pool ? throwsOf(faces.length, pool.hit ?? FACES) : table) follow([...known, next.faces], chance * next.chance);
  };
  follow([], 1);
  return found;
}

function same({ cut, ...found }: ReturnType<typeof followed>, odds: Suffered | undefined): void {
  expect(cut).toBeLessThan(0.002);
  for (const one of ['dead', 'injured', 'unharmed'] as const) {
    expect(odds?.[one], one).toBeGreaterThanOrEqual(found[one] - 1e-9);
    expect(odds?.[one], one).toBeLessThanOrEqual(found[one] + cut + 1e-9);
  }
}

const gun = weapon('breath', 6, 0, rule(itBurns.id));
const b = { at: 'C6R4L1', size: 1, armour: 1, survive: 5 } as const;

test.each([0, 1])('DZ-ABIL-IT-BURNS, DZ-CMD-DIE: the odds of its question are those of every face followed, with %i dice added', (dice) => {
  const { state } = battle({ figures: { a: { at: 'C4R4L1', weapons: [gun] }, b }, activation: 'a', pools: { a: [], b: ['die'] } });
  const shot = { shooter: 'a', weapon: gun, target: 'b', suppress: false, dice: 0 };
  same(followed(state, 'a', { type: 'shoot', weapon: gun.id, target: 'b' }, dice), shotOdds(state, shot, dice).target);
});

test.each([0, 1])(
  'DZ-STATE-FIRE, DZ-CMD-DIE: so are those of the flames on a figure whose activation begins, with %i dice added',
  (dice) => {
    const figures = { a: { at: 'C4R4L1' }, b: { ...b, marks: [itBurns.id] } };
    const { state } = battle({ figures, turn: 'b', pools: { a: [], b: ['die'] } });
    same(followed(state, 'b', { type: 'activate', figure: 'b' }, dice), besetOdds(state, 'b', dice)?.target);
    expect(besetOdds(state, 'a')).toBeUndefined();
  },
);

const grenades = weapon('grenade', 3, 0, rule(grenade.id), rule(frag.id, 2));
const walkway = { floors: ['C4R4L2 full', 'C5R4L2 partial'] };

test.each([
  { where: 'in a corner, which throws it back', at: 'C8R1L1', aim: 'C8R1L1', scenery: {} },
  { where: 'behind a wall, which throws it back', at: 'C6R4L1', aim: 'C6R4L1', scenery: { panels: ['C6R4L1 E wall'] } },
  { where: 'beside the cube aimed at', at: 'C6R5L1', aim: 'C6R4L1', scenery: {} },
  { where: 'on a walkway beside the roof aimed at', at: 'C5R4L2', aim: 'C4R4L2', scenery: walkway },
  { where: 'under that walkway', at: 'C5R4L1', aim: 'C4R4L2', scenery: walkway },
  { where: 'below the air aimed at', at: 'C6R4L1', aim: 'C6R4L2', scenery: walkway },
])(
  'DZ-ABIL-GRENADE, DZ-STATE-SCATTER: the odds of a grenade are those of every face followed, on a figure $where',
  ({ at, aim, scenery }) => {
    const thrower = { at: at === 'C8R1L1' ? 'C6R2L1' : 'C4R6L1', weapons: [grenades], shoot: 5 };
    const { state } = battle({ figures: { a: thrower, b: { ...b, at } }, map: mapOf(scenery), activation: 'a' });
    const burst = { shooter: 'a', weapon: grenades, at: cube(aim), dice: 0 };
    const struck = burstOdds(state, burst).find(({ target }) => target.figure === 'b');
    same(followed(state, 'a', { type: 'shootCube', weapon: grenades.id, cube: aim }, 0, LEAST / 10), struck?.target);
  },
);
