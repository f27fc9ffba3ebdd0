import { expect, test } from 'vitest';
import { isOffered } from './passing.ts';

const passing = { answer: null, pressing: true, idle: false };

test('ZB-CARD-ANYTIME: a chance in passing is offered as the player wishes: always, when it presses, never', () => {
  for (const alone of [true, false]) {
    expect(isOffered(passing, 'always', alone)).toBe(true);
    expect(isOffered(passing, 'pressing', alone)).toBe(true);
    expect(isOffered({ ...passing, pressing: false }, 'pressing', alone)).toBe(false);
    expect(isOffered(passing, 'never', alone)).toBe(false);
  }
});

test('ZB-CARD-ANYTIME: among persons who must not learn a hand it counts what others can know of it', () => {
  expect(isOffered({ ...passing, pressing: false, seeming: true }, 'pressing', false)).toBe(true);
  expect(isOffered({ ...passing, seeming: false }, 'pressing', false)).toBe(false);
  expect(isOffered({ ...passing, pressing: false, seeming: true, idle: true }, 'always', false)).toBe(true);
});

test('ZB-CARD-ANYTIME: a person alone among bots is never asked what has no answer but to pass', () => {
  const empty = { ...passing, pressing: false, seeming: true, idle: true };
  for (const wish of ['always', 'pressing', 'never'] as const) expect(isOffered(empty, wish, true)).toBe(false);
  expect(isOffered({ ...passing, seeming: false }, 'pressing', true)).toBe(true);
});
