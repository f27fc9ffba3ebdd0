import { expect, test } from 'vitest';
import { retitled, titleIn, type Title } from './title.ts';

const copied = (title: string, language: string): string => `${title} (${language})`;

test('a title that the program gave follows the reader, and one that a player typed stays as it is', () => {
  const given: Title = { fr: 'Deux bannières', en: 'Two banners' };
  expect([titleIn(given, 'fr'), titleIn(given, 'en'), titleIn('Chez nous', 'en')]).toEqual(['Deux bannières', 'Two banners', 'Chez nous']);
  expect(retitled(given, copied, 'fr')).toEqual({ fr: 'Deux bannières (fr)', en: 'Two banners (en)' });
  expect(retitled('Chez nous', copied, 'fr')).toBe('Chez nous (fr)');
});
