import { deadzoneBoards, deadzonePatrol } from '@escarmouche/content/deadzone';
import { deadzoneGame, rangedWeapons, specialRules, type Setup, type State } from '@escarmouche/deadzone';
import { figureOf } from '@escarmouche/skirmish';
import { placeIn } from '@escarmouche/space/cubes';
import { describe, expect, test } from 'vitest';
import { shotGain } from './gains.ts';
import { weighed } from './policy.ts';

const [board] = deadzoneBoards;
if (!board) throw new Error('no battlefield');
const patrol = deadzonePatrol(board, {});
const OPEN: Setup['map'] = { levels: 1, panels: [], floors: [], climbs: [], ramps: [], boxes: [] };

const GRENADE = specialRules.all().find(({ title }) => title.en === 'Frag Grenade')?.id ?? '';

type Placed = NonNullable<NonNullable<Setup['position']>['figures']>;

/** An Enforcer (a3) with a Frag grenade, two cubes from a Steel Warrior (b2), with others and smoke as told. */
function armed(others: Placed = {}, smoke: readonly string[] = []): State {
  const carried = [{ id: 'item', item: GRENADE }];
  return deadzoneGame.setup({
    ...patrol,
    map: OPEN,
    position: {
      figures: { a3: { ...at(2, 4), carried }, b2: at(4, 4), ...others },
      smoke: [...smoke],
      pools: { a: [], b: [] },
      turn: { seat: 'a' },
      activation: { figure: 'a3' },
    },
  });
}

const at = (column: number, row: number, east = 0.5) => placeIn({ column, row, level: 1 }, east, 0.5);

const thrown = (state: State): number => shotGain(state, figureOf(state, 'a3'), { type: 'shoot', weapon: GRENADE, target: 'b2' });

test('DZ-ABIL-FRAG: a bot weighs its own figures in the cube of a grenade, and throws none where they lose more than the enemy', () => {
  const state = armed({ a1: at(4, 4, 0.2), a2: at(4, 4, 0.8) });
  expect(thrown(armed())).toBeGreaterThan(0);
  expect(thrown(state)).toBeLessThan(0);
  expect(weighed(state, 'a')[0]?.command).not.toMatchObject({ weapon: GRENADE });
});

test('DZ-ABIL-GRENADE, DZ-STATE-SCATTER: it weighs those beside the cube too, where a throw may stray', () => {
  const beside = { a1: at(5, 5), a2: at(5, 4), a4: at(5, 3), a5: at(4, 5) };
  expect(thrown(armed(beside))).toBeLessThan(thrown(armed()));
});

test('DZ-STATE-SLAM: an enemy that walls surround is worth more of a grenade than one in the open', () => {
  const state = armed({ b2: at(4, 1) });
  expect(thrown(state)).toBeGreaterThan(thrown(armed()));
});

const bestShot = (state: State, seat: string, weapon: string) =>
  weighed(state, seat).find(({ command }) => (command.type === 'shoot' || command.type === 'shootCube') && command.weapon === weapon)
    ?.command;

test('DZ-ABIL-GRENADE, DZ-LOS-CUBE: a grenade is thrown at the cube with most to gain, past one with a friend in it', () => {
  const near = { b2: at(4, 4), b3: at(2, 6) };
  const aims = (others: Placed) => bestShot(armed({ ...near, ...others }), 'a', GRENADE);
  expect(aims({ b1: at(2, 6, 0.2) })).toMatchObject({ target: expect.stringMatching(/^b[13]$/) });
  expect(aims({ b1: at(4, 4, 0.2) })).toMatchObject({ target: expect.stringMatching(/^b[12]$/) });
  expect(aims({ b1: at(2, 6, 0.2), a1: at(2, 6, 0.8) })).toMatchObject({ target: 'b2' });
});

test('DZ-LOS-CUBE, DZ-STATE-SMOKE: so it is at cubes where nobody is seen', () => {
  const near = { b2: at(4, 4), b3: at(2, 6) };
  const aims = (others: Placed) => bestShot(armed({ ...near, ...others }, ['C4R4L1', 'C2R6L1']), 'a', GRENADE);
  expect(aims({ b1: at(2, 6, 0.2) })).toEqual({ type: 'shootCube', weapon: GRENADE, cube: 'C2R6L1' });
  expect(aims({ b1: at(2, 6, 0.2), a1: at(2, 6, 0.8) })).toEqual({ type: 'shootCube', weapon: GRENADE, cube: 'C4R4L1' });
});

/** A Steel Warrior with flames (b4), two cubes from each of two Enforcers (a2 and a3). */
const burning = (others: Placed): State =>
  deadzoneGame.setup({
    ...patrol,
    map: OPEN,
    position: {
      figures: { b4: at(4, 4), a2: at(2, 4), a3: at(6, 4), ...others },
      pools: { a: [], b: [] },
      turn: { seat: 'b' },
      activation: { figure: 'b4' },
    },
  });

describe('DZ-ABIL-IT-BURNS: flames', () => {
  const state = burning({});
  const weapon = rangedWeapons(state, figureOf(state, 'b4'))[0]?.id ?? '';
  const aims = (others: Placed) => bestShot(burning(others), 'b', weapon);

  test('are aimed at the cube where most enemies burn', () => {
    expect(aims({ a4: at(6, 4, 0.2) })).toMatchObject({ target: expect.stringMatching(/^a[34]$/) });
    expect(aims({ a4: at(2, 4, 0.2) })).toMatchObject({ target: expect.stringMatching(/^a[24]$/) });
  });

  test('spare a cube where a friend would burn, and are kept where no other is near', () => {
    expect(aims({ b2: at(6, 4, 0.8) })).toMatchObject({ target: 'a2' });
    expect(aims({ b2: at(2, 4, 0.8) })).toMatchObject({ target: 'a3' });
    const both = weighed(burning({ b2: at(6, 4, 0.8), b3: at(2, 4, 0.8) }), 'b');
    expect(both[0]?.command).not.toMatchObject({ weapon });
  });
});
