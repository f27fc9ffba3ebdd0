import type { Point, Shape } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { nearestExit, pathToExit, touchesExit } from './exits.ts';
import { battle, box, figure, type BattleSpec, type Spot } from './testing.ts';

/** Ways off a table of 60 paces, whose middle is the origin; bases are a pace across. */

const stage = (at: Spot, more: Partial<BattleSpec> = {}) => {
  const match = battle({ figures: { a: { at }, b: { at: [20, 20] } }, ...more });
  return [match.state, figure(match, 'a')] as const;
};
const inPaces = ({ x, y }: Point): readonly number[] => [x, y].map((one) => Math.round((one - 30_000) / 10) / 100);
const nearest = (...stagedAt: Parameters<typeof stage>) => inPaces(nearestExit(...stage(...stagedAt)));
/** To a tenth of a pace: bases touch a hundredth before. */
const path = (...stagedAt: Parameters<typeof stage>) =>
  pathToExit(...stage(...stagedAt)).map((place) => inPaces(place).map((one) => Math.round(10 * one) / 10));
const touches = (...stagedAt: Parameters<typeof stage>) => touchesExit(...stage(...stagedAt));

const gate: Shape = box('gate', [20, -5, 22, 5]).shape;
const pit: Shape = { type: 'disc', x: 40_000, y: 30_000, r: 2000 };

test('UK-MORALE-FLEE-GOOD: a base that touches any edge of the table is at an exit', () => {
  const spots: readonly Spot[] = [
    [-29.5, 0],
    [29.5, 0],
    [0, -29.5],
    [0, 29.5],
  ];
  expect(spots.map((at) => touches(at))).toEqual([true, true, true, true]);
  const short: readonly Spot[] = [
    [-29.4, 0],
    [29.4, 0],
    [0, -29.4],
    [0, 29.4],
    [0, 0],
  ];
  expect(short.map((at) => touches(at))).toEqual([false, false, false, false, false]);
});

test('UK-MORALE-FLEE-GOOD: with exits of its own only those count, touched by the base', () => {
  const exits = [gate];
  const spots: readonly Spot[] = [
    [19.5, 0],
    [19.4, 0],
    [29.5, 0],
    [21, 5.5],
  ];
  expect(spots.map((at) => touches(at, { exits }))).toEqual([true, false, false, true]);
});

test('UK-MORALE-FLEE-GOOD: the nearest exit is straight ahead at the nearest edge, or on the nearest side of an exit', () => {
  const spots: readonly Spot[] = [
    [-20, 3.21],
    [20.3, 5.4],
    [5.25, 25],
    [-7.77, -21],
  ];
  expect(spots.map((at) => nearest(at))).toEqual([
    [-29.5, 3.21],
    [29.5, 5.4],
    [5.25, 29.5],
    [-7.77, -29.5],
  ]);
  const round: readonly Spot[] = [
    [0, 2],
    [21, 9],
    [29, -2],
    [21, -9],
  ];
  expect(round.map((at) => nearest(at, { exits: [gate] }))).toEqual([
    [20, 2],
    [21, 5],
    [22, -2],
    [21, -5],
  ]);
  expect(nearest([0, 9], { exits: [gate, pit] })).toEqual([10, 0]);
});

test('UK-MORALE-FLEE-GOOD: the way leads there until the base first touches it; round what is in the way; none from an exit', () => {
  expect(path([-20, 3])).toEqual([[-29.5, 3]]);
  expect(path([5, 0], { exits: [gate] })).toEqual([[19.5, 0]]);
  expect(path([2, 0], { exits: [pit] })).toEqual([[7.5, 0]]);
  expect(path([-29.5, 3])).toEqual([]);
  const [corner, end] = path([2, 0], { exits: [pit], terrain: [box('mur', [4, -20, 4.5, 1], { top: 3 })] });
  expect([corner?.[1], end?.[1]].every((y) => y !== undefined && y > 0)).toBe(true);
});

test('UK-MORALE-FLEE-GOOD: behind a wall the shortest way leads to another point of the same edge', () => {
  const wall = box('mur', [-28.5, -6, -28, 3], { top: 3 });
  const end = path([-27, 0], { terrain: [wall] }).at(-1) ?? [];
  expect(end[0]).toBe(-29.5);
  expect(end[1]).toBeGreaterThan(2.9);
  expect(end[1]).toBeLessThan(4.6);
});
