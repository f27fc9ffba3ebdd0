import { expect, test } from 'vitest';
import { wrap, wrapInto } from './wrap.ts';

test('a sentence is broken between words', () => {
  expect(wrap('L’obstacle linéaire ne peut être franchi.', 20)).toEqual(['L’obstacle linéaire', 'ne peut être', 'franchi.']);
});

test('a sentence is broken into shorter lines where the board is too narrow for it, as with text twice as large', () => {
  const text = 'Rask n’est pas dans l’arc avant de la figurine qui tire.';
  const wide = wrapInto(text, 600);
  const narrow = wrapInto(text, 160);
  expect(wide.lines.length).toBeLessThan(narrow.lines.length);
  expect(narrow.width).toBeLessThanOrEqual(160);
  expect(narrow.lines.join(' ')).toBe(text);
});
