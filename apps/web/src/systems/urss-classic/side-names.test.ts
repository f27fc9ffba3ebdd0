import { bands } from '@escarmouche/content';
import type { Language } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { setupWords } from '../../setup/words.ts';
import * as plane from '../plane/side-names.ts';
import { GIVEN_NAMES } from './side-names.ts';

const sideName = (name: string, language: Language): string => plane.sideName(name, language, GIVEN_NAMES);

test('a name that the program gave is told in the language of who reads; one that was typed stays', () => {
  expect([sideName('Rebelles', 'en'), sideName('Rebels', 'fr')]).toEqual(['Rebels', 'Rebelles']);
  expect(sideName(setupWords.fr.side('B'), 'en')).toBe(setupWords.en.side('B'));
  expect(sideName(setupWords.en.side('B'), 'fr')).toBe(setupWords.fr.side('B'));
  const names = ['Rebelles', 'Les Gars du quai', { fr: 'Les ribauds', en: 'The ruffians' }];
  const groups = [...names.map((name) => ({ side: 'a', name })), { side: 'b', name: 'Empire' }];
  expect(plane.sideNamed(groups, 'a', 'en', GIVEN_NAMES)).toBe('Rebels, Les Gars du quai and The ruffians');
  expect([sideName('Les Gars du quai', 'en'), sideName('', 'fr')]).toEqual(['Les Gars du quai', '']);
});

test('every ready band is known by its name', () => {
  expect(bands.length).toBeGreaterThan(0);
  for (const { name } of bands) expect([sideName(name.fr, 'en'), sideName(name.en, 'fr')]).toEqual([name.en, name.fr]);
});
