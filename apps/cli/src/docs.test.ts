import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contents } from '@escarmouche/content';
import { kit } from '@escarmouche/content/kit';
import { rulebook } from '@escarmouche/content/rulebook/urss-kit';
import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { OPTION_VALUES, specialRules } from '@escarmouche/urss-classic';
import { OPTION_VALUES as KIT_OPTIONS, specialRules as kitRules } from '@escarmouche/urss-kit';
import { OPTION_KEYS as TOWN_OPTIONS } from '@escarmouche/zombies';
import { describe, expect, test } from 'vitest';
import { mappings } from '@escarmouche/cases/keyed';
import '@escarmouche/cases/all-kinds';
import { ruleEntry } from './games.ts';
import { readCases } from '@escarmouche/cases/document';
import { puzzleFaults } from '@escarmouche/cases/puzzle/check';
import { failuresOf } from '@escarmouche/cases/testing';
import { lightsaberGuard } from '@escarmouche/urss-classic/rules';

const docs = readFileSync(fileURLToPath(new URL('../../../docs/cases.md', import.meta.url)), 'utf8');

const lessons = readFileSync(fileURLToPath(new URL('../../../docs/lessons.md', import.meta.url)), 'utf8');

/** The examples that are whole cases. */
const examples = [...`${docs}${lessons}`.matchAll(/```yaml\n((?:name|lesson|puzzle): (.*)\n[^`]*)```/g)].map(
  ([, source = '', name = '']) => ({
    name,
    source,
  }),
);

describe('docs/cases.md and docs/lessons.md', () => {
  test.each(examples)('an example passes: $name', async ({ source }) => {
    expect(failuresOf(source)).toEqual([]);
    for (const one of readCases(source).cases) expect(await puzzleFaults(one)).toEqual([]);
  });

  test('have examples of everything', () => {
    expect(examples.length).toBeGreaterThan(12);
  });

  test('name every key', () => {
    const [, reference = ''] = docs.split(/^## Reference: (?:every key|names)$/m);
    const [, town = ''] = docs.split(/^## Zombies!!!$/m);
    const missing = [...mappings].filter((key) => !`${reference}${town}${lessons}`.includes(`\`${key}\``));
    expect(missing).toEqual([]);
  });

  test('names every tile, event card and option of the town of tiles', () => {
    const [, town = ''] = docs.split(/^## Zombies!!!$/m);
    const names = [...zombieTiles, ...zombieCards].map(({ name }) => `${name.fr.replaceAll('’', "'")} (${name.en})`);
    const text = town.replaceAll('’', "'").replaceAll(/\s+/g, ' ');
    expect([...names, ...TOWN_OPTIONS.map((key) => `\`${key}\``)].filter((name) => !text.includes(name))).toEqual([]);
  });

  test('names every option, profile, weapon, armour and special rule', () => {
    const things = contents.flatMap(({ profiles, weapons, armour }) => [profiles, weapons, armour].flatMap((list) => Object.values(list)));
    const rules = specialRules.ids().filter((id) => id !== lightsaberGuard.id);
    const names = [
      ...things.map(({ name }) => name.fr),
      ...rules.map((id) => (ruleEntry(specialRules.get(id).cites[0])?.title.fr ?? id).replace(/ \(.*\)/, '')),
      ...Object.entries(OPTION_VALUES).map(([key, values]) => `\`${key}\` | ${values.join(', ')}`),
    ];
    const text = docs.replaceAll('’', "'").replaceAll(/\s+/g, ' ');
    expect(names.filter((name) => !text.includes(name.replaceAll('’', "'")))).toEqual([]);
  });

  test('names every option, profile, piece of equipment, attribute and word of an action of URSS kit', () => {
    const [, chapter = ''] = docs.split(/^## URSS kit$/m);
    const { profiles, weapons, upgrades, armour, shields, objects } = kit;
    const things = [profiles, weapons, upgrades, armour, shields, objects].flatMap((list) => Object.values(list));
    const titles = new Map(rulebook.rules.map(({ id, title }) => [id, title.fr]));
    const rules = kitRules.all();
    const names = [
      ...things.map(({ name }) => name.fr),
      ...rules.map(({ id, cites: [rule] }) => (titles.get(rule) ?? id).replace(/ \(.*\)/, '')),
      ...rules.flatMap(({ action }) => action?.special?.words.written.slice(0, 1) ?? []).map((word) => `\`${word}`),
      ...Object.entries(KIT_OPTIONS).map(([key, values]) => `\`${key}\` | ${values.join(', ')}`),
    ];
    const text = chapter.replaceAll('’', "'").replaceAll(/\s+/g, ' ');
    expect(names.filter((name) => !text.includes(name.replaceAll('’', "'")))).toEqual([]);
  });
});
