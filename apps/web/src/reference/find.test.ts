import { rulebook } from '@escarmouche/content/rulebook/urss-classic';
import { expect, test } from 'vitest';
import { findRules } from './find.ts';
import { robust } from '@escarmouche/urss-classic/rules';

const ruleChapters = rulebook.chapters;

const first = (sought: string, language: 'fr' | 'en'): string | undefined => findRules(ruleChapters, sought, language)[0]?.entries[0]?.id;

test('accents, case and apostrophes do not matter', () => {
  expect(first('MESURE des distances', 'fr')).toBe('UC-SYS-DISTANCE');
  expect(findRules(ruleChapters, 'posture d alerte', 'fr').length).toBeGreaterThan(0);
  expect(findRules(ruleChapters, 'degats', 'fr')).toEqual(findRules(ruleChapters, 'Dégâts', 'fr'));
});

test('an id, or the title in the other language, finds its rule', () => {
  expect(first('uc-sys-distance', 'en')).toBe('UC-SYS-DISTANCE');
  expect(first('mesure des distances', 'en')).toBe('UC-SYS-DISTANCE');
});

test('titles come before texts, and what nobody wrote is not found', () => {
  const [chapter] = findRules(ruleChapters, robust.id, 'fr');
  expect(chapter?.entries[0]?.title.fr).toContain('Robuste');
  expect(findRules(ruleChapters, 'xylophone', 'fr')).toEqual([]);
  expect(findRules(ruleChapters, '  ', 'fr')).toBe(ruleChapters);
});
