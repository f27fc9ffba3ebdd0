import { expect, test } from 'vitest';
import { hiddenByRays, numbersOf, polygonOf, randomPair, randomTable } from '../../../test/rays.ts';
import { hiddenShare, sight } from './sight.ts';
import type { Body, Feature, Place, Table } from '../types.ts';

const RAYS = 20_000;
/** How far 20,000 rays may be off themselves. */
const NOISE = 1.5e-3;

test('UC-SYS-LOS: agrees with 20,000 rays on random tables, and on the same side of the limits of cover and sight', () => {
  const random = numbersOf(20_240_607);
  let worst = 0;
  let sum = 0;
  let partial = 0;
  let queries = 0;
  for (let round = 0; partial < 60; round++) {
    const table = randomTable(random, 50, 40, round % 2 === 1);
    for (let i = 0; i < 8; i++) {
      const { eye, target } = randomPair(random);
      const hidden = hiddenShare(table, eye, target);
      const truth = hiddenByRays(table, eye, target, hidden === 1 ? 2000 : RAYS);
      worst = Math.max(worst, Math.abs(hidden - truth));
      queries++;
      if (hidden === 0 || hidden === 1) continue;
      partial++;
      sum += Math.abs(hidden - truth);
      for (const limit of [0.5, 0.99]) {
        if (Math.abs(truth - limit) > NOISE) expect(hidden > limit, JSON.stringify({ eye, target, hidden, truth })).toBe(truth > limit);
      }
    }
  }
  expect(queries).toBeGreaterThan(partial);
  expect(sum / partial).toBeLessThan(3e-4);
  expect(worst).toBeLessThan(2e-3);
});

/** The hidden share as the mean over many axes without width, which are cut by single lines: fine where the silhouette has no upright edge. */
const byAxes = (table: Table, eye: Place, target: Body, count: number): number => {
  const dx = target.x - eye.x;
  const dy = target.y - eye.y;
  const length = Math.hypot(dx, dy);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const s = ((2 * i + 1) / count - 1) * target.r;
    sum += hiddenShare(table, eye, { ...target, x: target.x + (s * dy) / length, y: target.y - (s * dx) / length, r: 0 });
  }
  return sum / count;
};

test('UC-SYS-LOS: crossing rims, tops and undersides of wide low volumes are exact, seen from above and below', () => {
  const random = numbersOf(1066);
  const between = (low: number, high: number): number => Math.floor(low + random() * (high - low + 1));
  let partial = 0;
  for (let round = 0; round < 150; round++) {
    const features: Feature[] = [];
    for (let i = 0; i < 4; i++) {
      const at = { x: between(5000, 13_000), y: between(-600, 600) };
      const base = random() < 0.5 ? 0 : between(200, 3000);
      const top = base + between(50, base > 0 ? 400 : 1400);
      const wedge = polygonOf(
        [at.x, at.y - 1100],
        [at.x + between(300, 2900), at.y - 1100],
        [at.x + between(300, 2900), at.y + 1100],
        [at.x, at.y + 1100],
      );
      features.push({ id: `f${i}`, kind: 'solid', shape: i % 2 ? wedge : { type: 'disc', ...at, r: between(1200, 1900) }, base, top });
    }
    const table = { width: 30_000, height: 30_000, features };
    const eye = { x: 0, y: 0, z: random() < 0.6 ? between(1400, 2400) : between(0, 6000) };
    const target = { x: 16_000, y: 0, z: random() < 0.6 ? 0 : 3000, r: 500, h: 1500 };
    const hidden = hiddenShare(table, eye, target);
    if (hidden > 0 && hidden < 1) partial++;
    expect(Math.abs(hidden - byAxes(table, eye, target, 1000)), JSON.stringify({ eye, target, features })).toBeLessThan(2e-6);
  }
  expect(partial).toBeGreaterThan(80);
});

test('UC-SYS-LOS: the witness tells the same as the share', () => {
  const random = numbersOf(5);
  for (let round = 0; round < 60; round++) {
    const table = randomTable(random, 50, 40, true);
    const { eye, target } = randomPair(random);
    const { hidden, blockers, columns } = sight(table, eye, target);
    expect(hidden).toBe(hiddenShare(table, eye, target));
    const drawn = columns.reduce((area, c) => area + (c.u1 - c.u0) * c.hidden.reduce((sum, [low, high]) => sum + high - low, 0), 0);
    expect(Math.abs(drawn - hidden)).toBeLessThan(2e-3);
    expect(columns[0]?.u0).toBe(0);
    expect(columns.at(-1)?.u1).toBe(1);
    columns.forEach((column, i) => expect(column.u0).toBe(columns[i - 1]?.u1 ?? 0));
    const shares = blockers.map((b) => b.share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(Math.max(0, ...shares)).toBeLessThanOrEqual(hidden + 1e-12);
    expect(shares.reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(hidden - 1e-12);
  }
});

test('UC-SYS-LOS: more terrain never hides less', () => {
  const random = numbersOf(77);
  for (let round = 0; round < 60; round++) {
    const table = randomTable(random, 50, 40, true);
    const { eye, target } = randomPair(random);
    let before = 0;
    for (let size = 0; size <= 90; size += 10) {
      const share = hiddenShare({ ...table, features: table.features.slice(0, size) }, eye, target);
      expect(share).toBeGreaterThanOrEqual(before - 1e-9);
      before = share;
    }
  }
});

test('UC-SYS-LOS: turning the table by a quarter or mirroring it changes nothing', () => {
  const random = numbersOf(3);
  const turns = [
    (p: { x: number; y: number }) => ({ x: 48_000 - p.y, y: p.x }),
    (p: { x: number; y: number }) => ({ x: 48_000 - p.x, y: p.y }),
  ];
  for (let round = 0; round < 60; round++) {
    const table = randomTable(random, 50, 40, true);
    const { eye, target } = randomPair(random);
    for (const turn of turns) {
      const features = table.features.map((f) => ({
        ...f,
        shape: f.shape.type === 'disc' ? { ...f.shape, ...turn(f.shape) } : { ...f.shape, points: f.shape.points.map(turn) },
      }));
      const share = hiddenShare({ ...table, features }, { ...eye, ...turn(eye) }, { ...target, ...turn(target) });
      expect(share).toBeCloseTo(hiddenShare(table, eye, target), 9);
    }
  }
});
