import { describe, expect, test } from 'vitest';
import { polygonOf } from '../../../test/rays.ts';
import { blockersOnLine } from './line.ts';
import { eyeOf, hiddenShare, sight } from './sight.ts';
import type { Body, Feature, FeatureKind, Place, Shape, Table } from '../types.ts';

const box = (x0: number, y0: number, x1: number, y1: number): Shape => polygonOf([x0, y0], [x1, y0], [x1, y1], [x0, y1]);
const disc = (x: number, y: number, r: number): Shape => ({ type: 'disc', x, y, r });
const wall = (shape: Shape, top: number, base = 0, kind: FeatureKind = 'solid'): Feature => ({ id: 'wall', kind, shape, base, top });
const tableOf = (...features: Feature[]): Table => ({ width: 30_000, height: 30_000, features });
const figure = (x: number, y: number, z = 0, h = 1500): Body => ({ x, y, z, r: 500, h });
const point = (x: number, y: number, z: number): Body => ({ x, y, z, r: 0, h: 0 });
/** A beam across the view, 5 paces from the looker. */
const band = (id: string, low: number, high: number): Feature => ({ ...wall(box(9999, 5000, 10_000, 15_000), high, low), id });

/** A looker at (5, 10) and a target at (15, 10), 10 paces east. */
const looker = figure(5000, 10_000);
const target = figure(15_000, 10_000);
const hidden = (...features: Feature[]): number => hiddenShare(tableOf(...features), eyeOf(looker), target);
const from = (eye: Place, at: Body, ...features: Feature[]): number => hiddenShare(tableOf(...features), eye, at);

describe('walls', () => {
  test('UC-SYS-LOS: nothing hides on the open ground', () => {
    expect(hidden()).toBe(0);
    expect(sight(tableOf(), eyeOf(looker), target)).toEqual({ hidden: 0, blockers: [], columns: [{ u0: 0, u1: 1, hidden: [] }] });
  });
  test('UC-SYS-LOS: a high wall up to the middle of the line hides exactly half', () => {
    expect(hidden(wall(box(9000, 10_000, 9500, 13_000), 3000))).toBeCloseTo(0.5, 12);
    expect(hidden(wall(box(9000, 7000, 9500, 10_000), 3000))).toBeCloseTo(0.5, 12);
  });
  test('UC-SYS-LOS: a wall before the target hides 51 or 99 in a hundred where it stands so', () => {
    // 1 pace before the target, 9 tenths of the way: a reach of 9 there is a reach of 10 in the rectangle.
    expect(hidden(wall(box(14_000, 10_000 - 9, 14_000 + 500, 13_000), 3000))).toBeCloseTo(0.51, 12);
    expect(hidden(wall(box(14_000, 10_000 - 441, 14_000 + 500, 13_000), 3000))).toBeCloseTo(0.99, 12);
    expect(hidden(wall(box(14_000, 10_000 - 450, 14_000 + 500, 13_000), 3000))).toBe(1);
  });
  test('UC-SYS-LOS: a low wall half way hides what lies below the line over its far edge', () => {
    // From 1.5 high over a wall of 1 ending half way: the line reaches the ground 0.5 above the feet.
    expect(hidden(wall(box(9000, 5000, 10_000, 15_000), 1000))).toBeCloseTo(1 / 3, 12);
    expect(hidden(wall(box(9000, 5000, 10_000, 15_000), 1000, 0, 'linear'))).toBeCloseTo(1 / 3, 12);
    expect(hidden(wall(box(9000, 5000, 10_000, 15_000), 1000, 0, 'small'))).toBeCloseTo(1 / 3, 12);
    expect(hidden(wall(box(9000, 5000, 10_000, 15_000), 1000, 0, 'opaque'))).toBeCloseTo(1 / 3, 12);
    expect(from(eyeOf(looker), figure(15_000, 10_000, 0, 500), wall(box(9000, 5000, 10_000, 15_000), 1000))).toBe(1);
    expect(from(eyeOf(looker), figure(15_000, 10_000, 0, 500), wall(box(9000, 5000, 10_000, 15_000), 900))).toBeCloseTo(0.6, 12);
  });
  test('UC-SYS-LOS: ground that is only walked on hides nothing', () => {
    for (const kind of ['difficult', 'water', 'ladder', 'void'] as const) {
      expect(hidden(wall(box(9000, 5000, 10_000, 15_000), 1000, -1000, kind))).toBe(0);
    }
  });
  test('UC-SYS-LOS: what hangs in the air hides a band, and one sees below and above it', () => {
    // Its underside shows over the near edge at 4 paces, its top over the far one at 5: 0.5 to 1.1 of 1.5.
    expect(hidden(wall(box(9000, 5000, 10_000, 15_000), 1300, 1100))).toBeCloseTo(0.4, 12);
    const bands = sight(tableOf(wall(box(10_000, 5000, 10_001, 15_000), 1250, 1000)), eyeOf(looker), target);
    expect(bands.columns).toHaveLength(1);
    expect(bands.columns[0]?.hidden[0]?.[0]).toBeCloseTo(1 / 3, 3);
    expect(bands.columns[0]?.hidden[0]?.[1]).toBeCloseTo(2 / 3, 3);
    expect(hidden(wall(box(9000, 5000, 10_000, 15_000), 9000, 1500))).toBe(0);
  });
  test('UC-SYS-LOS: volumes that overlap or adjoin count once', () => {
    const low = wall(box(9000, 5000, 10_000, 15_000), 1000);
    const half = { ...wall(box(9000, 10_000, 9500, 13_000), 3000), id: 'half' };
    expect(hidden(low, half)).toBeCloseTo(0.5 + 1 / 6, 12);
    expect(hidden(half, low, { ...low, id: 'again' })).toBeCloseTo(0.5 + 1 / 6, 12);
    expect(hidden(wall(box(9000, 5000, 10_000, 10_000), 3000), wall(box(9000, 10_000, 10_000, 15_000), 3000))).toBe(1);
    const both = sight(tableOf(low, half), eyeOf(looker), target);
    expect(both.blockers.map((b) => b.id)).toEqual(['half', 'wall']);
    expect(both.blockers[0]?.share).toBeCloseTo(0.5, 12);
    expect(both.blockers[1]?.share).toBeCloseTo(1 / 3, 12);
    expect(both.columns.map((c) => [c.u0, c.u1, c.hidden.length])).toEqual([
      [0, 0.5, 1],
      [0.5, 1, 1],
    ]);
    // Looking east the left of the rectangle is north, where the high wall stands.
    expect(both.columns[0]?.hidden).toEqual([[0, 1]]);
    expect(both.columns[1]?.hidden[0]?.[1]).toBeCloseTo(1 / 3, 12);
  });
  test('UC-SYS-LOS: bands that close each other up from wherever they are listed', () => {
    const apart = [band('top', 1200, 1300), band('low', 800, 900), band('high', 1050, 1200), band('mid', 900, 1050)];
    expect(hidden(...apart)).toBeCloseTo(hidden(band('one', 800, 1300)), 12);
    expect(sight(tableOf(...apart), eyeOf(looker), target).columns[0]?.hidden).toHaveLength(1);
    expect(sight(tableOf(band('a', 800, 900), band('b', 1200, 1300)), eyeOf(looker), target).columns[0]?.hidden).toHaveLength(2);
  });
  test('UC-SYS-LOS: one looks into the opening of a U and over the low bar of it', () => {
    const u = polygonOf(
      [9000, 9000],
      [12_000, 9000],
      [12_000, 11_000],
      [9000, 11_000],
      [9000, 10_700],
      [11_000, 10_700],
      [11_000, 9300],
      [9000, 9300],
    );
    expect(hidden(wall(u, 1000))).toBeCloseTo((1.5 - 5 / 7) / 1.5, 12);
    expect(from(eyeOf(looker), figure(10_000, 10_000), wall(u, 3000))).toBe(0);
    expect(from({ x: 10_000, y: 10_000, z: 1500 }, target, wall(u, 3000))).toBe(1);
  });
});

describe('cylinders', () => {
  test('UC-SYS-LOS: a high cylinder hides what lies between its tangents', () => {
    // The tangents from 10 paces to a cylinder of radius 0.06, 4 paces on: 0.06 / sqrt(16 - 0.0036) of the way ahead.
    const reach = (60 / Math.sqrt(4000 * 4000 - 60 * 60)) * 10_000;
    expect(hidden(wall(disc(9000, 10_000, 60), 3000))).toBeCloseTo(reach / 500, 9);
    const diagonal = from({ x: 5000, y: 5000, z: 1500 }, figure(11_000, 13_000), wall(disc(7400, 8200, 60), 3000));
    expect(diagonal).toBeCloseTo(reach / 500, 9);
  });
  test('UC-SYS-LOS: a low cylinder hides up to the line over its far rim', () => {
    // Far rim at 5 paces in the middle of the view, nearer to the sides; compared with a fine sum over columns.
    const share = hidden(wall(disc(9000, 10_000, 1000), 1000));
    let sum = 0;
    const columns = 20_000;
    for (let i = 0; i < columns; i++) {
      const s = ((i + 0.5) / columns - 0.5) * 1000;
      const length = Math.hypot(10_000, s);
      const side = (4000 * s) / length;
      const far = ((4000 * 10_000) / length + Math.sqrt(1e6 - side * side)) / length;
      sum += Math.max(0, 1500 - 500 / far) / 1500;
    }
    expect(share).toBeCloseTo(sum / columns, 8);
  });
  test('UC-SYS-LOS: figures hide only when they are given', () => {
    const other = { id: 'other', ...figure(10_000, 10_000) };
    const table = tableOf();
    expect(hiddenShare(table, eyeOf(looker), target, [other])).toBe(1);
    expect(sight(table, eyeOf(looker), target, [other]).blockers).toEqual([{ id: 'other', share: 1 }]);
    expect(hiddenShare(table, eyeOf(looker), target, [{ ...other, h: 750 }])).toBeLessThan(0.2);
  });
});

describe('grazing and standing close', () => {
  test('UC-SYS-LOS: sight along a face is free, half of the rectangle behind it is not', () => {
    const along = wall(box(8000, 8000, 12_000, 9500), 3000);
    expect(hidden(along)).toBe(0);
    // The eye exactly on the face of a wall: all columns on its side run inside it.
    expect(hidden(wall(box(4000, 8000, 12_000, 10_000), 3000))).toBeCloseTo(0.5, 12);
  });
  test('UC-SYS-LOS: lines that only touch a top, an underside, a corner or a rim are free', () => {
    const eye = eyeOf(looker);
    const over = wall(box(9000, 5000, 10_000, 15_000), 1500);
    expect(from(eye, point(15_000, 10_000, 1500), over)).toBe(0);
    expect(from(eye, point(15_000, 10_000, 1499), over)).toBe(1);
    expect(from(eye, point(15_000, 10_000, 1500), wall(box(9000, 5000, 10_000, 15_000), 3000, 1500))).toBe(0);
    expect(from(eye, point(15_000, 10_000, 1500), wall(box(9000, 10_000, 9500, 15_000), 3000))).toBe(0);
    expect(from(eye, point(15_000, 10_000, 1500), wall(disc(9000, 10_500, 500), 3000))).toBe(0);
    expect(from(eye, point(15_000, 10_000, 1500), wall(disc(9000, 10_499, 500), 3000))).toBe(1);
    expect(from({ x: 0, y: 0, z: 0 }, point(9000, 0, 0), wall(box(3000, -1000, 4000, 1000), 1000))).toBe(0);
    expect(from({ x: 0, y: 0, z: 500 }, point(9000, 0, 0), wall(box(3000, -1000, 4000, 1000), 1000))).toBe(1);
  });
  test('UC-SYS-LOS: of a line or an axis the hidden share is of its length', () => {
    const eye = eyeOf(looker);
    const low = wall(box(9000, 5000, 10_000, 15_000), 1000);
    expect(from(eye, { ...target, r: 0 }, low)).toBeCloseTo(1 / 3, 12);
    expect(from(eye, { ...target, h: 0 }, wall(box(9000, 10_000, 9500, 13_000), 1000))).toBeCloseTo(0.5, 12);
  });
  test('UC-SYS-LOS: the roof under the looker hides what stands at the foot of the wall', () => {
    const roof = wall(box(3000, 8000, 6000, 12_000), 3000);
    const eye = eyeOf(figure(5000, 10_000, 3000));
    // 1.5 above the roof, its edge 1 pace ahead: the line over the edge falls 1.5 a pace.
    expect(from(eye, figure(7500, 10_000), roof)).toBeCloseTo(0.5, 12);
    expect(from(eye, figure(6500, 10_000), roof)).toBe(1);
    expect(from(eye, figure(8000, 10_000), roof)).toBe(0);
    expect(from(eye, figure(3500, 10_000, 3000), roof)).toBe(0);
  });
  test('UC-SYS-LOS: the platform under the target hides its feet from below only', () => {
    const deck = wall(box(14_000, 8000, 18_000, 12_000), 3000, 2800);
    expect(from(eyeOf(figure(5000, 10_000, 3000)), figure(15_000, 10_000, 3000), deck)).toBe(0);
    // From 1.5 up to its top at 3, 9 paces away: at 10 paces the line is at 1.5 + 1.5 * 10 / 9.
    expect(from(eyeOf(looker), figure(15_000, 10_000, 3000), deck)).toBeCloseTo(1.5 / 9 / 1.5, 12);
    expect(from(eyeOf(looker), figure(15_000, 10_000), deck)).toBe(0);
  });
  test('UC-SYS-LOS: a rectangle that stands half inside a wall is half hidden', () => {
    expect(hidden(wall(box(14_000, 10_000, 16_000, 12_000), 3000))).toBeCloseTo(0.5, 12);
    // Cut by its own plane: the wall begins at the axis, so nothing of it is before the rectangle.
    expect(hidden(wall(box(15_000, 9000, 16_000, 12_000), 3000))).toBe(0);
    expect(hidden(wall(disc(15_000, 10_000, 250), 3000))).toBeGreaterThan(0.5);
  });
  test('UC-SYS-LOS: an eye inside a volume sees nothing', () => {
    expect(hidden(wall(box(4000, 9000, 6000, 11_000), 3000))).toBe(1);
    expect(hidden(wall(disc(5000, 10_000, 700), 3000))).toBe(1);
  });
});

describe('one above the other', () => {
  const eye = { x: 5000, y: 10_000, z: 6000 };
  test('UC-SYS-LOS: a floor between hides all, a hole in it does not', () => {
    expect(from(eye, looker)).toBe(0);
    expect(from(eye, looker, wall(box(4000, 9000, 6000, 11_000), 3000, 2800))).toBe(1);
    expect(from(eye, looker, wall(disc(5000, 10_000, 600), 3000, 2800))).toBe(1);
    expect(from(eye, { ...looker, r: 0, h: 0 }, wall(disc(5000, 10_000, 600), 3000, 2800))).toBe(1);
    expect(from(eye, { ...looker, r: 0, h: 0 }, wall(box(5000, 9000, 6000, 11_000), 3000, 2800))).toBe(0);
    expect(from(eye, looker, wall(box(4000, 10_000, 6000, 11_000), 3000, 2800))).toBeCloseTo(0.5, 12);
  });
  test('UC-SYS-LOS: a beam beside the line hides the part behind it', () => {
    // Above the ground by half of the height of the eye: the edge at 0.2 pace shades from 0.4 pace outwards at the feet.
    const beam = wall(box(4000, 10_200, 6000, 11_000), 3000, 2999);
    const share = from(eye, { ...looker, h: 1 }, beam);
    expect(share).toBeCloseTo(0.1, 3);
    expect(from(eye, { ...looker, h: 1 }, wall(box(4000, 9000, 6000, 9800), 3000, 2999))).toBeCloseTo(share, 12);
  });
  test('UC-SYS-LOS: from below, the floor the target stands on hides it', () => {
    expect(from({ x: 5000, y: 10_000, z: 1500 }, figure(5000, 10_000, 3000), wall(box(4000, 9000, 6000, 11_000), 3000, 2800))).toBe(1);
  });
});

describe('single lines', () => {
  const table = tableOf(
    { ...wall(box(12_000, 9000, 13_000, 11_000), 1000), id: 'low' },
    { ...wall(disc(9000, 10_000, 500), 3000), id: 'pillar' },
    { ...wall(box(6000, 10_000, 7000, 11_000), 3000), id: 'grazed' },
  );
  test('UC-SYS-LOS: a line names what it runs through and where it enters', () => {
    expect(blockersOnLine(table, { x: 5000, y: 10_000, z: 500 }, { x: 15_000, y: 10_000, z: 500 })).toEqual([
      { id: 'pillar', t: 0.35, at: { x: 8500, y: 10_000, z: 500 } },
      { id: 'low', t: 0.7, at: { x: 12_000, y: 10_000, z: 500 } },
    ]);
    expect(blockersOnLine(table, { x: 5000, y: 10_000, z: 1000 }, { x: 15_000, y: 10_000, z: 1000 }).map((b) => b.id)).toEqual(['pillar']);
    expect(blockersOnLine(table, { x: 10_000, y: 10_000, z: 1500 }, { x: 15_000, y: 10_000, z: 500 })).toEqual([
      { id: 'low', t: 0.5, at: { x: 12_500, y: 10_000, z: 1000 } },
    ]);
  });
  const up = (x: number, low: number, high: number) => blockersOnLine(table, { x, y: 10_000, z: low }, { x, y: 10_000, z: high });
  test('UC-SYS-LOS: an upright line is blocked by what it stands in', () => {
    expect(up(12_500, 2000, 0)).toEqual([{ id: 'low', t: 0.5, at: { x: 12_500, y: 10_000, z: 1000 } }]);
    expect(up(12_000, 2000, 0)).toEqual([]);
    expect(up(12_500, 2000, 1000)).toEqual([]);
  });
});
