import { expect, test } from 'vitest';
import { countsOf, MOST_FIGURES, sideProblem, withCount, type SideChoice } from './sides.ts';

const side = (figures: SideChoice['figures']): SideChoice => ({ band: 'x', holder: 'person', dice: 'seeded', figures });
const band = side([
  { profile: 'trooper', name: 'Varn' },
  { profile: 'hunter', name: 'Orsk' },
  { profile: 'trooper', name: 'Doss' },
]);

test('figures are counted by profile', () => {
  expect([...countsOf(band)]).toEqual([
    ['trooper', 2],
    ['hunter', 1],
  ]);
});

test('one less takes the last of its profile and leaves the order', () => {
  expect(withCount(band, 'trooper', 1).map(({ name }) => name)).toEqual(['Varn', 'Orsk']);
});

test('one more comes last and nameless', () => {
  expect(withCount(band, 'hunter', 2).at(-1)).toEqual({ profile: 'hunter' });
});

test('a side is neither empty nor too large', () => {
  expect(sideProblem(side([]))).toBe('empty');
  expect(sideProblem(band)).toBeUndefined();
  const full = side(Array.from({ length: MOST_FIGURES }, () => ({ profile: 'trooper' })));
  expect(withCount(full, 'hunter', 1)).toHaveLength(MOST_FIGURES);
});
