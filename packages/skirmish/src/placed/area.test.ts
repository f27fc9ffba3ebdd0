import { pointBody } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { ground } from '../plane/testing.ts';
import { figureOf } from '../roster.ts';
import { figuresAround, figuresOver } from './area.ts';
import { bodyOf } from './bodies.ts';

const place = (x: number, y: number, z = 0) => ({ x, y, z });

test('around a centre: the nearest first, then by the order of groups given; who is as far as the radius is not', () => {
  const state = ground({
    a1: place(5000, 5000),
    a2: place(5000, 7000),
    b1: place(7000, 5000),
    b2: place(5000, 3100),
    c: place(8000, 5000),
  });
  const around = (order: string[]) => figuresAround(state, order, bodyOf(state, figureOf(state, 'a1')), 2000, 'a1');
  expect(around(['a', 'b', 'c'])).toEqual(['b2', 'a2', 'b1']);
  expect(around(['c', 'b', 'a'])).toEqual(['b2', 'b1', 'a2']);
  expect(figuresAround(state, ['a', 'b', 'c'], pointBody(place(5000, 5000)), 1000)).toEqual(['a1']);
});

test('over a point is whose base covers it at its level', () => {
  const state = ground({ a: place(5000, 5000), b: place(5600, 5000, 2000) });
  expect(figuresOver(state, ['b', 'a'], place(5400, 5000))).toEqual(['a']);
  expect(figuresOver(state, ['b', 'a'], place(5400, 5000, 2000))).toEqual(['b']);
  expect(figuresOver(state, ['b', 'a'], place(5501, 4000))).toEqual([]);
});
