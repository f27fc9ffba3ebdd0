import { afterEach, expect, test, vi } from 'vitest';
import type { Settings } from '../settings/choices.ts';
import { settings } from '../settings/settings.svelte.ts';
import { inSeries, inUnit, measured, textIn } from './format.ts';

afterEach(() => vi.restoreAllMocks());
const choose = (unit: Settings['unit']): void => void vi.spyOn(settings, 'now', 'get').mockReturnValue({ ...settings.now, unit });

test('a length has the unit by its name, in the number that it asks for', () => {
  expect(measured(1000, 'fr')).toBe('1\u00a0pas');
  expect(measured(-2000, 'fr')).toBe('−2\u00a0pas');
  choose('inch');
  expect([1900, 2000, -1500].map((units) => measured(units, 'fr'))).toEqual(['1,9\u00a0pouce', '2\u00a0pouces', '−1,5\u00a0pouce']);
  expect([500, 1000].map((units) => measured(units, 'en'))).toEqual(['0.5\u00a0inches', '1\u00a0inch']);
});

test('the lengths of a sentence of the engine or the rulebook take the player’s unit, and nothing else does', () => {
  choose('centimetre');
  expect(inUnit('Arno avance de 3,8\u00a0pas (pas à moins de 1\u00a0pas).', 'fr')).toBe(
    'Arno avance de 3,8\u00a0cm (pas à moins de 1\u00a0cm).',
  );
  choose('inch');
  expect(textIn({ fr: '', en: 'Arno moves 1\u00a0pace of 2.5\u00a0paces.' }, 'en')).toBe('Arno moves 1\u00a0inch of 2.5\u00a0inches.');
  expect(inUnit('Trois figurines sur 3 passent : 2 passées.', 'fr')).toBe('Trois figurines sur 3 passent : 2 passées.');
});

test('things with commas are told one after another with the semicolon of the language', () => {
  expect(inSeries(['a, 1', 'b, 2'], 'fr')).toBe('a, 1\u00a0; b, 2');
  expect(inSeries(['a, 1', 'b, 2'], 'en')).toBe('a, 1; b, 2');
});
