import { pointBody } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { figureOf } from '../roster.ts';
import { bodyOf } from './bodies.ts';
import { figuresAround, figuresOver, fromCentre } from './area.ts';
import { box, ground, rules } from './testing.ts';

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

test('a blow from a centre comes to the arc it lies in, hidden as seen from the height that a document gives', () => {
  const state = ground({ a: place(5000, 8000), b: place(5000, 5000) }, [box('kerb', [4000, 6000, 6000, 6100], 'solid', 800)]);
  const blow = (eye: number) => fromCentre(rules, state, place(5000, 5000), figureOf(state, 'a'), eye);
  expect(blow(500).arc).toBe('rear');
  expect(blow(500).hidden).toBeGreaterThan(blow(700).hidden);
  expect(blow(5000).hidden).toBe(0);
});

test('who stands on the centre hides nobody from it', () => {
  const state = ground({ a: place(5000, 8000), b: place(5000, 5200) });
  const hidden = (centre: number) =>
    fromCentre({ ...rules, figuresHide: () => true }, state, place(5000, centre), figureOf(state, 'a'), 500).hidden;
  expect(hidden(5000)).toBe(0);
  expect(hidden(4000)).toBeGreaterThan(0);
});
