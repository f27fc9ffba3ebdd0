import { expect, test } from 'vitest';
import { displace, flee } from './displace.ts';
import { at, band, mover as runner, tableWide } from './testing.ts';
import type { Feature, FeatureKind, Other } from './types.ts';

const box = (id: string, x0: number, x1: number, top: number, kind: FeatureKind = 'solid'): Feature => band(id, kind, x0, x1, 0, top);
const tableOf = tableWide(40000);
const enemy = (x: number, y: number): Other => ({ id: 'enemy', body: at(x, y), manner: 'stop' });
const east = { x: 3, y: 0 };

test('UC-MELEE-PUSH UC-SYS-FORCED: a push of 1 pace ends against a wall after 0.4', () => {
  const trace = displace(tableOf(box('wall', 10900, 12000, 3000)), at(10000, 5000), east, 1000, []);
  expect(trace).toMatchObject({ end: { x: 10400, y: 5000 }, length: 400, stop: { reason: 'solid', id: 'wall' } });
});

test('UC-SYS-FORCED: difficult ground and water do not shorten it', () => {
  const table = tableOf(box('marsh', 10000, 12000, 0, 'difficult'), box('pool', 12000, 20000, 0, 'water'));
  expect(displace(table, at(10000, 5000), east, 5000, [])).toMatchObject({ complete: true, end: { x: 15000 }, cost: 5000 });
});

test('UC-SYS-FORCED: linear obstacles, high steps, bases and the table edge stop it; half a pace does not', () => {
  expect(displace(tableOf(box('low', 12000, 12500, 800, 'linear')), at(10000, 5000), east, 5000, []).end.x).toBe(11500);
  expect(displace(tableOf(box('step', 12000, 13000, 501)), at(10000, 5000), east, 5000, []).end.x).toBe(11500);
  expect(displace(tableOf(box('step', 12000, 18000, 500)), at(10000, 5000), east, 5000, []).end).toMatchObject({ x: 15000, z: 500 });
  expect(displace(tableOf(), at(1200, 5000), { x: -1, y: 0 }, 5000, []).end.x).toBe(500);
});

test('UC-SYS-FORCED: it ends in contact with the figure it is pushed into, and engages an enemy', () => {
  expect(displace(tableOf(), at(10000, 5000), east, 5000, [enemy(13000, 5000)])).toMatchObject({
    end: { x: 12000 },
    stop: { reason: 'figure', id: 'enemy' },
    touches: ['enemy'],
  });
});

test('UC-SYS-FORCED: it leaves the enemy that pushes it', () => {
  expect(displace(tableOf(), at(10000, 5000), east, 1000, [enemy(9000, 5000)])).toMatchObject({
    complete: true,
    end: { x: 11000 },
    touches: [],
  });
});

test('UC-SYS-FORCED UC-MOVE-FALL: pushed over an edge it falls and the displacement ends', () => {
  const trace = displace(tableOf(box('roof', 0, 10400, 3000)), at(10000, 5000, 3000), east, 5000, []);
  expect(trace).toMatchObject({ stop: { reason: 'fall' }, end: { x: 10900, y: 5000, z: 0 }, fall: { height: 3000 } });
});

test('UC-ACT-LADDER-USE: pushed off a ladder it falls from its height at once', () => {
  const trace = displace(tableOf(), at(10000, 5000, 2500), east, 1000, []);
  expect(trace).toMatchObject({ length: 0, end: { x: 10000, y: 5000, z: 0 }, fall: { height: 2500 } });
});

test('UC-MORALE-FLEE: it runs 10 paces straight away over open ground', () => {
  const trace = flee(tableOf(), runner(at(10000, 15000)), { x: 0, y: -6000 }, 10000);
  expect(trace).toMatchObject({ complete: true, end: { x: 10000, y: 5000 }, direction: { x: 0, y: -10000 } });
});

test('UC-MORALE-FLEE: with terrain costs, and not into deep water', () => {
  const table = tableOf(box('marsh', 12000, 14000, 0, 'difficult'), box('pool', 18000, 20000, 0, 'water'));
  expect(flee(table, runner(at(10000, 5000)), east, 7000)).toMatchObject({ end: { x: 15000 }, cost: 7000 });
  expect(flee(table, runner(at(10000, 5000)), east, 20000)).toMatchObject({ end: { x: 17500 }, stop: { reason: 'water' } });
});

test('UC-MORALE-FLEE: it stops before a drop that would make it fall', () => {
  const trace = flee(tableOf(box('roof', 0, 12000, 3000)), runner(at(10000, 5000, 3000)), east, 10000);
  expect(trace).toMatchObject({ stop: { reason: 'fall' }, end: { x: 12000, z: 3000 } });
  expect(trace.fall).toBeUndefined();
});

test('UC-MORALE-FLEE: it stops 1 pace before an enemy on its way, and runs past one that is not', () => {
  expect(flee(tableOf(), runner(at(10000, 5000), [enemy(15000, 5300)]), east, 10000)).toMatchObject({
    stop: { reason: 'clearance' },
    touches: [],
  });
  const straight = flee(tableOf(), runner(at(10000, 5000), [enemy(15000, 5000)]), east, 10000);
  expect(straight.end.x).toBe(13000);
  expect(flee(tableOf(), runner(at(10000, 5000), [enemy(15000, 6500)]), east, 10000)).toMatchObject({ complete: true });
});
