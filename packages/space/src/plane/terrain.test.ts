import { describe, expect, test } from 'vitest';
import { boxAround } from './shapes/shapes.ts';
import { featureById, featureGap, featuresNear, supportShare, surfaceAt, touching } from './terrain.ts';
import { at as figure, box, tableWide } from './testing.ts';
import type { Feature } from './types.ts';

const deck = (id: string, x0: number, y0: number, x1: number, y1: number, top = 3000): Feature =>
  box(id, 'solid', x0, y0, x1, y1, top - 200, top);
const tableOf = tableWide(30_000);

describe('touching terrain', () => {
  const crate = box('crate', 'solid', 5000, 5000, 6000, 6000, 0, 1000);
  const upper = box('deck', 'solid', 5000, 5000, 9000, 9000, 3000, 3200);
  const table = tableOf(crate, upper);
  test('UC-SYS-BASES: a base touches a feature up to a hundredth of a pace away', () => {
    expect(touching(table, figure(4490, 5500)).map((f) => f.id)).toEqual(['crate']);
    expect(touching(table, figure(4489, 5500))).toEqual([]);
    expect(featureGap(figure(4490, 5500), crate)).toBe(10);
  });
  test('only features on the level of the figure, the one it stands on included', () => {
    expect(touching(table, figure(5500, 5500, 1000)).map((f) => f.id)).toEqual(['crate']);
    expect(touching(table, figure(5500, 5500, 1500)).map((f) => f.id)).toEqual(['deck']);
    expect(touching(table, figure(5500, 4500, 3200)).map((f) => f.id)).toEqual(['deck']);
  });
  test('UC-SYS-BASES: features are found by box and by id', () => {
    expect(featuresNear(table, boxAround({ x: 8000, y: 8000 }, 10)).map((f) => f.id)).toEqual(['deck']);
    expect(featuresNear(table, boxAround({ x: 5000, y: 5000 }, 0)).map((f) => f.id)).toEqual(['crate', 'deck']);
    expect(featuresNear(tableOf(), boxAround({ x: 0, y: 0 }, 10))).toEqual([]);
    expect(featureById(table, 'deck')).toBe(upper);
    expect(featureById(table, 'none')).toBeUndefined();
  });
});

describe('surfaces', () => {
  const table = tableOf(
    box('pit', 'void', 0, 0, 4000, 4000, -3000, 0),
    box('bridge', 'solid', 1000, 0, 2000, 4000, -200, 0),
    box('block', 'solid', 10_000, 0, 12_000, 4000, 0, 400),
    box('deck', 'solid', 10_000, 0, 14_000, 4000, 3000, 3200),
    box('fence', 'linear', 20_000, 0, 20_200, 4000, 0, 1000),
  );
  const at = (x: number, z: number) => surfaceAt(table, { x, y: 1000 }, z, 500);
  test('UC-SYS-BASES: the ground, a top within a step, a deck from above only', () => {
    expect(at(9999, 0)).toEqual({ z: 0 });
    expect(at(10_000, 0)).toEqual({ z: 400, feature: 'block' });
    expect(at(11_000, 2699)).toEqual({ z: 400, feature: 'block' });
    expect(at(11_000, 2700)).toEqual({ z: 3200, feature: 'deck' });
    expect(at(13_000, 2000)).toEqual({ z: 0 });
    expect(at(20_100, 2000)).toEqual({ z: 0 });
  });
  test('UC-MOVE-FALL: a void has a floor, its edge is ground, a bridge spans it', () => {
    expect(at(500, 0)).toEqual({ z: -3000, feature: 'pit' });
    expect(at(4000, 0)).toEqual({ z: 0 });
    expect(at(1500, 0)).toEqual({ z: 0, feature: 'bridge' });
    expect(at(1500, -3000)).toEqual({ z: -3000, feature: 'pit' });
    expect(at(4500, -3000)).toEqual({ z: 0 });
  });
});

describe('support', () => {
  test('UC-MOVE-FALL: exactly half of a base over the edge of a roof', () => {
    const table = tableOf(box('roof', 'solid', 5000, 5000, 9000, 9000, 0, 3000));
    expect(supportShare(table, figure(5000, 7000, 3000), 2000)).toBeCloseTo(0.5, 10);
    expect(supportShare(table, figure(4990, 7000, 3000), 2000)).toBeLessThan(0.49);
    expect(supportShare(table, figure(5500, 7000, 3000), 2000)).toBe(1);
    expect(supportShare(table, figure(4500, 7000, 3000), 2000)).toBe(0);
  });
  test('UC-MOVE-FALL: a drop smaller than the step still carries', () => {
    const table = tableOf(deck('high', 0, 0, 4000, 4000), deck('low', 4000, 0, 8000, 4000, 2000));
    expect(supportShare(table, figure(4000, 2000, 3000), 1001)).toBeCloseTo(1, 10);
    expect(supportShare(table, figure(4000, 2000, 3000), 1000)).toBeCloseTo(0.5, 10);
  });
  test('UC-MOVE-FALL: adjoining and overlapping decks carry together', () => {
    const table = tableOf(deck('west', 0, 0, 4000, 4000), deck('east', 4000, 0, 8000, 4000), deck('beam', 3000, 1000, 5000, 2200));
    expect(supportShare(table, figure(4100, 1900, 3000), 2000)).toBeCloseTo(1, 10);
    expect(supportShare(table, figure(4100, 4000, 3000), 2000)).toBeCloseTo(0.5, 10);
  });
  test('UC-MOVE-FALL: a void takes the ground away but a bridge gives it back', () => {
    const pit = box('pit', 'void', 0, 0, 4000, 4000, -3000, 0);
    expect(supportShare(tableOf(pit), figure(4000, 2000), 2000)).toBeCloseTo(0.5, 10);
    expect(supportShare(tableOf(pit), figure(4500, 2000), 2000)).toBe(1);
    expect(supportShare(tableOf(pit), figure(2000, 2000), 2000)).toBeCloseTo(0, 10);
    expect(supportShare(tableOf(pit), figure(2000, 2000), 3001)).toBe(1);
    expect(supportShare(tableOf(pit), figure(2000, 2000, -3000), 2000)).toBe(1);
    const bridge = box('bridge', 'solid', 2000, 0, 2500, 4000, -200, 0);
    expect(supportShare(tableOf(pit, bridge), figure(2000, 2000), 2000)).toBeCloseTo(0.5, 10);
    expect(supportShare(tableOf(pit, bridge), figure(4250, 2000), 2000)).toBeGreaterThan(0.5);
  });
  test('UC-MOVE-FALL: what hangs overhead carries nothing', () => {
    const table = tableOf(deck('deck', 0, 0, 4000, 4000), deck('above', 4000, 0, 8000, 4000, 6000));
    expect(supportShare(table, figure(4000, 2000, 3000), 2000)).toBeCloseTo(0.5, 10);
    expect(supportShare(table, figure(4000, 2000, 3000), 2000, 3000)).toBeCloseTo(1, 10);
  });
  test('UC-MOVE-FALL: a point is carried or not', () => {
    const table = tableOf(deck('deck', 0, 0, 4000, 4000));
    expect(supportShare(table, { x: 4000, y: 10, z: 3000, r: 0, h: 0 }, 2000)).toBe(1);
    expect(supportShare(table, { x: 4001, y: 10, z: 3000, r: 0, h: 0 }, 2000)).toBe(0);
  });
});
