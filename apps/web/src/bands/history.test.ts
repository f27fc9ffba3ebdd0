import { expect, test } from 'vitest';
import { begun, changed, redone, undone } from './history.ts';

test('changes are taken back one by one, and made again until another is made', () => {
  const three = changed(changed(begun('a'), 'b'), 'c');
  expect(undone(undone(three)).now).toBe('a');
  expect(undone(undone(undone(three))).now).toBe('a');
  expect(redone(undone(undone(three))).now).toBe('b');
  expect(redone(redone(undone(undone(three)))).now).toBe('c');
  const other = changed(undone(three), 'd');
  expect([other.now, redone(other).now, undone(other).now]).toEqual(['d', 'd', 'b']);
});
