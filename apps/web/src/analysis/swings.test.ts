import { expect, test } from 'vitest';
import { standingOf, swingsOf } from './swings.ts';

test('standings are shares; even where nobody is left', () => {
  expect(standingOf([3, 1])).toEqual([0.75, 0.25]);
  expect(standingOf([0, 0])).toEqual([0.5, 0.5]);
  expect(standingOf([1, 1, 2])).toEqual([0.25, 0.25, 0.5]);
});

test('the three greatest changes are named in order of time, with the side that gained', () => {
  const standings = [0.5, 0.5, 0.6, 0.59, 0.3, 0.32, 0.5, 1].map((share) => [share, 1 - share]);
  expect(swingsOf(standings)).toEqual([
    { entry: 3, side: 1, gain: expect.closeTo(0.29) as number },
    { entry: 5, side: 0, gain: expect.closeTo(0.18) as number },
    { entry: 6, side: 0, gain: expect.closeTo(0.5) as number },
  ]);
});

test('small changes are no turning points, and a battle may have none', () => {
  expect(swingsOf([0.5, 0.505, 0.51].map((share) => [share, 1 - share]))).toEqual([]);
  expect(swingsOf([[0.5, 0.5]])).toEqual([]);
});

test('of three sides the one that gained most is named', () => {
  expect(swingsOf([standingOf([1, 1, 1]), standingOf([2, 1, 0])])).toMatchObject([{ entry: 0, side: 0 }]);
});
