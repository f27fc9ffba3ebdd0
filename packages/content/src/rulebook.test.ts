import { describe, expect, test } from 'vitest';
import { contents, ruleEntry } from './index.ts';
import { rulebookFor, rulebooks } from './rulebooks.ts';
import { urssClassicRules } from './urss-classic-rulebook.ts';

const books = await Promise.all(rulebooks.map(async ({ system, prefix, load }) => ({ system, prefix, book: await load() })));

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

describe.each(books)('the rulebook of $system', ({ system, prefix, book: { rules, chapters, options, entry: find } }) => {
  const texts = rules.flatMap((entry) => [entry.title, entry.text, ...entry.rulings].map((text) => ({ id: entry.id, text })));
  const optionTexts = options.flatMap((option) => [option.title, ...option.values].map((text) => ({ id: option.key, text })));

  test('holds every rule once, and finds it by its id, alone and among all books', () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(repeated(rules.map(({ id }) => id))).toEqual([]);
    expect(repeated(chapters.map(({ id }) => id))).toEqual([]);
    expect(rules.filter((entry) => find(entry.id) !== entry || ruleEntry(entry.id) !== entry)).toEqual([]);
    expect(find(`${prefix}NOT-A-RULE`)).toBeUndefined();
  });

  test('is the one that its rules and its system lead to', () => {
    expect(rules.filter(({ id }) => rulebookFor(id)?.system !== system)).toEqual([]);
    expect(rulebookFor(system)?.prefix).toBe(prefix);
  });

  test('says everything in French and in English, and never the same sentence in both', () => {
    const empty = [...texts, ...optionTexts].filter(({ text }) => text.fr.trim() === '' || text.en.trim() === '');
    expect(empty).toEqual([]);
    const same = rules.flatMap((entry) => [entry.text, ...entry.rulings]).filter(({ fr, en }) => fr === en);
    expect(same).toEqual([]);
  });

  test('ends every sentence', () => {
    const bodies = rules.flatMap((entry) => [entry.text, ...entry.rulings]).flatMap(({ fr, en }) => [fr, en]);
    expect(bodies.filter((body) => !body.endsWith('.'))).toEqual([]);
  });

  test('keeps French punctuation on the line of its word', () => {
    const loose = [...texts, ...optionTexts].filter(({ text }) => / [:;?!»%]|« /.test(text.fr));
    expect(loose).toEqual([]);
  });

  test('points to the lines of the document, save for ready-made profiles and groups that are ours', () => {
    const ours = /^UK-PROFILE-(?!FORMAT$|COMPAT$)/;
    const lost = rules.filter(({ id, lines }) => (ours.test(id) ? lines !== '' : !/^\d+(-\d+)?(, \d+(-\d+)?)*$/.test(lines)));
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test('refers only to rules that it holds', () => {
    const lost = rules.flatMap((entry) => entry.needs.filter((id) => !find(id)).map((id) => `${entry.id} -> ${id}`));
    expect(lost).toEqual([]);
  });

  test('UC-SYS-OPTIONS: each option has its default among its values and a rule that offers it', () => {
    expect(repeated(options.map(({ key }) => key))).toEqual([]);
    for (const option of options) {
      const values = option.values.map(({ value }) => value);
      expect(repeated(values), option.key).toEqual([]);
      expect(values, option.key).toContain(option.default);
      expect(values.length, option.key).toBeGreaterThan(1);
      expect(
        find(option.see)?.rulings.map((ruling) => ruling.option),
        option.key,
      ).toContain(option.key);
    }
  });

  test('UC-SYS-OPTIONS: a ruling names only options that exist', () => {
    const named = rules.flatMap((entry) => entry.rulings.flatMap((ruling) => ruling.option ?? []));
    const keys = new Set(options.map(({ key }) => key));
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('the rulebook of URSS classic', () => {
  const { rules } = urssClassicRules;

  test('holds 213 rules, named by their area and nothing else', () => {
    expect(rules).toHaveLength(213);
    const shape =
      /^UC-(SYS|DICE|TEST|ARC|TURN|SETUP|VICTORY|ACT|MOVE|MELEE|SHOOT|DMG|SAVE|MORALE|ATTR|SW-(WPN|ARM|PWR|PRO)|MF-(WPN|ARM|SPL|PRO)|SV-(WPN|PRO|AI))-[A-Z0-9-]+$/;
    expect(rules.map(({ id }) => id).filter((id) => !shape.test(id))).toEqual([]);
  });

  test.each(contents.filter(({ adaptation }) => adaptation !== 'generic'))(
    'explains every item of $adaptation under the name it bears',
    (content) => {
      const cited = [content.profiles, content.weapons, content.armour].flatMap((list) => Object.values(list));
      expect(cited.length).toBeGreaterThan(12);
      expect(cited.filter(({ cites, name }) => ruleEntry(cites)?.title.fr !== name.fr).map(({ cites }) => cites)).toEqual([]);
    },
  );
});

test('no rulebook for a rule or a system that nobody wrote', () => {
  expect(rulebookFor('XX-NOT-A-RULE')).toBeUndefined();
  expect(rulebookFor('')).toBeUndefined();
  expect(ruleEntry('XX-NOT-A-RULE')).toBeUndefined();
});
