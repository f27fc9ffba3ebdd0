import { describe, expect, test } from 'vitest';
import starWarsArmour from '../packs/star-wars/armour.json' with { type: 'json' };
import starWarsProfiles from '../packs/star-wars/profiles.json' with { type: 'json' };
import starWarsWeapons from '../packs/star-wars/weapons.json' with { type: 'json' };
import { rulebook, ruleChapters, ruleEntry, ruleOptions } from './rulebook.ts';

const texts = rulebook.flatMap((entry) => [entry.title, entry.text, ...entry.rulings].map((text) => ({ id: entry.id, text })));
const optionTexts = ruleOptions.flatMap((option) => [option.title, ...option.values].map((text) => ({ id: option.key, text })));

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

describe('the rulebook', () => {
  test('holds every rule once, and finds it by its id', () => {
    expect(rulebook).toHaveLength(153);
    expect(repeated(rulebook.map(({ id }) => id))).toEqual([]);
    expect(repeated(ruleChapters.map(({ id }) => id))).toEqual([]);
    expect(rulebook.filter((entry) => ruleEntry(entry.id) !== entry)).toEqual([]);
    expect(ruleEntry('UC-NOT-A-RULE')).toBeUndefined();
  });

  test('names its rules by their area and nothing else', () => {
    const shape = /^UC-(SYS|DICE|TEST|ARC|TURN|SETUP|VICTORY|ACT|MOVE|MELEE|SHOOT|DMG|SAVE|MORALE|ATTR|SW-(WPN|ARM|PWR|PRO))-[A-Z0-9-]+$/;
    expect(rulebook.map(({ id }) => id).filter((id) => !shape.test(id))).toEqual([]);
  });

  test('says everything in French and in English, and never the same sentence in both', () => {
    const empty = [...texts, ...optionTexts].filter(({ text }) => text.fr.trim() === '' || text.en.trim() === '');
    expect(empty).toEqual([]);
    const same = rulebook.flatMap((entry) => [entry.text, ...entry.rulings]).filter(({ fr, en }) => fr === en);
    expect(same).toEqual([]);
  });

  test('ends every sentence', () => {
    const bodies = rulebook.flatMap((entry) => [entry.text, ...entry.rulings]).flatMap(({ fr, en }) => [fr, en]);
    expect(bodies.filter((body) => !body.endsWith('.'))).toEqual([]);
  });

  test('keeps French punctuation on the line of its word', () => {
    const loose = [...texts, ...optionTexts].filter(({ text }) => / [:;?!»%]|« /.test(text.fr));
    expect(loose).toEqual([]);
  });

  test('points to the lines of the document', () => {
    expect(rulebook.filter(({ lines }) => !/^\d+(-\d+)?(, \d+(-\d+)?)*$/.test(lines)).map(({ id }) => id)).toEqual([]);
  });

  test('refers only to rules that it holds', () => {
    const lost = rulebook.flatMap((entry) => entry.needs.filter((id) => !ruleEntry(id)).map((id) => `${entry.id} -> ${id}`));
    expect(lost).toEqual([]);
  });

  test('explains every profile, weapon and armour of Star Wars under the name it bears', () => {
    const cited = [...starWarsProfiles.profiles, ...starWarsWeapons.weapons, ...starWarsArmour.armour];
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ cites, name }) => ruleEntry(cites)?.title.fr !== name.fr).map(({ cites }) => cites)).toEqual([]);
  });
});

describe('the options', () => {
  test('UC-SYS-OPTIONS: each option has its default among its values and a rule that offers it', () => {
    expect(repeated(ruleOptions.map(({ key }) => key))).toEqual([]);
    for (const option of ruleOptions) {
      const values = option.values.map(({ value }) => value);
      expect(repeated(values), option.key).toEqual([]);
      expect(values, option.key).toContain(option.default);
      expect(values.length, option.key).toBeGreaterThan(1);
      expect(
        ruleEntry(option.see)?.rulings.map((ruling) => ruling.option),
        option.key,
      ).toContain(option.key);
    }
  });

  test('UC-SYS-OPTIONS: a ruling names only options that exist', () => {
    const named = rulebook.flatMap((entry) => entry.rulings.flatMap((ruling) => ruling.option ?? []));
    const keys = new Set(ruleOptions.map(({ key }) => key));
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });
});
