import { describe, expect, test } from 'vitest';
import { LONGEST_TEXT, readJson, refuseJson, refuseLength } from './gate.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('the gate for JSON from outside', () => {
  test('takes what JSON can say, and objects without a prototype', () => {
    const bare = Object.assign(Object.create(null) as object, { a: 1 });
    for (const value of [null, true, 0, -1.5, '', [], {}, { a: [1, { b: null }] }, bare, nested(40)]) {
      expect(refuseJson(value)).toBeUndefined();
    }
  });

  test.each([
    [
      'an own __proto__',
      JSON.parse('{"a":[0,{"__proto__":{"b":1}}]}'),
      'La clé « __proto__ » est interdite (a[1]).',
      'The key "__proto__" is forbidden (a[1]).',
    ],
    ['a constructor', { constructor: 1 }, 'La clé « constructor » est interdite.', 'The key "constructor" is forbidden.'],
    ['a prototype', { x: { prototype: 1 } }, 'La clé « prototype » est interdite (x).', 'The key "prototype" is forbidden (x).'],
    ['undefined', undefined, 'Une valeur manque.', 'A value is missing.'],
    ['an undefined member', { a: { b: undefined } }, 'Une valeur manque (a.b).', 'A value is missing (a.b).'],
    ['a hole', { list: new Array<number>(1) }, 'Une valeur manque (list[0]).', 'A value is missing (list[0]).'],
    ['an infinite number', JSON.parse('{"x":1e999}'), 'Un nombre n’est pas fini (x).', 'A number is not finite (x).'],
    ['no number', { x: Number.NaN }, 'Un nombre n’est pas fini (x).', 'A number is not finite (x).'],
    ['a function', { toString: () => 'x' }, 'Ceci n’est pas une donnée (toString).', 'This is not data (toString).'],
    ['an instance of a class', { at: new Map() }, 'Ceci n’est pas une donnée (at).', 'This is not data (at).'],
    ['members that are inherited', Object.create({ a: 1 }), 'Ceci n’est pas une donnée.', 'This is not data.'],
    ['too many values', new Array<number>(600_000).fill(0), 'Il y a trop de valeurs', 'There are too many values'],
    ['too many levels', nested(5000), 'Il y a trop de niveaux', 'It is nested too deep'],
  ])('refuses %s with its place', (_, value: unknown, fr, en) => {
    const reason = refuseJson(value);
    expect(reason?.fr.startsWith(fr)).toBe(true);
    expect(reason?.en.startsWith(en)).toBe(true);
  });

  test('refuses a tree that holds itself, and quotes no endless place', () => {
    const round: Record<string, unknown> = {};
    round.again = round;
    expect(refuseJson(round)?.en).toContain('too deep');
    expect(refuseJson({ ['x'.repeat(10_000)]: undefined })?.en.length).toBeLessThan(100);
  });

  test('reads a text as JSON, or says why not', () => {
    expect(readJson('{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
    expect(readJson('{"a":')).toMatchObject({ ok: false, parsed: false, reason: { en: 'This is not JSON.' } });
    expect(readJson('{"__proto__":1}')).toMatchObject({ ok: false, parsed: true });
  });

  test('refuses a text that is too long before it is parsed', () => {
    expect(refuseLength('x'.repeat(LONGEST_TEXT))).toBeUndefined();
    const reason = {
      fr: 'Ce texte est trop long : 51,0 millions de caractères, au plus 8.',
      en: 'This text is too long: 51.0 million characters, at most 8.',
    };
    expect(refuseLength({ length: 51_000_000 })).toEqual(reason);
    expect(readJson(' '.repeat(LONGEST_TEXT + 1))).toMatchObject({ ok: false, parsed: false });
  });
});
