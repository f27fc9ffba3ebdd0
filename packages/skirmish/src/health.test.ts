import { expect, test } from 'vitest';
import { healthBy, healthName } from './health.ts';

const states = (full: number) => Array.from({ length: full + 1 }, (_, left) => healthBy(full, left));

test('health goes by thirds of the vitality of a sound figure', () => {
  expect(states(1)).toEqual(['out', 'sound']);
  expect(states(3)).toEqual(['out', 'badlyWounded', 'wounded', 'sound']);
  expect(states(6)).toEqual(['out', 'badlyWounded', 'badlyWounded', 'wounded', 'wounded', 'sound', 'sound']);
});

test('health has a name in either language', () => {
  expect([healthName('wounded', 'fr'), healthName('out', 'en')]).toEqual(['Blessé', 'out of action']);
});
