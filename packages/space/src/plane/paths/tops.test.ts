import { expect, test } from 'vitest';
import { numbersOf } from '../../../test/rays.ts';
import { at, box, mover, tableWide } from '../testing.ts';
import type { Feature, Table } from '../types.ts';
import { walk } from '../walk/walk.ts';
import { approach } from './paths.ts';
import { mayComeTo, mayMeet, topsFrom } from './tops.ts';
import { mayEndAt } from './uneven.ts';

const tableOf = tableWide(30000);
const FRAME = { r: 500, stepUp: 500 };

const stairs = [1, 2, 3].map((n) => box(`step${String(n)}`, 'solid', 5000 + n * 1000, 5000, 6000 + n * 1000, 7000, 0, n * 500));
const terrace = box('terrace', 'solid', 9000, 4000, 14000, 9000, 0, 2000);
const roof = box('roof', 'solid', 20000, 4000, 25000, 9000, 0, 2000);
const village = tableOf(...stairs, terrace, roof);

const idsFrom = (table: Table, z: number): string[] => [...topsFrom(table, FRAME, z)].map(({ id }) => id);

test('UC-MOVE-PATH: from the ground a walk may lead up stairs to the terrace beside them, not to a roof as high without stairs', () => {
  expect(idsFrom(village, 0)).toEqual(['step1', 'step2', 'step3', 'terrace']);
  expect(idsFrom(tableOf(...stairs.slice(1), terrace), 0)).toEqual([]);
});

test('UC-MOVE-PATH: from a roof it may lead to all that rises no more than a step above it', () => {
  expect(idsFrom(village, 2000)).toEqual(['step1', 'step2', 'step3', 'terrace', 'roof']);
});

const apart = (gap: number): Feature[] => [
  box('low', 'solid', 5000, 5000, 7000, 7000, 0, 500),
  box('high', 'solid', 7000 + gap, 5000, 9000, 7000, 0, 1000),
];

test('UC-MOVE-PATH: what a base that fits between can step across is beside', () => {
  expect(idsFrom(tableOf(...apart(900)), 0)).toEqual(['low', 'high']);
  expect(idsFrom(tableOf(...apart(1000)), 0)).toEqual(['low']);
});

test('UC-MOVE-PATH: a base may end on the terrace, not on the roof', () => {
  const walker = mover(at(2000, 2000));
  expect(mayEndAt(village, walker, { x: 11000, y: 6000 })).toBe(true);
  expect(mayEndAt(village, walker, { x: 22000, y: 6000 })).toBe(false);
});

test('UC-MOVE-CHARGE: who stands on the roof cannot be met, nor from a base height below; who stands on the terrace can', () => {
  const tops = topsFrom(village, FRAME, 0);
  expect(mayMeet(tops, 500, at(22000, 6000, 2000))).toBe(false);
  expect(mayMeet(tops, 500, at(11000, 6000, 2000))).toBe(true);
  const onTerrace = { id: 'enemy', body: at(11000, 6000, 2000), manner: 'stop' } as const;
  expect(approach(village, mover(at(3000, 6000), [onTerrace]), 'enemy', 30000)?.trace.touches).toEqual(['enemy']);
});

test('UC-MOVE-PATH: no walk leads up to what is not among the tops', () => {
  const random = numbersOf(3);
  const any = (low: number, high: number): number => Math.round(low + random() * (high - low));
  let up = 0;
  for (let i = 0; i < 300; i++) {
    const blocks = Array.from({ length: 8 }, (_, n): Feature => {
      const [x, y] = [any(3000, 9000), any(3000, 9000)];
      return box(`b${String(n)}`, 'solid', x, y, x + any(300, 3000), y + any(300, 3000), 0, 400 * any(1, any(1, 4)));
    });
    const table = tableOf(...blocks);
    const path = [1, 2, 3].map(() => ({ x: any(2000, 12000), y: any(2000, 12000) }));
    const { end, fall } = walk(table, mover(at(1000, any(1000, 12000))), path, Infinity);
    expect(fall === undefined ? mayComeTo(topsFrom(table, FRAME, 0), 500, end) : true).toBe(true);
    if (end.z > 0) up++;
  }
  expect(up).toBeGreaterThan(20);
});
