import { figureOf } from '@escarmouche/skirmish';
import { PACE, type Shape } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { box, rules } from '../../../../skirmish/src/plane/testing.ts';
import { field, gameBy } from '../../../test/game.ts';
import { waysTo } from './ways.ts';
import { placesIn } from './zones.ts';

const game = gameBy(rules);

const wayTo = (zone: Shape, x: number, y: number): number => {
  const state = field({ a: { x: x * PACE, y: y * PACE, z: 0 }, b: { x: 1000, y: 19_000, z: 0 } });
  const a = figureOf(state, 'a');
  return waysTo(game, state, a, placesIn(game, state, a, zone))(a) / PACE;
};

test('AI-MDA-PROGRESS: the way to a zone leads to its outline, wherever the lattice lies, and is 0 within', () => {
  const { shape } = box('yard', [10_300, 3000, 15_000, 9000]);
  expect(wayTo(shape, 4, 6)).toBeCloseTo(6.3, 6);
  expect(wayTo(shape, 4.13, 1)).toBeCloseTo(Math.sqrt(6.17 * 6.17 + 4), 1);
  expect(wayTo(shape, 12, 6)).toBe(0);
  expect(wayTo({ type: 'disc', x: 10_000, y: 10_000, r: 2200 }, 4, 10)).toBeCloseTo(3.8, 2);
});
