import { describe, expect, test } from 'vitest';
import { below, distance, gap, inContact, inFrontArc, pointBody, scaleTo, within } from './measure.ts';
import type { Body } from './types.ts';

const figure = (x: number, y: number, z = 0, r = 500, h = 1500): Body => ({ x, y, z, r, h });

describe('distances', () => {
  test('UC-SYS-DISTANCE: runs from edge to edge, so centres 21 paces apart are 20 apart', () => {
    expect(distance(figure(0, 0), figure(21_000, 0))).toBe(20_000);
    expect(within(distance(figure(0, 0), figure(21_000, 0)), 20_000)).toBe(true);
  });
  test('UC-SYS-DISTANCE: 20.01 paces are out of a range of 20', () => {
    expect(within(distance(figure(0, 0), figure(21_010, 0)), 20_000)).toBe(false);
  });
  test('UC-SYS-DISTANCE: a vertical gap counts between the height intervals only', () => {
    expect(distance(figure(0, 0), figure(4000, 0, 5500))).toBe(5000);
    expect(distance(figure(4000, 0, 5500), figure(0, 0))).toBe(5000);
    expect(distance(figure(0, 0), figure(4000, 0, 1000))).toBe(3000);
    expect(distance(figure(0, 0), figure(600, 0, 2500))).toBe(1000);
  });
  test('UC-SYS-DISTANCE: an impact is a cylinder without width or height', () => {
    expect(distance(pointBody({ x: 0, y: 0, z: 2500 }), figure(0, 0))).toBe(1000);
    expect(distance(pointBody({ x: 0, y: 3500, z: 700 }), figure(0, 0))).toBe(3000);
  });
  test('UC-SYS-DISTANCE: lengths closer than a thousandth of a pace are equal, both ways', () => {
    expect([within(2999.5, 3000), within(3000, 3000), within(3000.9, 3000), within(3001, 3000)]).toEqual([true, true, true, false]);
    expect([below(2999, 3000), below(2999.1, 3000), below(3000, 3000), below(3000.9, 3000)]).toEqual([true, false, false, false]);
  });
});

describe('contact', () => {
  test('UC-SYS-BASES: bases touch up to a hundredth of a pace apart', () => {
    expect(inContact(figure(0, 0), figure(1010, 0))).toBe(true);
    expect(inContact(figure(0, 0), figure(1011, 0))).toBe(false);
    expect(gap(figure(0, 0), figure(900, 0))).toBe(-100);
  });
  test('UC-SYS-BASES: not when the levels differ by a pace', () => {
    expect(inContact(figure(0, 0), figure(1000, 0, 999))).toBe(true);
    expect(inContact(figure(0, 0), figure(1000, 0, 1000))).toBe(false);
    expect(inContact(figure(0, 0, 1000), figure(1000, 0))).toBe(false);
  });
});

test('UC-ARC-FRONT: the dividing line and the same point are in the front arc, anything behind is not', () => {
  const north = { x: 0, y: 7 };
  expect(inFrontArc({ x: 0, y: 0 }, north, { x: 3000, y: 0 })).toBe(true);
  expect(inFrontArc({ x: 0, y: 0 }, north, { x: 3000, y: 1000 })).toBe(true);
  expect(inFrontArc({ x: 0, y: 0 }, north, { x: 3000, y: -100 })).toBe(false);
  expect(inFrontArc({ x: 5, y: 5 }, north, { x: 5, y: 5 })).toBe(true);
  expect(inFrontArc({ x: 0, y: 0 }, { x: 1, y: 2 }, { x: -2000, y: 1000 })).toBe(true);
  expect(inFrontArc({ x: 0, y: 0 }, { x: 1, y: 2 }, { x: -2000, y: 999 })).toBe(false);
});

test('UC-SYS-DISTANCE: a scaled vector has integer coordinates and no negative zero', () => {
  expect(scaleTo({ x: 3, y: -4 }, 1000)).toEqual({ x: 600, y: -800 });
  expect(Object.is(scaleTo({ x: -1, y: 1_000_000 }, 10).x, 0)).toBe(true);
});
