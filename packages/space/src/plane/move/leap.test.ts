import { expect, test } from 'vitest';
import { flight, jump } from './leap.ts';
import { at, band as box, tableWide } from '../testing.ts';
import type { Body, Feature, Other, Table } from '../types.ts';

const tableOf = tableWide(40000);
const enemy = (x: number, y: number, more: Partial<Body> = {}): Other => ({ id: 'enemy', body: { ...at(x, y), ...more }, manner: 'stop' });
const east = { x: 1, y: 0 };
const step = (top: number): Table => tableOf(box('step', 'solid', 7000, 20000, 0, top));
const wall = (kind: Feature['kind'], top: number): Table => tableOf(box('wall', kind, 6500, 7500, 0, top));
/** A roof 3 high, a gap 2 wide, another roof. */
const across = (top: number): Table => tableOf(box('a', 'solid', 0, 8000, 0, 3000), box('b', 'solid', 10000, 20000, 0, top));
const roofs = tableOf(box('a', 'solid', 0, 8000, 0, 3000), box('b', 'solid', 11000, 20000, 0, 3000));

test('UC-ACT-JUMP: after a run-up of 4 a jump of 4 is accepted, one of 4.5 refused', () => {
  expect(jump(roofs, at(7500, 5000, 3000), east, 4000, 4000, [])).toMatchObject({ end: { x: 11500, z: 3000 }, length: 4000 });
  expect(jump(roofs, at(7500, 5000, 3000), east, 4500, 4000, [])).toEqual({ refused: 'length' });
});

test('UC-ACT-JUMP: more than half over the void at the landing falls, beside the edge it did not reach', () => {
  const leap = jump(roofs, at(7500, 5000, 3000), east, 3400, 4000, []);
  expect(leap).toMatchObject({ end: { x: 10500, y: 5000, z: 0 }, fall: { height: 3000, from: { x: 10900, z: 3000 } } });
  expect(jump(roofs, at(7500, 5000, 3000), east, 3500, 4000, [])).toMatchObject({ end: { x: 11000, z: 3000 } });
});

test('UC-ACT-JUMP: into the side of what rises more than half a pace it does not land, though the ground is far below', () => {
  expect(jump(across(3600), at(7500, 5000, 3000), east, 4000, 4000, [])).toEqual({ refused: 'solid', id: 'b' });
  expect(jump(across(3600), at(7500, 5000, 3000), east, 2200, 4000, [])).toEqual({ refused: 'solid', id: 'b' });
  expect(jump(across(3600), at(7500, 5000, 3000), east, 2000, 4000, [])).toMatchObject({ end: { x: 9500, z: 0 }, fall: { height: 3000 } });
  expect(jump(across(3500), at(7500, 5000, 3000), east, 4000, 4000, [])).toMatchObject({ end: { x: 11500, z: 3500 } });
});

test('UC-ACT-JUMP: landing lower is a fall of the difference', () => {
  const table = tableOf(box('a', 'solid', 0, 8000, 0, 3000), box('b', 'solid', 10000, 20000, 0, 1500));
  expect(jump(table, at(7500, 5000, 3000), east, 4000, 4000, [])).toMatchObject({ end: { x: 11500, z: 1500 }, fall: { height: 1500 } });
});

test('UC-ACT-JUMP: it lands on what rises at most half a pace, and passes over what rises at most one', () => {
  expect(jump(step(500), at(5000, 5000), east, 4000, 4000, [])).toMatchObject({ end: { x: 9000, z: 500 } });
  expect(jump(step(501), at(5000, 5000), east, 4000, 4000, [])).toMatchObject({ refused: 'solid' });
  expect(jump(wall('solid', 1000), at(5000, 5000), east, 4000, 4000, [])).toMatchObject({ end: { x: 9000, z: 0 } });
  expect(jump(wall('linear', 1000), at(5000, 5000), east, 4000, 4000, [])).toMatchObject({ end: { x: 9000, z: 0 } });
  expect(jump(wall('solid', 1001), at(5000, 5000), east, 4000, 4000, [])).toEqual({ refused: 'solid', id: 'wall' });
  expect(jump(wall('linear', 1000), at(5000, 5000), east, 2500, 4000, [])).toEqual({ refused: 'linear', id: 'wall' });
});

test('UC-ACT-JUMP: it passes over holes, water and prone figures, not over standing ones; it may land in contact', () => {
  const table = tableOf(box('pit', 'void', 6000, 7000, -5000, 0), box('pool', 'water', 7000, 8000, -2000, 0));
  expect(jump(table, at(5000, 5000), east, 4000, 4000, [])).toMatchObject({ end: { x: 9000, z: 0 } });
  expect(jump(tableOf(), at(5000, 5000), east, 4000, 4000, [enemy(7000, 5000)])).toEqual({ refused: 'figure', id: 'enemy' });
  expect(jump(tableOf(), at(5000, 5000), east, 4000, 4000, [enemy(7000, 5000, { h: 500 })])).toMatchObject({ end: { x: 9000 } });
  expect(jump(tableOf(), at(5000, 5000), east, 4000, 4000, [enemy(10000, 5000)])).toMatchObject({ end: { x: 9000 }, touches: ['enemy'] });
});

test('a flight goes 8 paces in a straight line in space, over everything', () => {
  const table = tableOf(box('tower', 'solid', 8000, 9000, 0, 9000), box('roof', 'solid', 10000, 20000, 0, 4000));
  expect(flight(table, at(6000, 5000), { x: 12928, y: 5000, z: 4000 }, 8000, [])).toMatchObject({
    end: { x: 12928, z: 4000 },
    direction: { x: 6928, y: 0 },
  });
  expect(flight(table, at(6000, 5000), { x: 12930, y: 5000, z: 4000 }, 8000, [])).toEqual({ refused: 'length' });
  expect(flight(table, at(12000, 5000, 4000), { x: 6000, y: 5000, z: 0 }, 8000, [])).not.toHaveProperty('fall');
});

test('only a ceiling above the start or the landing prevents a flight', () => {
  const table = tableOf(box('bridge', 'solid', 8000, 9000, 3000, 3200));
  expect(flight(table, at(8300, 5000), { x: 12000, y: 5000, z: 0 }, 8000, [])).toEqual({ refused: 'ceiling', id: 'bridge' });
  expect(flight(table, at(5000, 5000), { x: 8500, y: 5000, z: 0 }, 8000, [])).toEqual({ refused: 'ceiling', id: 'bridge' });
  expect(flight(table, at(5000, 5000), { x: 8500, y: 5000, z: 3200 }, 8000, [])).toMatchObject({ end: { z: 3200 } });
  expect(flight(table, at(5000, 5000), { x: 12000, y: 5000, z: 0 }, 8000, [])).toMatchObject({ end: { x: 12000 } });
});

test('a flight lands where there is room, in contact if wanted', () => {
  expect(flight(tableOf(), at(5000, 5000), { x: 9500, y: 5000, z: 0 }, 8000, [enemy(10000, 5000)])).toEqual({
    refused: 'figure',
    id: 'enemy',
  });
  expect(flight(tableOf(), at(5000, 5000), { x: 9000, y: 5000, z: 0 }, 8000, [enemy(10000, 5000)])).toMatchObject({ touches: ['enemy'] });
  expect(flight(tableOf(), at(5000, 5000), { x: 9000, y: 5000, z: 2000 }, 8000, [])).toEqual({ refused: 'fall' });
});

test('UC-ACT-JUMP: out of a hole deeper than half a pace no jump leads', () => {
  const table = tableOf(box('pit', 'void', 4000, 8000, -1000, 0));
  expect(jump(table, at(7000, 5000, -1000), east, 3000, 3000, [])).toEqual({ refused: 'solid' });
  expect(jump(table, at(5000, 5000, -1000), east, 2000, 3000, [])).toMatchObject({ end: { x: 7000, z: -1000 } });
});
