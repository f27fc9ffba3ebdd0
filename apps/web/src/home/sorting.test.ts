import { expect, test } from 'vitest';
import type { ListedBattle } from './library.svelte.ts';
import { arranged, day } from './sorting.ts';

const battle = (title: string, over = false): ListedBattle => ({ id: title, system: 'x', title, updated: 0, turn: 1, over });
const battles = [battle('Évasion · Quai sept', true), battle('Rebelles contre Empire'), battle('abordage')];
const titles = (...given: Parameters<typeof arranged>): readonly string[] => arranged(...given).map(({ title }) => title);

test('accents and case do not matter in a search, and every word counts', () => {
  expect(titles(battles, 'evasion QUAI', 'latest')).toEqual(['Évasion · Quai sept']);
  expect(titles(battles, 'empire quai', 'latest')).toEqual([]);
  expect(titles(battles, '  ', 'latest')).toHaveLength(3);
});

test('battles are arranged by time, name and whether they go on', () => {
  expect(titles(battles, '', 'oldest')[0]).toBe('abordage');
  expect(titles(battles, '', 'title')).toEqual(['abordage', 'Évasion · Quai sept', 'Rebelles contre Empire']);
  expect(titles(battles, '', 'going').at(-1)).toBe('Évasion · Quai sept');
});

test('days are said as people say them', () => {
  const now = new Date(2026, 2, 10, 0, 30).getTime();
  expect(day(now - 60_000, now, 'fr')).toBe('aujourd’hui');
  expect(day(now - 3_600_000, now, 'fr')).toBe('hier');
  expect(day(new Date(2026, 2, 7, 23).getTime(), now, 'en')).toBe('3 days ago');
  expect(day(new Date(2026, 0, 7).getTime(), now, 'fr')).toBe('7 janvier 2026');
});
