import { describe, expect, test } from 'vitest';
import { boxAround } from './shapes/shapes.ts';
import { featureById, featureGap, featuresNear, surfaceAt, touching } from './terrain.ts';
import { at as figure, box, tableWide } from './testing.ts';

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
