import { expect, test } from 'vitest';
import { boxAt } from '../../box.ts';
import type { Terrain } from '../model.ts';
import { heightsOn } from './heights.ts';

const tower: Terrain = {
  id: 'tower',
  kind: 'solid',
  shape: { type: 'disc', x: 100, y: 100, r: 60 },
  base: 0,
  top: 3000,
  name: 'Tour',
};
const written = (taken: Parameters<typeof heightsOn>[2], grown = 1) =>
  heightsOn([tower], (point) => point, taken, grown).map(({ name, small }) => ({ name, small }));

test('a height is written with the name of the piece, alone where another word lies over the name, and not where one lies over it', () => {
  expect(written([])).toEqual([{ name: 'Tour', small: false }]);
  expect(written([boxAt(100, 88, 110, 14)])).toEqual([{ name: undefined, small: false }]);
  expect(written([boxAt(100, 100, 110, 14)])).toEqual([]);
});

test('on a piece that is small for the words of a player the number stands alone, or nothing', () => {
  expect(written([], 3.5)).toEqual([{ name: undefined, small: false }]);
  expect(written([], 5)).toEqual([{ name: undefined, small: true }]);
  expect(written([], 10)).toEqual([]);
});
