import { expect, test } from 'vitest';
import { figureOf } from '../roster.ts';
import { coverTouched, type CoverSize } from './hiding.ts';
import { box, ground } from './testing.ts';

/** A wall a pace and a half long, a low one, a post, a pool, and a wall too far off; each but the last touches the figure. */
const around = [
  box('wall', [5500, 4250, 5700, 5750], 'solid', 1000),
  box('kerb', [4000, 5500, 6000, 5700], 'solid', 300),
  box('post', [4000, 4800, 4500, 5200], 'solid', 3000),
  box('pool', [4000, 3500, 6000, 4500], 'water', 0),
  box('far', [5600, 3000, 8000, 4000], 'solid', 3000),
];

function places(least: CoverSize, z = 0): readonly string[] {
  const state = ground({ a: { x: 5000, y: 5000, z } }, around);
  return coverTouched(state, figureOf(state, 'a'), least);
}

test('hiding places are as long as a document asks for, and as high where it does', () => {
  expect(places({ width: 1000 })).toEqual(['wall', 'kerb']);
  expect(places({ width: 1000, height: 1000 })).toEqual(['wall']);
  expect(places({ width: 1600, height: 1000 })).toEqual([]);
  expect(places({ width: 200, height: 1001 })).toEqual(['post']);
});

test('height is above the level of the figure', () => {
  expect(places({ width: 1000, height: 800 }, 200)).toEqual(['wall']);
  expect(places({ width: 1000, height: 801 }, 200)).toEqual([]);
});
