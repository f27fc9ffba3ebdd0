import { anything, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf, linesOf } from './lines.ts';

const TEXT = `{
  "name": "Duo, \\"le {vrai}\\"",
  "figures": [
    { "profile": "archer" },
    {
      "profile": "lancier", "weapons": ["arc",
        "lance"]
    }
  ]
}`;

test('each value has its line, and what is missing the line of what holds it', () => {
  const { lines } = linesOf(TEXT);
  const at = (path: string): number => lineOf(path, lines);
  expect(['', 'name', 'figures', 'figures[0].profile', 'figures[1]'].map(at)).toEqual([1, 2, 3, 4, 5]);
  expect(['figures[1].weapons[0]', 'figures[1].weapons[1]', 'figures[1].weapons[2]', 'figures[1].skill'].map(at)).toEqual([6, 7, 6, 5]);
  expect(['odd[name', '[', 'figures[9].a.b[3]'].map(at)).toEqual([1, 1, 3]);
});

test.each([
  ['{\n "a": 1,\n "b" 2\n}', 3],
  ['{\n "a": [1, 2\n}', 3],
  ['{\n "a": 1\n "b": 2\n}', 3],
  ['[\n1,\n,2]', 3],
  ['{\n\n"a": nothing }', 3],
  ['{\n"a": "no\nend" }', 2],
  ['{}\n{}', 2],
  ['', 1],
  ['[\n'.repeat(70), 61],
])('%j breaks off in line %i', (text, line) => {
  expect(linesOf(text).broken).toBe(line);
});

test('any JSON is gone through to its end, and any text to some line', () => {
  assert(
    property(anything(), (value) => {
      const text = JSON.stringify(value, undefined, 1);
      if (text !== undefined) expect(linesOf(text).broken).toBe(text.split('\n').length);
    }),
  );
  assert(
    property(string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(linesOf(text).broken).toBeLessThanOrEqual(text.split('\n').length);
    }),
  );
});
