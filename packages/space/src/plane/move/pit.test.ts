import { expect, test } from 'vitest';
import { directions } from './directions.ts';
import { pitRoom, pitSide } from './pit.ts';
import { pointOn } from './sweep.ts';
import type { Leg } from './sweep.ts';
import { flee } from '../displace.ts';
import { canStand, standAt } from '../place.ts';
import type { Feature, Mover, Table } from '../types.ts';
import { walk } from '../walk/walk.ts';

const pit = (id: string, x0: number, x1: number, base: number): Feature => ({
  id,
  kind: 'void',
  base,
  top: 0,
  shape: {
    type: 'polygon',
    points: [
      { x: x0, y: 4000 },
      { x: x1, y: 4000 },
      { x: x1, y: 8000 },
      { x: x0, y: 8000 },
    ],
  },
});
const tableOf = (...features: Feature[]): Table => ({ width: 40000, height: 20000, features });
const from = (x: number, y: number, z: number): Mover => ({
  body: { x, y, z, r: 500, h: 1500 },
  difficultFactor: 2,
  linearCost: 2000,
  stepUp: 500,
  dropFree: 2000,
  medium: 'land',
  others: [],
});

test('UC-MOVE-PATH: the side of a hole stops who walks at the bottom of it', () => {
  const trace = walk(tableOf(pit('pit', 8000, 12000, -3000)), from(10000, 6000, -3000), [{ x: 15000, y: 6000 }], 5000);
  expect(trace).toMatchObject({ end: { x: 11500, y: 6000, z: -3000 }, stop: { reason: 'solid' }, complete: false });
});

test('UC-MOVE-PATH: along the side it goes on, and away from it', () => {
  const table = tableOf(pit('pit', 8000, 12000, -3000));
  expect(walk(table, from(11500, 6000, -3000), [{ x: 11500, y: 7000 }], 5000)).toMatchObject({ complete: true });
  expect(walk(table, from(11500, 6000, -3000), [{ x: 9000, y: 6500 }], 5000)).toMatchObject({ complete: true });
  expect(walk(table, from(11500, 6000, -3000), [{ x: 12500, y: 6000 }], 5000).length).toBeLessThan(2);
});

test('UC-MOVE-PATH: slanting into the side', () => {
  const trace = walk(tableOf(pit('pit', 8000, 12000, -3000)), from(10000, 5000, -3000), [{ x: 14000, y: 6000 }], 5000);
  expect(trace.end.x).toBeGreaterThan(11495);
  expect(trace.end.x).toBeLessThan(11503);
});

test('UC-MOVE-PATH: a hollow of half a pace is a step, and holes that meet are one', () => {
  const hollow = walk(tableOf(pit('hollow', 8000, 12000, -500)), from(10000, 6000, -500), [{ x: 15000, y: 6000 }], 5000);
  expect(hollow).toMatchObject({ complete: true, end: { x: 15000, z: 0 } });
  const two = tableOf(pit('west', 8000, 12000, -3000), pit('east', 12000, 16000, -3000));
  expect(walk(two, from(10000, 6000, -3000), [{ x: 15000, y: 6000 }], 5000)).toMatchObject({ complete: true, end: { x: 15000, z: -3000 } });
});

test('UC-MOVE-PATH UC-SYS-BASES: from wherever it comes, a base rests clear of the side by the tolerance', () => {
  const table = tableOf(pit('pit', 8000, 12000, -3000));
  for (let y = 4500; y <= 7500; y += 53) {
    for (let x = 9000; x <= 10000; x += 37) {
      const { end, stop } = walk(table, from(x, 6000, -3000), [{ x: x + 4000, y }], 5000);
      expect(stop, `to ${x + 4000}, ${y}`).toEqual({ reason: 'solid' });
      expect(end.x, `to ${x + 4000}, ${y}`).toBeGreaterThanOrEqual(11499);
      expect(end.x, `to ${x + 4000}, ${y}`).toBeLessThanOrEqual(11501);
      expect(canStand(table, { ...from(0, 0, 0).body, ...end }, []), `to ${x + 4000}, ${y}`).toBeUndefined();
    }
  }
});

test('UC-MOVE-PATH UC-SYS-BASES: along a slanted side it goes on, and stands wherever it stops', () => {
  const points = [
    { x: 8000, y: 4000 },
    { x: 12500, y: 5700 },
    { x: 11300, y: 9100 },
    { x: 7100, y: 7400 },
  ];
  const table = tableOf({ ...pit('pit', 8000, 12000, -3000), shape: { type: 'polygon', points } });
  const ways = [
    { x: 12000, y: 5000 },
    { x: 7000, y: 3100 },
    { x: 13000, y: 6300 },
    { x: 9000, y: 12000 },
    { x: 5000, y: 7000 },
  ];
  let at = { x: 9500, y: 6500, z: -3000 };
  for (let i = 0; i < 40; i++) {
    const way = ways[i % ways.length] ?? at;
    at = walk(table, from(at.x, at.y, at.z), [{ x: way.x + 17 * i, y: way.y - 13 * i }], 5000).end;
    expect(canStand(table, { ...from(0, 0, 0).body, ...at }, []), `walk ${i}`).toBeUndefined();
  }
  const side = walk(table, from(10000, 5500, -3000), [{ x: 10600, y: 3900 }], 5000).end;
  expect(walk(table, from(side.x, side.y, side.z), [{ x: side.x + 900, y: side.y + 340 }], 5000)).toMatchObject({ complete: true });
});

test('UC-SYS-BASES: nobody stands two units in the side of a hole', () => {
  const table = tableOf(pit('pit', 8000, 12000, -3000));
  expect(canStand(table, from(11501, 6000, -3000).body, [])).toBeUndefined();
  expect(canStand(table, from(11502, 6000, -3000).body, [])).toEqual({ reason: 'solid' });
});

test('UC-SYS-BASES UC-MOVE-PATH: a hole that is near does not let a base further into the slanted side of another', () => {
  const slanted: Feature = {
    ...pit('slanted', 0, 0, -1000),
    shape: {
      type: 'polygon',
      points: [
        { x: 9627, y: 4424 },
        { x: 14227, y: 7874 },
        { x: 13100, y: 9376 },
        { x: 8500, y: 5926 },
      ],
    },
  };
  const runner = from(13058, 8600, -1000);
  for (const holes of [[slanted], [slanted, pit('other', 15000, 19284, -1000)]]) {
    const table = tableOf(...holes);
    const { end, stop } = flee(table, runner, { x: 2586, y: -8534 }, 6000);
    expect(stop).toEqual({ reason: 'solid' });
    expect(canStand(table, { ...runner.body, ...end }, [])).toBeUndefined();
  }
});

test('UC-MOVE-PATH: the sides of holes that meet are found as by walking inch by inch, round ones too', () => {
  const round: Feature = { id: 'round', kind: 'void', base: -3000, top: 0, shape: { type: 'disc', x: 10000, y: 8000, r: 1500 } };
  const pond: Feature = { id: 'pond', kind: 'void', base: -3000, top: 0, shape: { type: 'disc', x: 11500, y: 9200, r: 1200 } };
  const holes = [pit('west', 8000, 10500, -3000), pit('east', 10500, 12000, -3000), round, pond];
  const frame = { r: 500, stepUp: 500 };
  const start = { x: 10000, y: 6500 };
  for (const { x, y } of directions(64)) {
    const leg: Leg = { ...start, ux: x, uy: y, length: 6000 };
    let walked = 0;
    while (walked < leg.length && pitRoom(holes, frame, pointOn(leg, walked), -3000) > -0.25) walked += 0.5;
    const side = pitSide(holes, frame, leg, 0, -3000);
    expect(Math.abs(side - walked), `to ${x}, ${y}`).toBeLessThanOrEqual(0.5);
  }
});

test('UC-MOVE-FALL: where holes overlap there is only the floor of the deepest', () => {
  const table = tableOf(pit('cellar', 8000, 12000, -3000), pit('court', 6000, 16000, -1000));
  expect(standAt(table, { x: 10000, y: 6000, r: 500, h: 1500 }, [])).toEqual([-3000]);
  expect(standAt(table, { x: 14000, y: 6000, r: 500, h: 1500 }, [])).toEqual([-1000]);
  expect(walk(table, from(10000, 6000, -2500), [{ x: 10500, y: 6000 }], 5000).end).toEqual({ x: 10500, y: 6000, z: -3000 });
});
