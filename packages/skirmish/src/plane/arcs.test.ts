import { expect, test } from 'vitest';
import { figureOf } from '../roster.ts';
import { fromCentre } from './arcs.ts';
import { box, ground, rules } from './testing.ts';

const place = (x: number, y: number, z = 0) => ({ x, y, z });

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
    fromCentre({ ...rules, hides: () => true }, state, place(5000, centre), figureOf(state, 'a'), 500).hidden;
  expect(hidden(5000)).toBe(0);
  expect(hidden(4000)).toBeGreaterThan(0);
});
