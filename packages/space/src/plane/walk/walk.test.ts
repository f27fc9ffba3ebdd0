import { expect, test } from 'vitest';
import { at, box as rect, mover, tableWide } from '../testing.ts';
import type { Body, Mover, Other, Place, Table } from '../types.ts';
import { walk } from './walk.ts';

const tableOf = tableWide(40000);
const go = (table: Table, body: Body, to: [number, number], budget = 5000, others: readonly Other[] = [], more: Partial<Mover> = {}) =>
  walk(table, mover(body, others, more), [{ x: to[0], y: to[1] }], budget);
const enemy = (x: number, y: number, z = 0): Other => ({ id: 'enemy', body: at(x, y, z), manner: 'stop' });
const friend = (x: number, y: number): Other => ({ id: 'friend', body: at(x, y), manner: 'block' });
const end = (place: Place): [number, number, number] => [place.x, place.y, place.z];

const open = tableOf();

test('UC-ACT-MOVE UC-MOVE-PATH: a path in the open costs its length', () => {
  const trace = walk(
    open,
    mover(at(5000, 5000)),
    [
      { x: 7000, y: 5000 },
      { x: 7000, y: 8000 },
    ],
    5000,
  );
  expect(trace).toMatchObject({ complete: true, length: 5000, cost: 5000, direction: { x: 0, y: 3000 }, touches: [] });
  expect(trace.points.map(end)).toEqual([
    [5000, 5000, 0],
    [7000, 5000, 0],
    [7000, 8000, 0],
  ]);
});

test('UC-ACT-MOVE: a move of length 0 goes nowhere and is complete', () => {
  const trace = walk(open, mover(at(5000, 5000)), [{ x: 5000, y: 5000 }], 5000);
  expect(trace).toMatchObject({ complete: true, length: 0, direction: undefined });
});

test('UC-ACT-RUN: a run of 10 paces is walked whole, one of 10.5 ends at 10', () => {
  expect(go(open, at(5000, 5000), [15000, 5000], 10000).complete).toBe(true);
  expect(go(open, at(5000, 5000), [15500, 5000], 10000)).toMatchObject({ complete: false, end: { x: 15000 }, stop: { reason: 'budget' } });
});

test('UC-SYS-DISTANCE: a path too long by no more than the tolerance is as long as the budget', () => {
  expect(go(open, at(5000, 5000), [10001, 5000]).complete).toBe(true);
  expect(go(open, at(5000, 5000), [10002, 5000])).toMatchObject({ complete: false, cost: 5000 });
});

test('UC-MOVE-PATH: the whole base stays on the table', () => {
  expect(go(open, at(2000, 5000), [-3000, 5000])).toMatchObject({ end: { x: 500, y: 5000 }, stop: { reason: 'table' }, cost: 1500 });
});

test('UC-MOVE-DIFFICULT: 1 pace in the open, then 2 in difficult ground for 4', () => {
  const table = tableOf(rect('marsh', 'difficult', 6000, 0, 20000, 20000, 0, 0));
  expect(go(table, at(5000, 5000), [12000, 5000])).toMatchObject({
    end: { x: 8000 },
    length: 3000,
    cost: 5000,
    stop: { reason: 'budget' },
  });
  expect(go(table, at(7000, 5000), [20000, 5000], 10000)).toMatchObject({ end: { x: 12000 }, cost: 10000 });
  expect(go(table, at(5000, 5000), [12000, 5000], 5000, [], { difficultFactor: 1 })).toMatchObject({ end: { x: 10000 } });
});

test('UC-MOVE-DIFFICULT: only the centre counts, and only on its level', () => {
  const table = tableOf(rect('marsh', 'difficult', 6000, 5100, 20000, 20000, 0, 0));
  expect(go(table, at(5000, 5000), [10000, 5000]).cost).toBe(5000);
});

test('UC-MOVE-OBSTACLE: crossing costs 2 from touching one side to touching the other', () => {
  const table = tableOf(rect('wall', 'linear', 7500, 0, 8500, 20000, 0, 1000));
  const trace = go(table, at(5000, 5000), [12000, 5000]);
  expect(trace).toMatchObject({ end: { x: 10000 }, length: 5000, cost: 5000 });
});

test('UC-MOVE-OBSTACLE: a thin wall still costs 2, and no difficult ground on top of it', () => {
  const table = tableOf(rect('wall', 'linear', 7500, 0, 7900, 20000, 0, 1000), rect('marsh', 'difficult', 7000, 0, 8400, 20000, 0, 0));
  expect(go(table, at(5000, 5000), [12000, 5000])).toMatchObject({ end: { x: 9400 }, length: 4400, cost: 5000 });
});

test('UC-MOVE-OBSTACLE: with too little left it stops against the wall', () => {
  const table = tableOf(rect('wall', 'linear', 9000, 0, 10000, 20000, 0, 1000));
  expect(go(table, at(5000, 5000), [12000, 5000])).toMatchObject({ end: { x: 8500 }, cost: 3500, stop: { reason: 'linear' } });
});

test('UC-MOVE-OBSTACLE: it cannot stop on it, neither by choice nor because an enemy stands behind', () => {
  const table = tableOf(rect('wall', 'linear', 7500, 0, 8500, 20000, 0, 1000));
  expect(go(table, at(5000, 5000), [8000, 5000])).toMatchObject({ end: { x: 7000 }, complete: false, stop: { reason: 'linear' } });
  expect(go(table, at(5000, 5000), [9000, 5000])).toMatchObject({ end: { x: 9000 }, complete: true });
  expect(go(table, at(5000, 5000), [12000, 5000], 5000, [enemy(9500, 5000)])).toMatchObject({ end: { x: 7000 }, touches: [] });
});

test('UC-MOVE-OBSTACLE: who cannot cross stops against it, and may go along it', () => {
  const table = tableOf(rect('wall', 'linear', 7500, 0, 8500, 20000, 0, 1000));
  const limited = { linearCost: undefined };
  expect(go(table, at(5000, 5000), [12000, 5000], 5000, [], limited)).toMatchObject({
    end: { x: 7000 },
    stop: { reason: 'linear', id: 'wall' },
  });
  expect(go(table, at(7000, 5000), [7000, 9000], 5000, [], limited).complete).toBe(true);
  expect(go(table, at(7000, 5000), [7000, 9000])).toMatchObject({ complete: true, cost: 4000 });
});

test('UC-MOVE-OBSTACLE: a crossing goes on over the corner of a path', () => {
  const table = tableOf(rect('wall', 'linear', 7500, 0, 8500, 20000, 0, 1000));
  const trace = walk(
    table,
    mover(at(6000, 5000)),
    [
      { x: 8000, y: 5000 },
      { x: 8000, y: 5500 },
      { x: 9500, y: 5500 },
    ],
    5000,
  );
  expect(trace).toMatchObject({ complete: true, length: 4000, cost: 4000 });
});

test('UC-MOVE-PATH: a wall stops the base on touching it, a gap as wide as the base lets it pass', () => {
  const table = tableOf(rect('a', 'solid', 8000, 0, 9000, 5000, 0, 3000), rect('b', 'solid', 8000, 6000, 9000, 20000, 0, 3000));
  expect(go(table, at(5000, 3000), [12000, 3000])).toMatchObject({ end: { x: 7500 }, stop: { reason: 'solid', id: 'a' } });
  expect(go(table, at(5000, 5500), [10000, 5500])).toMatchObject({ complete: true });
  expect(go(table, at(5000, 5502), [10000, 5502])).toMatchObject({ complete: false, stop: { id: 'b' } });
});

test('UC-MOVE-PATH: it may go along a wall it touches and away from it, not into it', () => {
  const table = tableOf(rect('a', 'solid', 8000, 0, 9000, 10000, 0, 3000));
  expect(go(table, at(7500, 5000), [7500, 9000]).complete).toBe(true);
  expect(go(table, at(7500, 5000), [5000, 6000]).complete).toBe(true);
  expect(go(table, at(7500, 5000), [9000, 5000])).toMatchObject({ length: 0, end: { x: 7500 }, stop: { reason: 'solid' } });
});

test('UC-MOVE-PATH: steps of half a pace are free, higher ones block', () => {
  const steps = tableOf(rect('a', 'solid', 8000, 0, 10000, 20000, 0, 500), rect('b', 'solid', 10000, 0, 20000, 20000, 0, 1000));
  const trace = go(steps, at(6000, 5000), [11000, 5000]);
  expect(trace).toMatchObject({ complete: true, cost: 5000, end: { z: 1000 } });
  expect(trace.points.map((p) => p.z)).toEqual([0, 0, 500, 500, 1000, 1000]);
  expect(Math.abs((trace.points[1]?.x ?? 0) - 8000)).toBeLessThan(2);
  const high = tableOf(rect('a', 'solid', 8000, 0, 10000, 20000, 0, 501));
  expect(go(high, at(6000, 5000), [11000, 5000])).toMatchObject({ end: { x: 7500, z: 0 }, stop: { reason: 'solid' } });
});

test('UC-MOVE-PATH UC-MOVE-FALL: a drop below 2 paces does not end the movement, and the base clears the edge', () => {
  const table = tableOf(rect('roof', 'solid', 0, 0, 8000, 20000, 0, 1900));
  expect(go(table, at(6000, 5000, 1900), [11000, 5000])).toMatchObject({ complete: true, end: { x: 11000, z: 0 }, cost: 5000 });
  expect(go(table, at(6000, 5000, 1900), [8200, 5000])).toMatchObject({ complete: true, end: { x: 8500, z: 0 }, cost: 2200 });
  expect(go(table, at(6000, 5000, 1900), [8000, 5000])).toMatchObject({ complete: true, end: { x: 8000, z: 1900 } });
});

test('UC-MOVE-PATH UC-ACT-ALERT-TRIGGER: who goes on after a pause in a small drop clears the edge as well', () => {
  const table = tableOf(rect('roof', 'solid', 0, 0, 8000, 20000, 0, 1900));
  expect(go(table, at(8100, 5000), [8200, 5000])).toMatchObject({ complete: true, end: { x: 8500, z: 0 } });
  expect(go(table, at(8100, 5000), [9000, 5000])).toMatchObject({ complete: true, end: { x: 9000, z: 0 } });
});

test('UC-MOVE-FALL: more than half over a drop of 2 paces falls, exactly half does not', () => {
  const table = tableOf(rect('roof', 'solid', 0, 0, 8000, 20000, 0, 2000));
  expect(go(table, at(6000, 5000, 2000), [8000, 5000])).toMatchObject({ complete: true, end: { x: 8000, z: 2000 } });
  const trace = go(table, at(6000, 5000, 2000), [11000, 5000]);
  expect(trace).toMatchObject({ complete: false, stop: { reason: 'fall' }, end: { x: 8500, y: 5000, z: 0 } });
  expect(trace.fall).toMatchObject({ height: 2000, landing: { x: 8500, y: 5000, z: 0 } });
  expect(Math.abs((trace.fall?.from.x ?? 0) - 8001)).toBeLessThan(1);
  expect(trace.length).toBeCloseTo((trace.fall?.from.x ?? 0) - 6000, 6);
});

test('UC-MOVE-FALL: on an occupied foot it lands at the nearest free place', () => {
  const table = tableOf(rect('roof', 'solid', 0, 0, 8000, 20000, 0, 3000));
  const trace = go(table, at(6000, 5000, 3000), [11000, 5000], 5000, [friend(8600, 5000)]);
  const landing = trace.fall?.landing;
  expect(landing?.z).toBe(0);
  const dx = (landing?.x ?? 0) - 8600;
  const dy = (landing?.y ?? 0) - 5000;
  expect(Math.sqrt(dx * dx + dy * dy)).toBeGreaterThan(998.9);
  expect(Math.sqrt(dx * dx + dy * dy)).toBeLessThan(1150);
});

test('UC-MOVE-FALL: it falls into a hole, wholly inside it', () => {
  const table = tableOf(rect('pit', 'void', 8000, 0, 12000, 20000, -3000, 0));
  const trace = go(table, at(6000, 5000), [11000, 5000]);
  expect(trace.fall).toMatchObject({ height: 3000, landing: { x: 8500, y: 5000, z: -3000 } });
});

test('UC-MOVE-FALL: half of the area counts, not the centre', () => {
  const corner = tableOf(rect('roof', 'solid', 0, 0, 8000, 8000, 0, 3000));
  const trace = go(corner, at(6000, 6000, 3000), [9000, 9000]);
  const from = trace.fall?.from;
  // A quarter disc about the corner would be a quarter of the base: it tips well before its centre comes there.
  expect(from?.x).toBeGreaterThan(7700);
  expect(from?.x).toBeLessThan(7900);
});

test('UC-MOVE-PATH: deep water stops a move at its edge', () => {
  const table = tableOf(rect('pool', 'water', 8000, 0, 12000, 20000, -2000, 0));
  expect(go(table, at(6000, 5000), [11000, 5000])).toMatchObject({ end: { x: 7500 }, stop: { reason: 'water', id: 'pool' } });
});

test('UC-ACT-CLIMB-SWIM: a swim starts at the edge, costs its length and may end on the bank touching the edge', () => {
  const table = tableOf(rect('pool', 'water', 8000, 0, 10000, 20000, -2000, 0));
  const swim = { medium: 'swim' } as const;
  expect(go(table, at(7500, 5000), [10000, 5000], 2500, [], swim)).toMatchObject({ complete: true, cost: 2500 });
  expect(go(table, at(9000, 5000), [12000, 5000], 2500, [], swim)).toMatchObject({ end: { x: 10501 }, stop: { reason: 'water' } });
  expect(go(table, at(6000, 5000), [10000, 5000], 2500, [], swim)).toMatchObject({ length: 0, stop: { reason: 'water' } });
});

test('UC-MOVE-PATH UC-MOVE-CHARGE: contact with an enemy ends the movement', () => {
  expect(go(open, at(5000, 5000), [10000, 5000], 5000, [enemy(9000, 5000)])).toMatchObject({
    end: { x: 8000, y: 5000 },
    cost: 3000,
    stop: { reason: 'contact', id: 'enemy' },
    touches: ['enemy'],
  });
});

test('UC-SYS-BASES: passing within the contact gap is contact, passing clear of it is not', () => {
  const near = go(open, at(5000, 5000), [10000, 5000], 5000, [enemy(8000, 6005)]);
  expect(near).toMatchObject({ end: { x: 8000 }, stop: { reason: 'contact' }, touches: ['enemy'] });
  expect(go(open, at(5000, 5000), [10000, 5000], 5000, [enemy(8000, 6012)])).toMatchObject({ complete: true, touches: [] });
});

test('UC-MOVE-CHARGE: a path that ends within the contact gap touches', () => {
  expect(go(open, at(5000, 5000), [7992, 5000], 5000, [enemy(9000, 5000)])).toMatchObject({ end: { x: 7992 }, touches: ['enemy'] });
});

test('UC-SYS-BASES: levels a pace apart are no contact', () => {
  const table = tableOf(rect('roof', 'solid', 8600, 0, 12000, 20000, 0, 1600));
  expect(go(table, at(5000, 5000), [8050, 5000], 5000, [enemy(9100, 5000, 1600)])).toMatchObject({ complete: true, touches: [] });
});

test('UC-MELEE-DISENGAGE: who starts in contact may go away or along, not into the enemy', () => {
  const others = [enemy(6000, 5000)];
  expect(go(open, at(5000, 5000), [2000, 5000], 5000, others)).toMatchObject({ complete: true, touches: [] });
  expect(go(open, at(5000, 5000), [5000, 8000], 5000, others)).toMatchObject({ complete: true, touches: [] });
  expect(go(open, at(5000, 5000), [8000, 5000], 5000, others)).toMatchObject({
    length: 0,
    stop: { reason: 'contact' },
    touches: ['enemy'],
  });
});

test('UC-MELEE-DISENGAGE: once gone, contact with the same enemy stops it again', () => {
  const path = [
    { x: 4500, y: 5000 },
    { x: 5500, y: 5000 },
  ];
  expect(walk(open, mover(at(5000, 5000), [enemy(6000, 5000)]), path, 5000)).toMatchObject({
    end: { x: 5000 },
    stop: { reason: 'contact' },
  });
});

test('UC-MOVE-PATH: a friend blocks, and may be passed through where the option allows, never ended upon', () => {
  expect(go(open, at(5000, 5000), [10000, 5000], 5000, [friend(8000, 5000)])).toMatchObject({
    end: { x: 7000 },
    stop: { reason: 'figure', id: 'friend' },
  });
  const pass: Other = { ...friend(8000, 5000), manner: 'pass' };
  expect(go(open, at(5000, 5000), [10000, 5000], 5000, [pass])).toMatchObject({ complete: true });
  expect(go(open, at(5000, 5000), [8500, 5000], 5000, [pass])).toMatchObject({
    end: { x: 7000 },
    stop: { reason: 'figure', id: 'friend' },
  });
  expect(go(open, at(5000, 5000), [10000, 5000], 5000, [pass, enemy(9500, 5000)])).toMatchObject({ end: { x: 7000 }, touches: [] });
});

test('UC-ATTR-INDECELABLE: no point of the movement is nearer than 1 pace to an undetectable enemy', () => {
  const hidden: Other = { ...enemy(10000, 5000), clearance: 1000 };
  expect(go(open, at(5000, 5000), [10000, 5000], 5000, [hidden])).toMatchObject({
    end: { x: 8000 },
    stop: { reason: 'clearance', id: 'enemy' },
  });
  expect(go(open, at(5000, 7000), [15000, 7000], 10000, [hidden])).toMatchObject({ complete: true });
  expect(go(open, at(5000, 6900), [15000, 6900], 10000, [hidden])).toMatchObject({ complete: false, stop: { reason: 'clearance' } });
});

test('UC-MOVE-PATH: a low platform blocks, a high one is passed under', () => {
  const low = tableOf(rect('bridge', 'solid', 8000, 0, 9000, 20000, 1400, 1600));
  const high = tableOf(rect('bridge', 'solid', 8000, 0, 9000, 20000, 1500, 1700));
  expect(go(low, at(6000, 5000), [11000, 5000])).toMatchObject({ end: { x: 7500 }, stop: { reason: 'solid' } });
  expect(go(high, at(6000, 5000), [11000, 5000])).toMatchObject({ complete: true });
});

test('UC-MOVE-TERRAIN-KINDS: small obstacles and ladders are walked over at no cost', () => {
  const table = tableOf(rect('crate', 'small', 8000, 0, 9000, 20000, 0, 700), rect('ladder', 'ladder', 6500, 4000, 6600, 6000, 0, 3000));
  expect(go(table, at(6000, 5000), [11000, 5000])).toMatchObject({ complete: true, cost: 5000, end: { z: 0 } });
});

test('UC-MOVE-PATH: a bridge over deep water is left on the bank, not over its side', () => {
  const table = tableOf(rect('river', 'water', 8000, 0, 12000, 20000, 0, 0), rect('bridge', 'solid', 7000, 4000, 13000, 6000, 100, 400));
  expect(go(table, at(6000, 5000), [15000, 5000], 10000)).toMatchObject({ complete: true, end: { x: 15000, z: 0 } });
  expect(go(table, at(10000, 5000, 400), [10000, 9000])).toMatchObject({ complete: false, stop: { reason: 'water', id: 'river' } });
});

test('UC-MOVE-OBSTACLE: a way that is passed through by a figure ends neither on it nor on a low wall before it', () => {
  const table = tableOf(rect('low', 'linear', 6800, 0, 7300, 20000, 0, 900));
  const pass: Other = { ...friend(8300, 5000), manner: 'pass' };
  // On the figure at 8300, and before it on the wall: back to where the wall begins.
  expect(go(table, at(5000, 5000), [8400, 5000], 5000, [pass])).toMatchObject({ end: { x: 6300 }, complete: false });
});

test('what passes through walls is neither stopped nor slowed by them, and comes to rest before or behind one', () => {
  const through = { throughWalls: true } as const;
  const house = rect('house', 'solid', 6000, 0, 9000, 10000, 0, 3000);
  const low = rect('low', 'linear', 10000, 0, 10500, 10000, 0, 1500);
  const table = tableWide(20000)(house, low);
  const ghost = mover(at(5000, 5000), [], through);
  expect(walk(table, mover(at(5000, 5000)), [{ x: 11500, y: 5000 }], 6500)).toMatchObject({ end: { x: 5500 }, stop: { id: 'house' } });
  expect(walk(table, ghost, [{ x: 11500, y: 5000 }], 6500)).toMatchObject({ end: { x: 11500, y: 5000, z: 0 }, cost: 6500, complete: true });
  const inside = walk(table, ghost, [{ x: 8000, y: 5000 }], 6500);
  expect(inside).toMatchObject({ end: { x: 5500, y: 5000, z: 0 }, stop: { reason: 'solid', id: 'house' } });
  expect(walk(table, ghost, [{ x: 10300, y: 5000 }], 6500)).toMatchObject({ end: { x: 9500 }, stop: { reason: 'linear', id: 'low' } });
  expect(walk(table, mover(at(7000, 5000, 3000), [], through), [{ x: 8000, y: 5000 }], 6500).end.z).toBe(3000);
});
