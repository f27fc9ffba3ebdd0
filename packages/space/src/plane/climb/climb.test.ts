import { expect, test } from 'vitest';
import { climb, climbables } from './climb.ts';
import { at, box, tableWide } from '../testing.ts';
import type { Feature, Other } from '../types.ts';

const tableOf = tableWide(40000);
const figure = (x: number, y: number, z = 0): Other => ({ id: 'other', body: at(x, y, z), manner: 'block' });
const house = (top: number): Feature => box('house', 'solid', 8000, 4000, 12000, 8000, 0, top);

test('UC-ACT-CLIMB-SWIM: a wall of 2.5 paces is climbed in one action, the base wholly on top and touching the edge', () => {
  expect(climb(tableOf(house(2500)), at(7500, 6000), 'house', 2500, [])).toEqual({
    end: { x: 8500, y: 6000, z: 2500 },
    height: 2500,
    where: 'top',
    facing: { x: 1000, y: 0 },
  });
});

test('UC-ACT-CLIMB-SWIM: on a wall of 3 paces it hangs at 2.5, and goes on from there', () => {
  const table = tableOf(house(3000));
  const half = climb(table, at(7500, 6000), 'house', 2500, []);
  expect(half).toMatchObject({ end: { x: 7500, y: 6000, z: 2500 }, where: 'wall', height: 2500 });
  expect(climb(table, at(7500, 6000, 2500), 'house', 2500, [])).toMatchObject({ end: { x: 8500, z: 3000 }, where: 'top', height: 500 });
  expect(climb(table, at(7500, 6000, 2500), 'house', -1000, [])).toMatchObject({ end: { z: 1500 }, where: 'wall' });
  expect(climb(table, at(7500, 6000, 2500), 'house', -9000, [])).toMatchObject({ end: { z: 0 }, where: 'foot', height: 2500 });
});

test('UC-ACT-CLIMB-SWIM: it climbs down from the edge of a roof', () => {
  const table = tableOf(house(3000));
  expect(climb(table, at(8500, 6000, 3000), 'house', -3000, [])).toMatchObject({
    end: { x: 7500, y: 6000, z: 0 },
    where: 'foot',
    height: 3000,
  });
  expect(climb(table, at(8500, 6000, 3000), 'house', -2500, [])).toMatchObject({ end: { x: 7500, z: 500 }, where: 'wall' });
  expect(climb(table, at(9500, 6000, 3000), 'house', -2500, [])).toEqual({ refused: 'touch', id: 'house' });
});

test('UC-ACT-CLIMB-SWIM: near a corner it is put wholly on the top', () => {
  const top = climb(tableOf(house(2000)), at(7500, 4100), 'house', 2500, []);
  expect(top).toMatchObject({ end: { x: 8500, z: 2000 }, where: 'top' });
  expect('end' in top && top.end.y).toBeGreaterThanOrEqual(4500);
  expect('end' in top && top.end.y).toBeLessThan(4550);
});

test('UC-ACT-CLIMB-SWIM: what is not touched, or marked so, cannot be climbed', () => {
  expect(climb(tableOf(house(2500)), at(7400, 6000), 'house', 2500, [])).toEqual({ refused: 'touch', id: 'house' });
  expect(climb(tableOf({ ...house(2500), climbable: false }), at(7500, 6000), 'house', 2500, [])).toEqual({
    refused: 'touch',
    id: 'house',
  });
  expect(climb(tableOf(house(2500)), at(7500, 6000), 'house', -1000, [])).toEqual({ refused: 'height', id: 'house' });
});

test('UC-ACT-CLIMB-SWIM UC-SYS-BASES: a taken top is reached beside who stands there, and a figure on the wall is in the way', () => {
  const table = tableOf(house(2500));
  const top = climb(table, at(7500, 6000), 'house', 2500, [figure(8500, 6000, 2500)]);
  expect(top).toMatchObject({ end: { x: 8500, y: 5000, z: 2500 }, where: 'top' });
  expect(climb(table, at(7500, 6000), 'house', 2500, [figure(7500, 6000, 2000)])).toMatchObject({ end: { z: 500 }, where: 'wall' });
  expect(climb(table, at(8500, 6000, 2500), 'house', -2500, [figure(7500, 6000)])).toMatchObject({ refused: 'figure', id: 'other' });
});

const enemy = (x: number, y: number, z = 0): Other => ({ id: 'enemy', body: at(x, y, z), manner: 'stop' });

test('UC-ACT-CLIMB-SWIM UC-SYS-BASES: a top taken by an enemy farther in is reached beside it, in contact only where no other place is left', () => {
  const taken = [enemy(9400, 6000, 2500)];
  const beside = climb(tableOf(house(2500)), at(7500, 6000), 'house', 2500, taken);
  expect(beside).toMatchObject({ end: { x: 8500, z: 2500 }, where: 'top' });
  expect('end' in beside && beside.end.y).toBeLessThan(5550);
  const narrow = box('house', 'solid', 8000, 4500, 12000, 7500, 0, 2500);
  const between = [box('south', 'solid', 8000, 0, 12000, 5050, 0, 5000), box('north', 'solid', 8000, 7400, 12000, 20000, 0, 5000)];
  const only = climb(tableOf(narrow, ...between), at(7500, 6000), 'house', 2500, taken);
  expect(only).toMatchObject({ end: { z: 2500 }, where: 'top' });
});

test('UC-MOVE-PATH UC-MOVE-CHARGE: a climb ends on the wall where it first touches an enemy, up or down', () => {
  const table = tableOf(house(2500));
  const above = enemy(8500, 6000, 2500);
  expect(climb(table, at(7500, 6000), 'house', 2500, [above])).toMatchObject({
    end: { x: 7500, y: 6000, z: 1501 },
    where: 'wall',
    height: 1501,
  });
  expect(climb(table, at(7500, 6000), 'house', 1500, [above])).toMatchObject({ end: { z: 1500 }, where: 'wall' });
  expect(climb(table, at(7500, 6000), 'house', 2500, [{ ...above, manner: 'block' }])).toMatchObject({ where: 'top' });
  expect(climb(table, at(7500, 6000), 'house', 2500, [enemy(8530, 6000, 2500)])).toMatchObject({ where: 'top' });
  const nearer = [above, enemy(6500, 6000, 2200)];
  expect(climb(table, at(7500, 6000), 'house', 2500, nearer)).toMatchObject({ end: { z: 1201 }, where: 'wall' });
  const below = enemy(6500, 6000, 0);
  expect(climb(table, at(8500, 6000, 2500), 'house', -2500, [below])).toMatchObject({
    end: { x: 7500, z: 999 },
    where: 'wall',
    height: 1501,
  });
  expect(climb(table, at(7500, 6000), 'house', 2500, [below])).toMatchObject({ where: 'top' });
});

test('UC-MOVE-CHARGE: who may not be touched bars the climb; below the contact it goes on', () => {
  const feared: Other = { ...enemy(8500, 6000, 2500), clearance: 12 };
  expect(climb(tableOf(house(2500)), at(7500, 6000), 'house', 2500, [feared])).toEqual({ refused: 'clearance', id: 'enemy' });
  expect(climb(tableOf(house(2500)), at(7500, 6000), 'house', 1500, [feared])).toMatchObject({ end: { z: 1500 }, where: 'wall' });
});

test('UC-ACT-LADDER: with no room on top a ladder is climbed to its last rung, a wall is not', () => {
  const ladder = box('ladder', 'ladder', 7900, 5800, 8000, 6200, 0, 4000);
  const store = box('store', 'solid', 8010, 0, 12000, 20000, 4000, 9000);
  const full = tableOf(house(4000), store, ladder);
  expect(climb(full, at(7400, 6000), 'ladder', 5000, [])).toMatchObject({
    end: { x: 7400, y: 6000, z: 3999 },
    where: 'wall',
    height: 3999,
  });
  expect(climb(full, at(7400, 6000, 3999), 'ladder', 5000, [])).toMatchObject({ refused: 'solid' });
  expect(climb(full, at(7500, 6000), 'house', 5000, [])).toMatchObject({ refused: 'solid' });
});

test('UC-ACT-CLIMB-SWIM UC-SYS-BASES: straight up it comes into contact with an enemy who waits there', () => {
  const top = climb(tableOf(house(2500)), at(7500, 6000), 'house', 2500, [enemy(8500, 7000, 2500)]);
  expect(top).toMatchObject({ end: { x: 8500, y: 6000, z: 2500 }, where: 'top' });
});

test('UC-ACT-CLIMB-SWIM: a ceiling stops the climb', () => {
  const table = tableOf(house(3000), box('ledge', 'solid', 6000, 4000, 8000, 8000, 2500, 2600));
  expect(climb(table, at(7500, 6000), 'house', 3000, [])).toMatchObject({ end: { z: 1000 }, where: 'wall' });
});

test('UC-ACT-CLIMB-SWIM: the side of a hole is climbed like a wall', () => {
  const table = tableOf(box('pit', 'void', 8000, 4000, 12000, 8000, -2000, 0));
  expect(climb(table, at(8500, 6000, -2000), 'pit', 2500, [])).toMatchObject({ end: { x: 7500, y: 6000, z: 0 }, where: 'top' });
  expect(climb(table, at(7500, 6000), 'pit', -2500, [])).toMatchObject({ end: { x: 8500, y: 6000, z: -2000 }, where: 'foot' });
});

test('UC-ACT-CLIMB-SWIM UC-SYS-BASES: into a hole it climbs down clear of the other sides, a little along the edge from a corner', () => {
  const table = tableOf(box('pit', 'void', 8000, 4000, 12000, 8000, -2000, 0));
  const foot = { end: { x: 11488, y: 4500, z: -2000 }, where: 'foot', height: 2000 };
  expect(climb(table, at(11800, 3500), 'pit', -2500, [])).toMatchObject(foot);
  expect(climb(table, at(11800, 3500), 'pit', -1000, [])).toMatchObject({ end: { x: 11488, y: 4500, z: -1000 }, where: 'wall' });
  const edge = tableOf(box('spur', 'solid', 0, 4000, 4000, 8000, 0, 3000));
  expect(climb(edge, at(500, 6000, 3000), 'spur', -2500, [])).toEqual({ refused: 'table' });
  const crack = tableOf(box('crack', 'void', 8000, 4000, 8800, 8000, -2000, 0));
  expect(climb(crack, at(8400, 3500), 'crack', -2500, [])).toEqual({ refused: 'solid', id: 'crack' });
});

test('UC-ACT-LADDER: a ladder is climbed to the roof it leads to, or to anywhere on it', () => {
  const ladder = box('ladder', 'ladder', 7900, 5800, 8000, 6200, 0, 4000);
  const table = tableOf({ ...house(4000), climbable: false }, ladder);
  expect(climb(table, at(7400, 6000), 'ladder', 5000, [])).toMatchObject({
    end: { x: 8500, y: 6000, z: 4000 },
    where: 'top',
    height: 4000,
  });
  expect(climb(table, at(7400, 6000), 'ladder', 1500, [])).toMatchObject({ end: { x: 7400, z: 1500 }, where: 'wall' });
  expect(climb(table, at(8500, 6000, 4000), 'ladder', -5000, [])).toMatchObject({ end: { x: 7500, z: 0 }, where: 'foot' });
  expect(climb(table, at(8500, 7000, 4000), 'ladder', -5000, [])).toEqual({ refused: 'touch', id: 'ladder' });
});

test('UC-ACT-LADDER: a rope that leads nowhere is climbed to its end', () => {
  const table = tableOf({ ...box('rope', 'ladder', 0, 0, 0, 0, 0, 3000), shape: { type: 'disc', x: 6000, y: 6000, r: 50 } });
  expect(climb(table, at(5450, 6000), 'rope', 5000, [])).toMatchObject({ end: { x: 5450, z: 3000 }, where: 'wall' });
});

test('UC-ACT-CLIMB-SWIM UC-ACT-LADDER: what can be climbed is listed with the heights up and down', () => {
  const table = tableOf(house(3000), box('ladder', 'ladder', 7900, 5800, 8000, 6200, 0, 3000));
  expect(climbables(table, at(7400, 6000))).toEqual([{ id: 'ladder', kind: 'ladder', up: 3000, down: 0 }]);
  expect(climbables(table, at(7500, 6000, 1000))).toEqual([
    { id: 'house', kind: 'wall', up: 2000, down: 1000 },
    { id: 'ladder', kind: 'ladder', up: 2000, down: 1000 },
  ]);
  expect(climbables(table, at(8500, 6000, 3000))).toEqual([
    { id: 'house', kind: 'wall', up: 0, down: 3000 },
    { id: 'ladder', kind: 'ladder', up: 0, down: 3000 },
  ]);
  expect(climbables(table, at(5000, 6000))).toEqual([]);
});

test('UC-ACT-CLIMB-SWIM UC-SYS-BASES: nobody climbs down onto one who hangs just below the edge', () => {
  const table = tableOf(house(3000));
  expect(climb(table, at(8500, 6000, 3000), 'house', -1000, [])).toMatchObject({ end: { x: 7500, z: 2000 }, where: 'wall' });
  expect(climb(table, at(8500, 6000, 3000), 'house', -1000, [figure(7500, 6000, 2000)])).toMatchObject({ refused: 'figure', id: 'other' });
});
