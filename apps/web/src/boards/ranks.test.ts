import { expect, test } from 'vitest';
import { RANKS, shades } from './ranks.ts';

test('AI-MDA-SAMPLE: places are shaded by their rank, the worst under the best, each once', () => {
  const places = [0, 0.1, 0.5, 0.99, 1].map((rank) => ({ at: { x: rank, y: 0, z: 0 }, rank }));
  expect(shades(places).map((shade) => [shade.colour, shade.places.map(({ rank }) => rank)])).toEqual([
    [RANKS[4], [0.99, 1]],
    [RANKS[3], []],
    [RANKS[2], [0.5]],
    [RANKS[1], []],
    [RANKS[0], [0, 0.1]],
  ]);
});
