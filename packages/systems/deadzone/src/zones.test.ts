import { expect, test } from 'vitest';
import { setup as open } from './opening.ts';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { patrol, soldier } from './testing-teams.ts';
import { squaresOf } from './zones.ts';

type Part = Parameters<typeof soldier>[1];

/** Squares of the red and the blue zone for a red team of these Sizes. */
function zones(team: readonly Partial<Part>[], map = mapOf({})): readonly string[] {
  const battle = patrol(map);
  const figures = team.map((part, i) => soldier('A', { id: `a${i}`, weapons: [], ...part }));
  const state = open({ ...battle, groups: battle.groups.map((group, i) => (i === 0 ? { ...group, figures } : group)) });
  Object.assign(state.zones, { a: 'red', b: 'blue' });
  return ['a', 'b'].map((seat) => squaresOf(state, seat).join(' '));
}

const sizes = (...list: number[]) => list.map((size) => ({ size }));

test('DZ-SETUP-DEPLOY: a team that fits keeps its zone; the one that does not gets squares on the same edge, as many for both', () => {
  expect(zones(sizes(4, 4, 3, 1, 2, 2))).toEqual(['C1R1 C2R1 C3R1 C4R1', 'C5R8 C6R8 C7R8 C8R8']);
  expect(zones(sizes(4, 4, 4, 4, 1))).toEqual(['C1R1 C2R1 C3R1 C4R1 C5R1', 'C5R8 C6R8 C7R8 C8R8 C4R8']);
  expect(zones(sizes(3, 3, 3, 3, 2, 2))).toEqual(['C1R1 C2R1 C3R1 C4R1 C5R1', 'C5R8 C6R8 C7R8 C8R8 C4R8']);
});

test('DZ-SETUP-DEPLOY: floors of a zone are room as well, half tiles for two; vehicles need the ground', () => {
  const map = mapOf({ floors: ['C1R1L2 full', 'C2R1L2 partial'] });
  expect(zones(sizes(4, 4, 4, 4, 4, 2), map)[0]).toBe('C1R1 C2R1 C3R1 C4R1');
  expect(zones(sizes(4, 4, 4, 4, 4, 3), map)[0]).toBe('C1R1 C2R1 C3R1 C4R1 C5R1');
  const vehicles = sizes(4, 4, 4, 4, 4).map((one) => ({ ...one, type: 'V' as const }));
  expect(zones(vehicles, map)[0]).toBe('C1R1 C2R1 C3R1 C4R1 C5R1');
});

test('DZ-SETUP-DEPLOY: a zone that nobody has chosen makes the other one no larger', () => {
  const state = open(patrol());
  Object.assign(state.zones, { a: 'red' });
  expect(squaresOf(state, 'a')).toEqual(['C1R1', 'C2R1', 'C3R1', 'C4R1']);
  expect(squaresOf(state, 'b')).toEqual([]);
});

test('DZ-SETUP-DEPLOY: a team finds room in whatever order it is written; past its own edge a zone goes on in the next row', () => {
  expect(zones(sizes(1, 2, 2, 3, 4, 4))[0]).toBe('C1R1 C2R1 C3R1 C4R1');
  expect(zones(sizes(2, 2, 3, 3, 1, 1, 4))[0]).toBe('C1R1 C2R1 C3R1 C4R1');
  const edge = 'C1R1 C2R1 C3R1 C4R1 C5R1 C6R1 C7R1 C8R1';
  expect(zones(sizes(4, 4, 4, 4, 4, 4, 4, 4))[0]).toBe(edge);
  expect(zones(sizes(4, 4, 4, 4, 4, 4, 4, 4, 4))).toEqual([`${edge} C1R2`, 'C5R8 C6R8 C7R8 C8R8 C4R8 C3R8 C2R8 C1R8 C1R7']);
});

const car = (size: number) => ({ type: 'V' as const, size });

test('DZ-SETUP-DEPLOY: vehicles find their ground first, and each figure goes where least room is left', () => {
  const floor = mapOf({ floors: ['C4R1L2 full'] });
  expect(zones([...sizes(4, 4, 4, 4), car(4)], floor)[0]).toBe('C1R1 C2R1 C3R1 C4R1');
  const first = mapOf({ floors: ['C1R1L2 full'] });
  expect(zones([car(4), car(4), car(4), car(1), ...sizes(3, 2, 2)], first)[0]).toBe('C1R1 C2R1 C3R1 C4R1');
});

test('DZ-SETUP-DEPLOY: every level with a floor is room', () => {
  expect(zones(sizes(4, 4, 4, 4, 4), mapOf({ floors: ['C1R1L4 full'] }))[0]).toBe('C1R1 C2R1 C3R1 C4R1');
});

/** The red zone, of these squares, for a team that does not fit into it by so many figures of Size 4. */
function grown(squares: readonly string[], more: number): readonly string[] {
  const battle = patrol();
  const figures = new Array(squares.length + more).fill(0).map((_, i) => soldier('A', { id: `a${i}`, weapons: [], size: 4 }));
  const [red, ...others] = battle.mission.zones;
  const mission = { ...battle.mission, zones: [{ ...red, squares: [...squares] }, ...others] } as typeof battle.mission;
  const state = open({ ...battle, mission, groups: battle.groups.map((group, i) => (i === 0 ? { ...group, figures } : group)) });
  Object.assign(state.zones, { a: 'red', b: 'blue' });
  return squaresOf(state, 'a').slice(squares.length);
}

test('DZ-SETUP-DEPLOY: a zone grows along the edge of the board that it lies on, whichever that is, and else to any square beside it', () => {
  expect(grown(['C1R2', 'C1R3'], 2)).toEqual(['C1R1', 'C1R4']);
  expect(grown(['C8R2', 'C8R3'], 2)).toEqual(['C8R1', 'C8R4']);
  expect(grown(['C2R1', 'C3R1'], 2)).toEqual(['C1R1', 'C4R1']);
  expect(grown(['C2R8', 'C3R8'], 2)).toEqual(['C1R8', 'C4R8']);
  expect(grown(['C4R4'], 1)).toEqual(['C4R3']);
  expect(grown(['C2R2', 'C2R3'], 1)).toEqual(['C2R1']);
});
