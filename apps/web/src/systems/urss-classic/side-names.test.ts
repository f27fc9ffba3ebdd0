import { bands } from '@escarmouche/content';
import { expect, test } from 'vitest';
import { setupWords } from '../../setup/words.ts';
import { sideName, sidesNamed } from './side-names.ts';

test('a name that the program gave is told in the language of who reads; one that was typed stays', () => {
  expect([sideName('Rebelles', 'en'), sideName('Rebels', 'fr')]).toEqual(['Rebels', 'Rebelles']);
  expect(sideName(setupWords.fr.side('B'), 'en')).toBe(setupWords.en.side('B'));
  expect(sideName(setupWords.en.side('B'), 'fr')).toBe(setupWords.fr.side('B'));
  expect(sidesNamed('Rebelles & Les Gars du quai', 'en')).toBe('Rebels & Les Gars du quai');
  expect([sideName('Les Gars du quai', 'en'), sideName('', 'fr')]).toEqual(['Les Gars du quai', '']);
});

test('every ready band is known by its name', () => {
  expect(bands.length).toBeGreaterThan(0);
  for (const { name } of bands) expect([sideName(name.fr, 'en'), sideName(name.en, 'fr')]).toEqual([name.en, name.fr]);
});
