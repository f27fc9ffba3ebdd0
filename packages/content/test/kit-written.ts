import type { Language, Text } from '@escarmouche/referee';
import type { Profile, RuleGrant } from '@escarmouche/urss-kit';
import { numbered } from '@escarmouche/urss-kit/bands';
import { NUMBER_NAMES, SKILL_NAMES, TYPE_NAME, type Named, type Vocabulary } from '../src/kit/vocabulary.ts';

type Writable = Omit<Profile, 'id' | 'cites' | 'name'>;

/** A profile in writing, so that reading it gives the same (UK-PROFILE-FORMAT): skills, special rules, then equipment. */
export function writeProfile(profile: Writable, vocabulary: Vocabulary, language: Language): string {
  const { skills, types, rules, armour, shields, objects } = profile;
  const called = (list: readonly Named[]) => (id: string) => nameOf(list, id)[language];
  return [
    ...Object.entries(SKILL_NAMES).flatMap(([skill, [name]]) => skillEntry(name[language], Object.entries(skills), skill)),
    ...rules.map((grant) => ruleEntry(nameOf(vocabulary.rules, grant.id)[language], grant)),
    ...weaponEntries(profile, vocabulary, language),
    ...armour.map(called(vocabulary.armour)),
    ...shields.map(called(vocabulary.shields)),
    ...objects.map(called(vocabulary.objects)),
    ...types.map((type) => `${TYPE_NAME[language]} ${type}`),
    ...numberEntry(NUMBER_NAMES.vitality[0][language], profile.vitality),
    ...numberEntry(NUMBER_NAMES.hands[0][language], profile.hands),
  ].join(', ');
}

/** The name that is written; a thing without one goes by its id. */
const nameOf = (list: readonly Named[], id: string): Text => list.find((one) => one.id === id)?.names[0] ?? { fr: id, en: id };

/** A level as it is written: "3-", "-", nothing, "+", "2+". */
function signOf(level: number): string {
  if (level === 0) return '';
  const size = level < 0 ? -level : level;
  return `${size === 1 ? '' : size}${level < 0 ? '-' : '+'}`;
}

const signed = (name: string, level: number): string => `${name} ${signOf(level)}`.trim();

function skillEntry(name: string, skills: readonly (readonly [string, number | undefined])[], skill: string): readonly string[] {
  const level = skills.find(([key]) => key === skill)?.[1];
  return level === undefined ? [] : [signed(name, level)];
}

const numberEntry = (name: string, number: number | undefined): readonly string[] => (number === undefined ? [] : [`${name} ${number}`]);

function ruleEntry(name: string, { level = 0, value, kind }: RuleGrant): string {
  if (kind !== undefined) return beforeKind(name, kind);
  return value === undefined ? signed(name, level) : `${name} ${value}`;
}

/** French shortens "de" before a vowel. */
const beforeKind = (name: string, kind: string): string =>
  name.endsWith(' de') && /^[aeiouyàâéèêëîïôùûœ]/i.test(kind) ? `${name.slice(0, -1)}’${kind}` : `${name} ${kind}`;

/** Each weapon, and after it its improvements. */
function weaponEntries({ weapons, upgrades = [] }: Writable, vocabulary: Vocabulary, language: Language): readonly string[] {
  return numbered(weapons).flatMap((own, k) => {
    const improving = upgrades.filter(({ weapon }) => weapon === own);
    return [
      nameOf(vocabulary.weapons, weapons[k] ?? own)[language],
      ...improving.map(({ upgrade, value }) => `${nameOf(vocabulary.upgrades, upgrade)[language]} ${value ?? ''}`.trim()),
    ];
  });
}
