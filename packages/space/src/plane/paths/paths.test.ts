import { expect, test } from 'vitest';
import { gap } from '../measure.ts';
import { placeAt } from '../move/along.ts';
import { approach, shortestPath, shortestPathToAny } from './paths.ts';
import { at, box, mover, tableWide } from '../testing.ts';
import type { Other, Table } from '../types.ts';

const tableOf = tableWide(30000);
const figure = (x: number, y: number, manner: Other['manner'] = 'stop', id = 'enemy'): Other => ({ id, body: at(x, y), manner });

const gate = (width: number): Table =>
  tableOf(box('a', 'solid', 9000, 0, 10000, 8000), box('b', 'solid', 9000, 8000 + width, 10000, 20000));

test('UC-MOVE-PATH: straight on where nothing is in the way', () => {
  expect(shortestPath(tableOf(), mover(at(5000, 5000)), { x: 8000, y: 9000 }, 5000)).toMatchObject({
    path: [{ x: 8000, y: 9000 }],
    cost: 5000,
  });
  expect(shortestPath(tableOf(), mover(at(5000, 5000)), { x: 8000, y: 9002 }, 5000)).toBeUndefined();
});

test('UC-MOVE-PATH: round a wall, along arcs about its corners', () => {
  const table = tableOf(box('wall', 'solid', 9000, 4000, 10000, 8000));
  const found = shortestPath(table, mover(at(7000, 5000)), { x: 12000, y: 5000 }, 20000);
  // Two tangents, two arcs of radius 500 about the lower corners, and the wall's width between them.
  const tangent = Math.sqrt(2000 * 2000 + 1000 * 1000 - 500 * 500);
  const angle = Math.atan2(1000, 2000) + Math.asin(500 / Math.sqrt(2000 * 2000 + 1000 * 1000));
  const truth = 2 * tangent + 2 * 500 * angle + 1000;
  expect(found?.cost).toBeGreaterThan(truth - 3);
  expect(found?.cost).toBeLessThan(truth * 1.002);
  expect(shortestPath(table, mover(at(7000, 5000)), { x: 12000, y: 5000 }, truth - 10)).toBeUndefined();
});

test('what passes through walls goes straight through them, also into contact, and ends beside them', () => {
  const table = tableOf(box('wall', 'solid', 9000, 4000, 10000, 8000), box('low', 'linear', 11000, 4000, 11500, 8000));
  const ghost = mover(at(7000, 5000), [figure(14000, 5000)], { throughWalls: true });
  // The same kind of mover that goes round walls has been asked before: nothing of that may be kept for the other.
  expect(shortestPath(table, mover(at(7000, 5000)), { x: 12500, y: 5000 }, 5500)).toBeUndefined();
  expect(shortestPath(table, ghost, { x: 12500, y: 5000 }, 5500)).toMatchObject({ path: [{ x: 12500, y: 5000 }], cost: 5500 });
  expect(shortestPath(table, ghost, { x: 9500, y: 5000 }, 9000)).toBeUndefined();
  expect(shortestPath(table, ghost, { x: 11200, y: 5000 }, 9000)).toBeUndefined();
  expect(approach(table, ghost, 'enemy', 6000)).toMatchObject({ cost: 6000, trace: { touches: ['enemy'] } });
  const alone = tableOf(box('wall', 'solid', 9000, 4000, 10000, 8000));
  const beyond = mover(at(7000, 5000), [figure(10700, 5000)], { throughWalls: true });
  // Straight on it would touch its target from inside the wall: it comes to it from another side.
  expect(approach(alone, beyond, 'enemy', 9000)?.trace).toMatchObject({ complete: true, touches: ['enemy'] });
});

test('UC-MOVE-PATH: through a gap exactly as wide as the base, not through a narrower one', () => {
  expect(shortestPath(gate(1000), mover(at(5000, 3000)), { x: 14000, y: 12000 }, 20000)).toBeDefined();
  expect(shortestPath(gate(990), mover(at(5000, 3000)), { x: 14000, y: 12000 }, 20000)).toBeUndefined();
});

test('UC-MOVE-PATH: to the one of several points that is nearest on foot, on level ground and on uneven', () => {
  const goals = [0, 1, 2, 3, 4, 5].flatMap((i) => [
    { x: 4000 * i + 500, y: 500 },
    { x: 500, y: 3000 * i + 700 },
    { x: 9500, y: 2500 * i + 1000 },
  ]);
  const wall = box('wall', 'solid', 4000, 3000, 6000, 12000);
  const step = box('step', 'solid', 6000, 2000, 8000, 9000, 0, 400);
  const pit = box('pit', 'void', 500, 6000, 3500, 8000, -3000);
  for (const table of [tableOf(wall), tableOf(wall, step, pit)]) {
    for (const from of [at(7000, 5000), at(3200, 4000), at(7000, 9600)]) {
      const each = goals.map((goal) => shortestPath(table, mover(from), goal, 60000)?.cost ?? Infinity);
      const found = shortestPathToAny(table, mover(from), goals, 60000);
      expect(found?.cost).toBeCloseTo(Math.min(...each), 0);
      expect(shortestPathToAny(table, mover(from), goals, Math.min(...each) - 10)).toBeUndefined();
    }
  }
});

test('UC-MOVE-PATH: to none of several points that it may not stand at, or where an enemy is touched', () => {
  const table = tableOf(box('wall', 'solid', 9000, 4000, 10000, 8000));
  const inside = { x: 9500, y: 5000 };
  expect(shortestPathToAny(table, mover(at(8000, 5000)), [inside], 20000)).toBeUndefined();
  const beside = mover(at(5000, 5000), [figure(8000, 5000)]);
  const [near, far] = [
    { x: 7000, y: 5000 },
    { x: 3000, y: 9000 },
  ];
  expect(shortestPathToAny(table, beside, [near, far], 20000)?.path).toEqual([far]);
});

test('UC-MOVE-PATH UC-MOVE-CHARGE: round figures, out of contact with enemies', () => {
  const found = shortestPath(tableOf(), mover(at(5000, 5000), [figure(8000, 5000)]), { x: 11000, y: 5000 }, 20000);
  expect(found?.trace).toMatchObject({ complete: true, touches: [] });
  expect(found?.cost).toBeLessThan(6500);
  const friend = shortestPath(tableOf(), mover(at(5000, 5000), [figure(8000, 5000, 'block')]), { x: 11000, y: 5000 }, 20000);
  expect(friend?.cost).toBeLessThan(found?.cost ?? 0);
  expect(shortestPath(tableOf(), mover(at(5000, 5000), [figure(8000, 5000, 'pass')]), { x: 11000, y: 5000 }, 20000)?.cost).toBe(6000);
});

test('UC-MOVE-CHARGE: it may end in contact, where the way goes no nearer before', () => {
  const others = [figure(8000, 5000)];
  expect(shortestPath(tableOf(), mover(at(5000, 5000), others), { x: 7000, y: 5000 }, 5000)?.trace.touches).toEqual(['enemy']);
  expect(shortestPath(tableOf(), mover(at(5000, 5000), others), { x: 9000, y: 5000 }, 20000)?.trace).toMatchObject({
    complete: true,
    touches: ['enemy'],
  });
  expect(shortestPath(tableOf(), mover(at(5000, 5000), others), { x: 7300, y: 5000 }, 5000)).toBeUndefined();
});

test('UC-MELEE-DISENGAGE: out of contact, round the enemy', () => {
  const found = shortestPath(tableOf(), mover(at(5000, 5000), [figure(6000, 5000)]), { x: 8000, y: 5000 }, 9000);
  expect(found?.trace.complete).toBe(true);
});

test('UC-ATTR-INDECELABLE: it keeps a pace away from an undetectable enemy', () => {
  const hidden: Other = { ...figure(8000, 5000), clearance: 1000 };
  const found = shortestPath(tableOf(), mover(at(5000, 5000), [hidden]), { x: 11000, y: 5000 }, 20000);
  for (let s = 0; s < (found?.trace.length ?? 0); s += 50) {
    expect(gap({ ...at(0, 0), ...placeAt(found?.trace.points ?? [], s) }, hidden.body)).toBeGreaterThan(998);
  }
});

test('UC-MOVE-DIFFICULT: round difficult ground where that costs less, through it for an agile walker', () => {
  const table = tableOf(box('marsh', 'difficult', 7000, 2000, 11000, 6000, 0, 0));
  const goal = { x: 12000, y: 4000 };
  const around = shortestPath(table, mover(at(6000, 4000)), goal, 20000);
  const straight = 6000 + 4000;
  const truth = 2 * Math.sqrt(1000 * 1000 + 2000 * 2000) + 4000;
  expect(truth).toBeLessThan(straight);
  expect(around?.cost).toBeCloseTo(truth, -1);
  expect(shortestPath(table, mover(at(6000, 4000), [], { difficultFactor: 1 }), goal, 20000)?.cost).toBe(6000);
});

test('UC-MOVE-OBSTACLE: over a low wall at its cost, round it for who cannot cross', () => {
  const table = tableOf(box('low', 'linear', 9000, 2000, 9300, 9000, 0, 900));
  const goal = { x: 12000, y: 5000 };
  expect(shortestPath(table, mover(at(6000, 5000)), goal, 20000)?.cost).toBeCloseTo(6000 + 2000 - 1300, -1);
  const limited = shortestPath(table, mover(at(6000, 5000), [], { linearCost: undefined }), goal, 20000);
  expect(limited?.cost).toBeGreaterThan(9000);
  expect(limited?.trace.complete).toBe(true);
});

test('UC-MOVE-PATH: up a flight of steps onto a platform and along it', () => {
  const steps = [1, 2, 3, 4].map((n) => box(`step${String(n)}`, 'solid', 8000 + n * 1000, 9000, 9000 + n * 1000, 11000, 0, n * 500));
  const table = tableOf(...steps, box('roof', 'solid', 13000, 5000, 18000, 15000, 0, 2500));
  const found = shortestPath(table, mover(at(12000, 6000)), { x: 15000, y: 6000 }, 30000);
  expect(found?.trace).toMatchObject({ complete: true, end: { x: 15000, y: 6000, z: 2500 } });
  // Back along the side of the steps to the first, then up: no other way is walked up.
  expect(found?.cost).toBeGreaterThan(10000);
});

test('UC-MOVE-FALL: round a hole, not over its edge', () => {
  const table = tableOf(box('pit', 'void', 8000, 3000, 10000, 7000, -4000, 0));
  const found = shortestPath(table, mover(at(6000, 5000)), { x: 12000, y: 5000 }, 30000);
  expect(found?.trace).toMatchObject({ complete: true, end: { z: 0 } });
});

test('UC-ACT-CLIMB-SWIM: a swim keeps to the water', () => {
  const table = tableOf(box('a', 'water', 5000, 5000, 7000, 12000, -2000, 0), box('b', 'water', 5000, 10000, 14000, 12000, -2000, 0));
  const found = shortestPath(table, mover(at(6000, 6000), [], { medium: 'swim' }), { x: 13000, y: 11000 }, 30000);
  expect(found?.trace).toMatchObject({ complete: true });
  expect(found?.path.length).toBeGreaterThan(1);
});

test('UC-MOVE-CHARGE: the shortest way into contact, straight or round what is in the way', () => {
  expect(approach(tableOf(), mover(at(5000, 5000), [figure(9000, 5000)]), 'enemy', 5000)).toMatchObject({
    path: [{ x: 8000, y: 5000 }],
    cost: 3000,
  });
  expect(approach(tableOf(), mover(at(5000, 5000), [figure(9000, 5000)]), 'enemy', 2990)).toBeUndefined();
  const table = tableOf(box('wall', 'solid', 7000, 4000, 7500, 6000));
  const found = approach(table, mover(at(5000, 5000), [figure(9000, 5000)]), 'enemy', 9000);
  expect(found?.trace.touches).toEqual(['enemy']);
  expect(found?.cost).toBeLessThan(4800);
  const hidden: Other = { ...figure(9000, 5000), clearance: 1000 };
  expect(approach(tableOf(), mover(at(5000, 5000), [hidden]), 'enemy', 5000)).toBeUndefined();
});

test('UC-MOVE-CHARGE: an enemy behind others is reached beside them, one shut in is not', () => {
  const guards = [figure(8000, 5000, 'block', 'a'), figure(8500, 6100, 'block', 'b')];
  const found = approach(tableOf(), mover(at(5000, 5000), [figure(9100, 5000), ...guards]), 'enemy', 9000);
  expect(found?.trace.touches).toEqual(['enemy']);
  const wall = [
    box('n', 'solid', 8000, 5600, 10000, 6000),
    box('s', 'solid', 8000, 4000, 10000, 4400),
    box('w', 'solid', 8000, 4400, 8400, 5600),
    box('e', 'solid', 9800, 4400, 10000, 5600),
  ];
  expect(approach(tableOf(...wall), mover(at(5000, 5000), [figure(9100, 5000)]), 'enemy', 20000)).toBeUndefined();
});

test('UC-MOVE-CHARGE: from a ledge down to one near its foot, and by another way where there is no room between', () => {
  const ledge = box('ledge', 'solid', 2000, 2000, 8000, 8000, 0, 1500);
  const lane = [box('n', 'solid', 8000, 5500, 9000, 6500), box('s', 'solid', 8000, 3500, 9000, 4500)];
  const walker = mover(at(5000, 5000, 1500), [figure(9100, 5000)]);
  expect(approach(tableOf(ledge), walker, 'enemy', 20000)).toMatchObject({ path: [{ x: 8100, y: 5000 }], trace: { touches: ['enemy'] } });
  const beside = approach(tableOf(ledge, ...lane), walker, 'enemy', 20000);
  expect(beside?.trace.touches).toEqual(['enemy']);
});
