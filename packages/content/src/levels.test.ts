import { expect, test } from 'vitest';
import { contents, levelsOf } from './index.ts';

test('UC-MF-PRO-CHEVALIER: levels of skill are those that bring one sign and nothing else', () => {
  const levels = Object.fromEntries(contents.map((content) => [content.adaptation, levelsOf(content).map(({ id }) => id)]));
  expect(levels).toEqual({
    'star-wars': [],
    'med-fan': ['milicien-melee', 'chevalier', 'milicien-tir', 'ranger'],
    survivants: [],
    generic: [],
  });
});
