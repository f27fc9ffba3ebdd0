import { expect, test } from 'vitest';
import { keysOf, withDefaultsOf } from './options.ts';

const VALUES = { ties: ['again', 'shared'], clock: ['no', 'yes', 'blitz'] } as const;

test('the first value of an option is its default', () => {
  expect(withDefaultsOf(VALUES, {})).toEqual({ ties: 'again', clock: 'no' });
});

test('a value that is chosen stays, and what is no option is left out', () => {
  const chosen = { clock: 'blitz', weather: 'rain' } as const;
  expect(withDefaultsOf(VALUES, chosen)).toEqual({ ties: 'again', clock: 'blitz' });
});

test('options are listed in the order in which they are defined', () => {
  expect(keysOf(VALUES)).toEqual(['ties', 'clock']);
});
