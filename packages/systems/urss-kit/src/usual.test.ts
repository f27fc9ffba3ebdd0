import { expect, test } from 'vitest';
import { usualTable, usualZones } from './usual.ts';

const paces = (count: number) => count * 1000;

test('UK-SYS-SCOPE: without a scenario the table is 36 by 36 paces, and bare', () => {
  expect(usualTable).toEqual({ width: paces(36), height: paces(36), features: [] });
});

test('UK-SYS-SCOPE: groups deploy in strips five paces deep: south, north, west, east, those of the sides five paces from the corners', () => {
  expect(usualZones).toEqual([
    { x: 0, y: 0, width: paces(36), height: paces(5), front: 'north' },
    { x: 0, y: paces(31), width: paces(36), height: paces(5), front: 'south' },
    { x: 0, y: paces(5), width: paces(5), height: paces(26), front: 'east' },
    { x: paces(31), y: paces(5), width: paces(5), height: paces(26), front: 'west' },
  ]);
});
