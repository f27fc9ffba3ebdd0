import { expect, test } from 'vitest';
import { diceInWords, needInWords, poolInWords, thrownInWords } from './pool-words.ts';

const twoOf = (which: 'highest' | 'lowest') => ({ dice: 3, faces: 6, keep: { count: 2, which }, need: 7 });

test('a pool is told in words, in both languages', () => {
  expect(poolInWords(twoOf('highest'), 'en')).toBe('3 dice, best two, 7 or more');
  expect(poolInWords(twoOf('highest'), 'fr')).toBe('3 dés, les deux meilleurs, 7 ou plus');
  expect(poolInWords(twoOf('lowest'), 'en')).toBe('3 dice, worst two, 7 or more');
  expect(poolInWords(twoOf('lowest'), 'fr')).toBe('3 dés, les deux moins bons, 7 ou plus');
  expect(poolInWords({ dice: 2, faces: 6, keep: { count: 1, which: 'highest' } }, 'fr')).toBe('2 dés, le meilleur');
  expect(poolInWords({ dice: 2, faces: 6, keep: { count: 1, which: 'lowest' }, need: 4 }, 'fr')).toBe('2 dés, le moins bon, 4 ou plus');
  expect(poolInWords({ dice: 9, faces: 6, keep: { count: 8, which: 'highest' } }, 'en')).toBe('9 dice, best 8');
  expect(poolInWords({ dice: 1, faces: 6, need: 4 }, 'en')).toBe('1 die, 4 or more');
  expect(poolInWords({ dice: 1, faces: 6, need: 4 }, 'fr')).toBe('1 dé, 4 ou plus');
});

test('dice that are no D6, that explode or that are counted say so', () => {
  expect(poolInWords({ dice: 1, faces: 3 }, 'fr')).toBe('1 dé à 3 faces');
  expect(poolInWords({ dice: 4, faces: 8, explode: 8, hit: 4, need: 2 }, 'en')).toBe(
    '4 dice of 8 sides, each 8 adds a die, those of 4 or more count, 2 or more',
  );
  expect(poolInWords({ dice: 4, faces: 8, explode: 7, hit: 4 }, 'fr')).toBe(
    '4 dés à 8 faces, chaque 7 ou plus ajoute un dé, comptent ceux de 4 ou plus',
  );
});

test('what dice have to come to may stand by itself', () => {
  expect(diceInWords(twoOf('highest'), 'fr')).toBe('3 dés, les deux meilleurs');
  expect(needInWords(twoOf('highest'), 'en')).toBe('7 or more');
  expect(needInWords({}, 'en')).toBeUndefined();
});

test('what a question asks to be thrown is told with its pool, or die by die', () => {
  expect(thrownInWords({ faces: [6, 6, 6], pool: { ...twoOf('highest'), modifiers: [] } }, 'en')).toBe('3 dice, best two, 7 or more');
  expect(thrownInWords({ faces: [6, 6] }, 'fr')).toBe('2 dés');
  expect(thrownInWords({ faces: [6, 3] }, 'en')).toBe('1 die + 1 die of 3 sides');
});
