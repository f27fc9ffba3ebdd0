import { expect, test } from 'vitest';
import { calibrationOf, errorWith } from './calibration.ts';
import type { Fought } from './fit.ts';

const WORTHS = new Map([
  ['hero', { worth: 200, margin: 0 }],
  ['soldier', { worth: 100, margin: 0 }],
]);

const battle = (soldiers: number, score: number): Fought => ({ a: new Map([['hero', 1]]), b: new Map([['soldier', soldiers]]), score });

test('battles are sorted by the chance of the favourite, whichever side it is, and a draw counts as half', () => {
  const bins = calibrationOf(WORTHS, [battle(1, 1), battle(1, 0.5), battle(4, 0), battle(4, 1), battle(2, 0.5)]);
  expect(bins).toEqual([
    { from: 0.5, to: 0.6, battles: 1, foretold: 0.5, seen: 0.5 },
    { from: 0.8, to: 0.9, battles: 4, foretold: 4 / 5, seen: (1 + 0.5 + 1 + 0) / 4 },
  ]);
});

test('the exponent by which battles were won has the least error', () => {
  // Twice the worth wins four of five: the second power.
  const seen = [1, 1, 1, 1, 0].map((score) => battle(1, score));
  const errors = [1, 2, 3, 4].map((exponent) => errorWith(exponent, WORTHS, seen));
  expect(Math.min(...errors)).toBe(errors[1]);
});
