import { expect, test } from 'vitest';
import { canStand, nearestFree, standAt } from './place.ts';
import { at, band as box, tableWide } from './testing.ts';
import type { Other } from './types.ts';

const tableOf = tableWide(20000);
const other = (x: number, y: number, more: Partial<Other> = {}): Other => ({ id: 'other', body: at(x, y), manner: 'block', ...more });

test('UC-SETUP-DEPLOY UC-SYS-BASES: a base stands wholly on the table, clear of walls, water, low walls and bases', () => {
  const table = tableOf(
    box('wall', 'solid', 5000, 6000, 0, 3000),
    box('pool', 'water', 10000, 12000, -2000, 0),
    box('low', 'linear', 15000, 15500, 0, 900),
  );
  expect(canStand(table, at(500, 500), [])).toBeUndefined();
  expect(canStand(table, at(498, 500), [])).toEqual({ reason: 'table' });
  expect(canStand(table, at(4500, 5000), [])).toBeUndefined();
  expect(canStand(table, at(4502, 5000), [])).toEqual({ reason: 'solid', id: 'wall' });
  expect(canStand(table, at(11000, 5000), [])).toEqual({ reason: 'water', id: 'pool' });
  expect(canStand(table, at(11000, 5000), [], { stepUp: 500, wet: true })).toBeUndefined();
  expect(canStand(table, at(14800, 5000), [])).toEqual({ reason: 'linear', id: 'low' });
  expect(canStand(table, at(8000, 5000), [other(8900, 5000)])).toEqual({ reason: 'figure', id: 'other' });
  expect(canStand(table, at(8000, 5000), [other(9000, 5000)])).toBeUndefined();
});

test('UC-ATTR-INDECELABLE: it may not be put too near to one who keeps others at a distance', () => {
  const hidden = other(10000, 5000, { clearance: 1000 });
  expect(canStand(tableOf(), at(8001, 5000), [hidden])).toBeUndefined();
  expect(canStand(tableOf(), at(8010, 5000), [hidden])).toEqual({ reason: 'clearance', id: 'other' });
});

test('UC-MOVE-FALL: half of the base on the roof is enough, less is not', () => {
  const table = tableOf(box('roof', 'solid', 0, 8000, 0, 3000));
  expect(canStand(table, at(8000, 5000, 3000), [])).toBeUndefined();
  expect(canStand(table, at(8010, 5000, 3000), [])).toEqual({ reason: 'fall' });
  expect(canStand(table, at(5000, 5000, 2000), [])).toMatchObject({ reason: 'solid' });
});

test('UC-MOVE-TERRAIN-KINDS: all the levels at which a base may stand', () => {
  const table = tableOf(box('bridge', 'solid', 5000, 9000, 2000, 2200), box('pit', 'void', 12000, 15000, -3000, 0));
  const base = { x: 7000, y: 5000, r: 500, h: 1500 };
  expect(standAt(table, base, [])).toEqual([0, 2200]);
  expect(standAt(table, { ...base, h: 2500 }, [])).toEqual([2200]);
  expect(standAt(table, base, [other(7000, 5000)])).toEqual([2200]);
  expect(standAt(table, { ...base, x: 13000 }, [])).toEqual([-3000]);
  expect(standAt(table, { ...base, x: 300 }, [])).toEqual([]);
});

test('UC-MOVE-FALL: the nearest free place is near, free, and the same each time', () => {
  const table = tableOf(box('wall', 'solid', 5000, 6000, 0, 3000));
  const others = [other(4300, 5000), other(4300, 6100)];
  const place = nearestFree(table, at(4500, 5200), others);
  expect(canStand(table, { ...at(0, 0), ...place }, others)).toBeUndefined();
  expect(nearestFree(table, at(4500, 5200), others)).toEqual(place);
  expect(nearestFree(table, at(3000, 5000), others)).toEqual({ x: 3000, y: 5000, z: 0 });
});

test('UC-MOVE-FALL: in a hole a base stands wholly inside it, and a hole too narrow for it is no place to land', () => {
  const table = tableOf(box('pit', 'void', 6000, 9000, -3000, 0), box('crack', 'void', 15000, 15800, -3000, 0));
  expect(canStand(table, at(7000, 5000, -3000), [])).toBeUndefined();
  expect(canStand(table, at(6400, 5000, -3000), [])).toMatchObject({ reason: 'solid' });
  expect(canStand(table, at(3000, 5000, -3000), [])).toMatchObject({ reason: 'solid' });
  expect(nearestFree(table, at(15400, 5000, -3000), []).z).toBe(0);
});
