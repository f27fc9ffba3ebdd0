import { SPECIAL_RULES as CLASSIC_RULES } from '@escarmouche/urss-classic/rules';
import { SPECIAL_RULES as KIT_RULES } from '@escarmouche/urss-kit/rules';
import { expect, test } from 'vitest';
import { generic, medFan, starWars, survivants } from './index.ts';
import { kit } from './kit/index.ts';
import { rulebook as urssClassicRules } from './rulebooks/urss-classic.ts';
import { rulebook as urssKitRules } from './rulebooks/urss-kit.ts';
import { units } from './units.ts';

/** Statements of a rulebook's sentence on a weapon or an armour: hands, range, damage, save, attributes with their numbers. The pack says the same. */

const LANGUAGES = ['fr', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
type Level = number | 'bonus' | 'normal' | 'malus';

/** Numbers that a pack gives a thing. */
interface Facts {
  readonly cites: string;
  readonly hands?: number | undefined;
  readonly range?: number | undefined;
  readonly damage?: Level | undefined;
  readonly save?: Level | undefined;
  readonly rules?: readonly { readonly id: string; readonly level?: Level; readonly value?: number }[];
}

/** A level as sentences write it: "2−", "−", "normal", "+", "2+". */
function written(level: Level): string {
  if (typeof level === 'string') return { bonus: '+', normal: 'normal', malus: '−' }[level];
  const size = Math.abs(level) > 1 ? `${Math.abs(level)}` : '';
  return level === 0 ? 'normal' : `${size}${level > 0 ? '+' : '−'}`;
}

const LEVEL = { fr: '(\\d?[+−]|normal)', en: '(\\d?[+−])' } as const;
const stated = (text: string, ...patterns: readonly string[]): string | undefined => {
  for (const pattern of patterns) {
    const match = new RegExp(pattern, 'i').exec(text);
    if (match) return (match[1] ?? 'normal').toLowerCase();
  }
  return undefined;
};

/** The numbers in a sentence. */
const numbersIn: Readonly<Record<Language, (text: string) => Readonly<Record<string, string | undefined>>>> = {
  fr: (text) => ({
    hands: stated(text, 'à (une|2) mains?'),
    range: stated(text, 'portée (\\d+)'),
    long: stated(text, 'longue (\\d+)'),
    damage: stated(text, `Dégâts ${LEVEL.fr}`),
    save: stated(text, `Svg ${LEVEL.fr}`),
  }),
  en: (text) => ({
    hands: stated(text, '(one|two)-handed', 'in (one|two) hands?'),
    range: stated(text, 'range (\\d+)'),
    long: stated(text, 'long (\\d+)'),
    damage: stated(text, `Damage ${LEVEL.en}`, 'normal Damage'),
    save: stated(text, `Save ${LEVEL.en}`, 'normal Save'),
  }),
};

const HANDS = { fr: ['', 'une', '2'], en: ['', 'one', 'two'] } as const;

/** The same numbers, as the pack has them. */
const numbersOf = (
  { hands, range, damage, rules = [], save = rules.find(({ id }) => id === 'garde-du-sabre')?.level }: Facts,
  language: Language,
): Readonly<Record<string, string | undefined>> => ({
  hands: hands === undefined ? undefined : HANDS[language][hands],
  range: range === undefined ? undefined : `${range / units(1)}`,
  long: range === undefined ? undefined : `${(2 * range) / units(1)}`,
  damage: damage === undefined ? undefined : written(damage),
  save: save === undefined ? undefined : written(save),
});

/** A sentence with plain spaces. */
const plain = (text = ''): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Sentences that contradict the pack, or leave out an attribute that has a number. */
function flaws(facts: Facts, text: string, language: Language, titleOf: (slug: string) => string): string[] {
  const [said, had] = [numbersIn[language](text), numbersOf(facts, language)];
  const wrong = Object.entries(said).filter(([name, number]) => number !== undefined && number !== had[name]);
  const unsaid = (facts.rules ?? []).flatMap(({ id, level, value }) => {
    const title = titleOf(id);
    if (value !== undefined) return text.includes(`${title} ${value}`) ? [] : [`${title} ${value}`];
    if (level === undefined) return [];
    const word = written(level);
    return word === 'normal' || said['save'] === word || text.includes(`${title} ${word}`) ? [] : [`${title} ${word}`];
  });
  return [...wrong.map(([name, number]) => `${name}: ${number}, and ${had[name]} in the pack`), ...unsaid.map((one) => `no ${one}`)].map(
    (flaw) => `${facts.cites} (${language}) ${flaw}`,
  );
}

const kitFacts: readonly Facts[] = [
  ...Object.values(kit.weapons).flatMap(({ cites, hands, melee, ranged }): Facts[] => [
    ...(melee ? [{ cites, hands, ...melee }] : []),
    ...(ranged ? [{ hands, ...ranged, cites: ranged.cites ?? cites }] : []),
  ]),
  ...Object.values(kit.armour),
  ...Object.values(kit.shields),
];
/** Things of which the rulebook has a sentence of their own. */
const classicFacts: readonly Facts[] = [generic, medFan, starWars, survivants]
  .flatMap(({ weapons, armour }): Facts[] => [...Object.values(weapons), ...Object.values(armour)])
  .filter(({ cites }) => /-(?:WPN|ARM)-/.test(cites));

test.each([
  { system: 'the kit', facts: kitFacts, book: urssKitRules, rules: KIT_RULES, least: 30 },
  { system: 'classic', facts: classicFacts, book: urssClassicRules, rules: CLASSIC_RULES, least: 30 },
])('numbers of weapons and armour in the rulebook of $system are those of the packs', ({ facts, book, rules, least }) => {
  const titleOf = (slug: string, language: Language): string =>
    plain(book.entry(rules.find(({ id }) => id === slug)?.cites[0] ?? '')?.title[language] ?? slug).replace(/ (?:X|de X)$/, '');
  expect(facts.length).toBeGreaterThan(least);
  const all = facts.flatMap((one) =>
    LANGUAGES.flatMap((language) => flaws(one, plain(book.entry(one.cites)?.text[language]), language, (slug) => titleOf(slug, language))),
  );
  expect(all).toEqual([]);
});

test('every sentence of a shooting weapon states its range, and that it does so is seen', () => {
  const shooting = [...kitFacts, ...classicFacts].filter(({ range }) => range !== undefined);
  const silent = shooting.filter(({ cites }) => {
    const text = (urssKitRules.entry(cites) ?? urssClassicRules.entry(cites))?.text;
    return LANGUAGES.some((language) => numbersIn[language](plain(text?.[language])).range === undefined);
  });
  expect(silent.map(({ cites }) => cites)).toEqual([]);
});
