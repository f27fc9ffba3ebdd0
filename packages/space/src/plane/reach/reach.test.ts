import { expect, test } from 'vitest';
import { shortestPath } from '../paths/paths.ts';
import { canStand } from '../place.ts';
import { walk } from '../walk/walk.ts';
import { reach } from './reach.ts';
import { contains } from '../shapes/shapes.ts';
import { at, box, mover, tableWide } from '../testing.ts';
import type { Mover, Point, Table } from '../types.ts';

const tableOf = tableWide(30000);

const isDrawn = (outlines: readonly (readonly Point[])[], p: Point): boolean =>
  outlines.some((points) => contains({ type: 'polygon', points }, p));

test('UC-ACT-MOVE: in the open it is a disc, cut off by the table edge', () => {
  const region = reach(tableOf(), mover(at(2000, 5000)), 5000);
  expect(region.costTo({ x: 5000, y: 9000 })).toBeCloseTo(5000, 6);
  expect(region.contains({ x: 5000, y: 9003 })).toBe(false);
  expect(region.contains({ x: 499, y: 5000 })).toBe(true);
  expect(region.contains({ x: 498, y: 5000 })).toBe(false);
  const outlines = region.outlines();
  expect(isDrawn(outlines, { x: 4900, y: 8900 })).toBe(true);
  expect(isDrawn(outlines, { x: 5100, y: 9100 })).toBe(false);
  expect(isDrawn(outlines, { x: 400, y: 5000 })).toBe(false);
});

const scenes: readonly (readonly [string, Table, Mover])[] = [
  ['walls', tableOf(box('a', 'solid', 6000, 3000, 6500, 8000), box('b', 'solid', 8000, 6000, 11000, 6600)), mover(at(5000, 5000))],
  [
    'figures',
    tableOf(),
    mover(
      at(5000, 5000),
      [7000, 8100].map((x, i) => ({ id: `e${String(i)}`, body: at(x, 5000 + 700 * i), manner: 'stop' })),
    ),
  ],
  ['difficult', tableOf(box('m', 'difficult', 6000, 4000, 9000, 7000, 0, 0)), mover(at(5000, 5000))],
  ['linear', tableOf(box('l', 'linear', 6500, 3000, 7000, 9000, 0, 900)), mover(at(5000, 5000))],
  [
    'steps',
    tableOf(box('s', 'solid', 6500, 3000, 8000, 7000, 0, 500), box('t', 'solid', 8000, 3000, 12000, 7000, 0, 1000)),
    mover(at(5000, 5000)),
  ],
  [
    'walls that are passed through',
    tableOf(
      box('a', 'solid', 6000, 3000, 6500, 8000),
      box('b', 'solid', 7000, 6000, 9000, 9000),
      box('l', 'linear', 3000, 3000, 3400, 9000),
    ),
    mover(at(5000, 5000), [{ id: 'e', body: at(8000, 4500), manner: 'stop' }], { throughWalls: true }),
  ],
  [
    'walls that are passed through, and steps',
    tableOf(box('a', 'solid', 6000, 3000, 6500, 8000), box('s', 'solid', 7500, 3000, 9000, 7000, 0, 500)),
    mover(at(5000, 5000), [], { throughWalls: true }),
  ],
];

test.each(scenes)('UC-MOVE-PATH: a point is in reach when a way leads there: %s', (_name, table, who) => {
  const budget = 5000;
  const region = reach(table, who, budget);
  const outlines = region.outlines();
  let drawn = 0;
  let points = 0;
  for (let x = 430; x < 11000; x += 483) {
    for (let y = 430; y < 11000; y += 517) {
      const cost = region.costTo({ x, y });
      const way = shortestPath(table, who, { x, y }, budget);
      if (way === undefined) expect(cost, `${String(x)} ${String(y)}`).toBeUndefined();
      else expect(Math.abs((cost ?? Infinity) - way.cost)).toBeLessThan(way.cost * 0.01 + 2);
      if (canStand(table, at(x, y), who.others)) continue;
      points++;
      if (isDrawn(outlines, { x, y }) === (cost !== undefined)) drawn++;
    }
  }
  expect(drawn / points).toBeGreaterThan(0.97);
});

test.each(scenes)('UC-MOVE-PATH: a walk comes to the end of the way to a point in reach, at its cost: %s', (_name, table, who) => {
  const region = reach(table, who, 5000);
  let ways = 0;
  for (let x = 500; x < 11000; x += 500) {
    for (let y = 500; y < 11000; y += 500) {
      const way = region.wayTo({ x, y });
      expect(way?.cost).toBe(region.costTo({ x, y }));
      if (!way) continue;
      ways++;
      const trace = walk(table, who, way.path, 5000);
      expect([trace.complete, trace.end.x, trace.end.y], `${String(x)} ${String(y)}`).toEqual([true, x, y]);
      expect(Math.abs(trace.cost - way.cost)).toBeLessThan(2);
    }
  }
  expect(ways).toBeGreaterThan(50);
});

test('UC-MOVE-PATH: the way to a point leads to the level that is named', () => {
  const step = box('s', 'solid', 6000, 3000, 9000, 7000, 0, 500);
  const region = reach(tableOf(step), mover(at(5000, 5000)), 5000);
  const onTop = { x: 7500, y: 5000 };
  expect(region.wayTo(onTop, 500)?.path).toEqual([onTop]);
  expect(region.wayTo(onTop, 0)).toBeUndefined();
});
