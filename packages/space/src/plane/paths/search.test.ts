import { expect, test } from 'vitest';
import { numbersOf, randomTable } from '../../../test/rays.ts';
import { figureBlocks, floorOf } from './floor.ts';
import { nodesOf } from './nodes.ts';
import { search, startOf } from './search.ts';
import type { Goal } from './search.ts';
import { levelWorld } from './worlds.ts';
import type { Level } from './worlds.ts';
import { span } from '../measure.ts';
import { canStand } from '../place.ts';
import type { Body, Mover, Other, Point, Table } from '../types.ts';

const at = (p: Point): Body => ({ x: p.x, y: p.y, z: 0, r: 500, h: 1500 });

const levelOf = (table: Table, start: Point, others: readonly Other[]): Level => {
  const mover: Mover = {
    body: at(start),
    difficultFactor: 1,
    linearCost: 2000,
    stepUp: 500,
    dropFree: 2000,
    medium: 'land',
    others,
  };
  const figures = figureBlocks(mover);
  return { table, mover, floor: floorOf(table, mover), figures, ends: figures, around: nodesOf(figures, []) };
};

const costIn = (level: Level, end: Point, every: boolean): number | undefined => {
  const goal: Goal = { estimate: (x, y) => span({ x, y }, end), endFrom: () => end, otherEnds: () => [] };
  return search(levelWorld(level, every), startOf(level.mover), 60_000, goal)?.cost;
};

test('UC-MOVE-PATH: ways that go round only what they have met are as short as those that try every corner', () => {
  let found = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const random = numbersOf(seed);
    const table = randomTable(random, 14, 14, seed % 2 === 0);
    const free = (room: number): Point => {
      for (;;) {
        const p = { x: Math.round(1000 + random() * 46_000), y: Math.round(1000 + random() * 46_000) };
        if (!canStand(table, { ...at(p), r: room }, [])) return p;
      }
    };
    const others = Array.from({ length: 12 }, (_, i): Other => ({
      id: `o${String(i)}`,
      body: at(free(500)),
      manner: i % 3 === 0 ? 'block' : 'stop',
    }));
    const level = levelOf(table, free(510), others);
    const end = free(510);
    const every = costIn(level, end, true);
    const met = costIn(level, end, false);
    if (every === undefined) expect(met, `seed ${String(seed)}`).toBeUndefined();
    else {
      found++;
      expect(Math.abs((met ?? Infinity) - every), `seed ${String(seed)}`).toBeLessThan(3);
    }
  }
  expect(found).toBeGreaterThan(40);
});
