import { expect, test } from 'vitest';
import { nextOf } from './next.ts';

const roster = ['a1', 'a2', 'a3', 'a4'];

test('after a figure that has done all it can comes the next that can act, round and round', () => {
  expect(nextOf(roster, 'a2', ['a1', 'a4'])).toBe('a4');
  expect(nextOf(roster, 'a4', ['a1', 'a3'])).toBe('a1');
});

test('who can act gives way to nobody, and where nobody can act nobody is offered', () => {
  expect(nextOf(roster, 'a2', ['a2', 'a3'])).toBeUndefined();
  expect(nextOf(roster, 'a2', [])).toBeUndefined();
});
