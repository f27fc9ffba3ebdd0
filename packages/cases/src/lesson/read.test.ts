import { describe, expect, test } from 'vitest';
import { readCases } from '../document.ts';
import { failuresOf, problemsIn } from '../testing.ts';

const CASE = `
name: a shot
figures:
  A: { profile: Stormtrooper, at: [0, 0], facing: north }
  B: { profile: Soldat Rebelle, at: [0, 8], facing: south }
`;
const LESSON = `lesson: { fr: Un tir, en: A shot }${CASE}`;

describe('a lesson', () => {
  test('is a case with sentences, played without them', () => {
    const source = `${LESSON}do:\n  - say: { fr: Tirez, en: Shoot }\n    shoot: B\n    dice: [6, 1, 4, 3]\n    then: { fr: Bien, en: Well }\n  - pass\n`;
    expect(failuresOf(source)).toEqual([]);
    const [one] = readCases(source).cases;
    expect(one?.sentences).toEqual({
      lesson: { fr: 'Un tir', en: 'A shot' },
      do: [{ say: { fr: 'Tirez', en: 'Shoot' }, afterwards: { fr: 'Bien', en: 'Well' } }, {}],
    });
  });

  test('may be written with French keys', () => {
    const source = `leçon: { fr: Un tir, en: A shot }${CASE}étapes:\n  - dire: { fr: Tirez, en: Shoot }\n    tirer: B\n    dés: [6, 1, 4, 3]\n`;
    expect(failuresOf(source)).toEqual([]);
    expect(readCases(source).cases[0]?.sentences?.do).toHaveLength(1);
  });

  test('has its dice in its steps, and both languages in every sentence', () => {
    expect(problemsIn(`${LESSON}do:\n  - say: { fr: Tirez }\n    shoot: B\ndice: [6, 1, 4, 3]\n`)).toEqual([
      '9: dice: the dice of a lesson stand in its steps',
      '7: do[0].say.en: expected a text, found nothing',
    ]);
  });

  test('is no lesson without its title: its sentences are unknown keys', () => {
    expect(problemsIn(`${CASE}do:\n  - say: { fr: Tirez, en: Shoot }\n    shoot: B\n`)[0]).toMatch(/^7: do\[0\]\.say: unknown key/);
  });
});
