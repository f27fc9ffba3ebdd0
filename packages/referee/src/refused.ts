import type * as z from 'zod/mini';
import type { Text } from './types.ts';

/** Sentences about data from outside that a schema refuses: where, and why. */

/** Names that a file makes up may be too long, or too many, for a sentence. */
const LONGEST_NAME = 60;
const MOST_NAMES = 5;

/** A name from a file, for a sentence: cut where it is too long to be one. */
export const short = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);

/** The first names of a list, for a sentence. */
export const shortList = (names: readonly string[]): string =>
  [...names.slice(0, MOST_NAMES).map(short), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');

/** A place inside a file, after the name of what it is in: "[3].damage", ".groups[0].id". */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${short(String(key))}`)).join('');

/** Names of kinds of data. */
const KINDS: Readonly<Record<string, Text>> = {
  string: { fr: 'un texte', en: 'a text' },
  number: { fr: 'un nombre', en: 'a number' },
  int: { fr: 'un nombre entier', en: 'a whole number' },
  boolean: { fr: 'vrai ou faux', en: 'true or false' },
  array: { fr: 'une liste', en: 'a list' },
  tuple: { fr: 'une liste', en: 'a list' },
  object: { fr: 'un objet', en: 'an object' },
  record: { fr: 'un objet', en: 'an object' },
  null: { fr: 'rien (null)', en: 'nothing (null)' },
  undefined: { fr: 'rien', en: 'nothing' },
  nan: { fr: 'NaN, qui n’est pas un nombre', en: 'NaN, which is no number' },
  infinity: { fr: 'un nombre infini', en: 'an infinite number' },
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' && !Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : 'infinity';
  return typeof value;
}

const called = (kind: string): Text => KINDS[kind] ?? { fr: kind, en: kind };

/** Part of a value at a path, as far as the path goes. */
function valueAt(whole: unknown, path: readonly PropertyKey[]): unknown {
  let value = whole;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function limitReason({ code, origin, inclusive, ...issue }: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): Text {
  const limit = String('maximum' in issue ? issue.maximum : issue.minimum);
  const big = code === 'too_big';
  const [fr, en] = big ? [`au plus ${limit}`, `at most ${limit}`] : [`au moins ${limit}`, `at least ${limit}`];
  if (origin === 'array') return { fr: `${fr} élément(s)`, en: `${en} item(s)` };
  if (origin === 'string') return { fr: `${fr} caractère(s)`, en: `${en} character(s)` };
  if (inclusive !== false) return { fr, en };
  return big
    ? { fr: `nombre inférieur à ${limit} attendu`, en: `expected a number below ${limit}` }
    : { fr: `nombre supérieur à ${limit} attendu`, en: `expected a number above ${limit}` };
}

function oneOf(values: readonly unknown[]): Text {
  const list = values.map(String).join(', ');
  return { fr: `valeurs possibles : ${list}`, en: `expected one of: ${list}` };
}

/** Why a schema refuses a part of `whole`: the reason that its check gives, or what was expected there. */
export function reasonOf(issue: z.core.$ZodIssue, whole: unknown): Text {
  const given = issue.code === 'custom' ? (issue.params?.['reason'] as Text | undefined) : undefined;
  if (given) return given;
  switch (issue.code) {
    case 'invalid_type': {
      const [expected, found] = [called(issue.expected), called(kindOf(valueAt(whole, issue.path)))];
      return { fr: `attendu : ${expected.fr} ; trouvé : ${found.fr}`, en: `expected ${expected.en}, found ${found.en}` };
    }
    case 'too_big':
    case 'too_small':
      return limitReason(issue);
    case 'unrecognized_keys':
      return { fr: `clé inconnue : ${shortList(issue.keys)}`, en: `unknown key: ${shortList(issue.keys)}` };
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return oneOf('options' in issue && Array.isArray(issue.options) ? issue.options : []);
    default:
      return { fr: 'valeur refusée', en: 'value refused' };
  }
}
