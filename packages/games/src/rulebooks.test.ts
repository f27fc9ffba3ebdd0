import { optionsOf, rulebookOf } from '@escarmouche/content/rulebooks';
import { describe, expect, test } from 'vitest';
import { bookFor, books } from './games.ts';

const all = await Promise.all(
  books.map(async ({ id, prefix }) => ({ id, prefix, book: await rulebookOf(id), options: await optionsOf(id) })),
);

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

describe.each(all)('the rulebook $id', ({ id: book, prefix, book: { rules, chapters, entry: find }, options }) => {
  const texts = rules.flatMap((entry) => [entry.title, entry.text, ...entry.rulings].map((text) => ({ id: entry.id, text })));
  const optionTexts = options.flatMap((option) => [option.title, ...option.values].map((text) => ({ id: option.key, text })));

  test('holds every rule once, and finds it by its id', () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(repeated(rules.map(({ id }) => id))).toEqual([]);
    expect(repeated(chapters.map(({ id }) => id))).toEqual([]);
    expect(rules.filter((entry) => find(entry.id) !== entry)).toEqual([]);
    expect(find(`${prefix}NOT-A-RULE`)).toBeUndefined();
  });

  test('is the one that its rules and its name lead to', () => {
    expect(rules.filter(({ id }) => !id.startsWith(prefix))).toEqual([]);
    expect(books.filter((one) => one.prefix.startsWith(prefix)).map(({ id }) => id)).toEqual([book]);
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

  test('points to the lines of the document, save for ready-made profiles and groups that are ours, and rules that further texts of Deadzone hold', () => {
    const ours = /^UK-PROFILE-(?!FORMAT$|COMPAT$)/;
    const isElsewhere = ({ id, lines }: (typeof rules)[number]): boolean => id.startsWith('DZ-') && lines === '';
    const lost = rules.filter(
      (one) => !isElsewhere(one) && (ours.test(one.id) ? one.lines !== '' : !/^\d+(-\d+)?(, \d+(-\d+)?)*$/.test(one.lines)),
    );
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

test('no rulebook for a rule or a system that nobody wrote', () => {
  expect(bookFor('XX-NOT-A-RULE')).toBeUndefined();
  expect(bookFor('')).toBeUndefined();
});
