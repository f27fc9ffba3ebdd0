import { expect, test } from 'vitest';
import type { Mover, Other, Point, Table } from '../types.ts';
import { walk } from './walk.ts';

const table: Table = { width: 20_000, height: 20_000, features: [] };
const other = (manner: Other['manner'], x: number, clearance = 0): Other => ({
  id: 'o',
  manner,
  body: { x, y: 5000, z: 0, r: 500, h: 1500 },
  clearance,
});
const mover = (more: Partial<Mover> = {}): Mover => ({
  body: { x: 5000, y: 5000, z: 0, r: 500, h: 1500 },
  difficultFactor: 2,
  linearCost: 2000,
  stepUp: 500,
  dropFree: 2000,
  medium: 'land',
  others: [],
  ...more,
});

test('UC-MOVE-PATH: a walk asked for again is the same; one that differs in anything is traced anew', () => {
  const path: { x: number; y: number }[] = [{ x: 9000, y: 5000 }];
  const first = walk(table, mover(), path, 5000);
  expect(walk(table, mover(), [{ x: 9000, y: 5000 }], 5000)).toBe(first);
  const others: readonly [Mover, readonly Point[], number][] = [
    [mover(), path, 3000],
    [mover({ others: [other('stop', 8000)] }), path, 5000],
    [mover({ others: [other('block', 8000)] }), path, 5000],
    [mover({ others: [other('block', 7500)] }), path, 5000],
    [mover({ others: [other('block', 7500, 1000)] }), path, 5000],
    [mover({ body: { ...mover().body, y: 5001 } }), path, 5000],
  ];
  const ends = others.map(([one, way, budget]) => walk(table, one, way, budget));
  expect(new Set([first, ...ends].map((trace) => JSON.stringify(trace))).size).toBe(7);
  expect(walk({ ...table, width: 8000 }, mover(), path, 5000).end.x).toBe(7500);
  walk(table, mover(), path, 5000);
  path[0] = { x: 6000, y: 5000 };
  expect(walk(table, mover(), path, 5000).end.x).toBe(6000);
});
