import type { Word } from '@escarmouche/online';
import { expect, test } from 'vitest';
import { saidIn } from './said.ts';
import { pointsOf, showOf } from './show-points.ts';

const word = (show: readonly (readonly [number, number])[]): Word => ({ number: 1, seat: 'a', at: 0, show });

test('places go to the host and back', () => {
  const sent = showOf([
    { x: 1.4, y: 2.6 },
    { x: 1, y: 2, z: 3000 },
  ]);
  expect(sent).toEqual([
    [1, 3],
    [1, 2, 3000],
  ]);
  expect(pointsOf(sent)).toEqual([
    { x: 1, y: 3 },
    { x: 1, y: 2, z: 3000 },
  ]);
});

test('a place is said by its name, once names have come', () => {
  const known = { nameOf: ({ x }: { x: number }) => `D${x}` };
  expect(saidIn(word([[3, 0]]), 'fr', known)).toBe('montre un endroit du plateau\u00a0: D3');
  expect(
    saidIn(
      word([
        [3, 0],
        [4, 0],
      ]),
      'en',
      known,
    ),
  ).toBe('draws a line on the board: D3 → D4');
  expect(saidIn(word([[3, 0]]), 'fr', { nameOf: () => undefined })).toBe('montre un endroit du plateau');
});
