import type { z } from 'zod';
import { shortList } from './result.ts';

interface Sentence {
  readonly fr: string;
  readonly en: string;
}

/** Reasons that a schema names by a key, where the shape alone would not tell an author what is wanted. */
const reasons: Readonly<Record<string, Sentence>> = {
  slug: {
    fr: 'identifiant attendu : minuscules sans accent et chiffres, séparés par des tirets (« armure-legere »)',
    en: 'expected an identifier: lower-case letters without accents and digits, joined by hyphens ("armure-legere")',
  },
  cites: {
    fr: 'identifiant de règle attendu : capitales et chiffres, séparés par des tirets (« UC-SW-WPN-BLASTER »)',
    en: 'expected a rule identifier: capitals and digits, joined by hyphens ("UC-SW-WPN-BLASTER")',
  },
  grounds: {
    fr: 'trois cases attendues : R (rue), B (bâtiment), H (héliport) ou X (fermée)',
    en: 'expected three squares: R (street), B (building), H (heliport) or X (closed)',
  },
  version: { fr: 'version attendue sous la forme « 1.0.0 »', en: 'expected a version such as "1.0.0"' },
  blank: { fr: 'texte vide', en: 'empty text' },
  level: { fr: 'le haut doit dépasser le bas (« top » plus grand que « base »)', en: 'the top must lie above the base' },
  deployment: {
    fr: 'attendu : le numéro d’une zone de la carte, ou un rectangle (« x », « y », « width », « height », « front »)',
    en: 'expected the number of a zone of the map, or a rectangle ("x", "y", "width", "height", "front")',
  },
  figuresOrChoices: {
    fr: 'un groupe a soit des figurines (« figures »), soit un choix de bandes (« choices »)',
    en: 'a group has either figures ("figures") or a choice of bands ("choices")',
  },
  when: {
    fr: 'attendu : « turn », « met » (un objectif), « entered » (une zone) avec « by », ou « taken » (un jeton)',
    en: 'expected "turn", "met" (an objective), "entered" (a zone) with "by", or "taken" (a token)',
  },
  lowWall: { fr: 'un obstacle linéaire mesure au plus 1 pas de haut', en: 'a linear obstacle is at most 1 pace high' },
};

const kinds: Readonly<Record<string, Sentence>> = {
  string: { fr: 'un texte', en: 'a text' },
  number: { fr: 'un nombre', en: 'a number' },
  int: { fr: 'un nombre entier', en: 'a whole number' },
  boolean: { fr: 'vrai ou faux', en: 'true or false' },
  array: { fr: 'une liste', en: 'a list' },
  tuple: { fr: 'une liste', en: 'a list' },
  object: { fr: 'un objet', en: 'an object' },
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

function name(kind: string): Sentence {
  return kinds[kind] ?? { fr: kind, en: kind };
}

function bounds(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): Sentence {
  const limit = String(issue.code === 'too_big' ? issue.maximum : issue.minimum);
  const [fr, en] = issue.code === 'too_big' ? ['au plus', 'at most'] : ['au moins', 'at least'];
  if (issue.origin === 'array') return { fr: `${fr} ${limit} élément(s) attendu(s)`, en: `expected ${en} ${limit} item(s)` };
  if (issue.origin === 'string') return { fr: `${fr} ${limit} caractère(s) attendu(s)`, en: `expected ${en} ${limit} character(s)` };
  if (issue.inclusive === false) {
    const more = issue.code === 'too_small';
    return {
      fr: `nombre ${more ? 'supérieur' : 'inférieur'} à ${limit} attendu`,
      en: `expected a number ${more ? 'above' : 'below'} ${limit}`,
    };
  }
  return { fr: `nombre attendu : ${fr} ${limit}`, en: `expected a number of ${en} ${limit}` };
}

function oneOf(values: readonly unknown[]): Sentence {
  const list = values.map(String);
  return { fr: `valeur attendue : ${list.join(', ')}`, en: `expected one of: ${list.join(', ')}` };
}

/** What a schema found wrong with `value`, as a sentence for the author of the file. */
export function say(issue: z.core.$ZodIssue, value: unknown): Sentence {
  const reason = reasons[issue.message];
  if (reason !== undefined) return reason;
  switch (issue.code) {
    case 'invalid_type': {
      const [expected, received] = [name(issue.expected), name(kindOf(value))];
      return { fr: `attendu : ${expected.fr} ; trouvé : ${received.fr}`, en: `expected ${expected.en}, found ${received.en}` };
    }
    case 'too_big':
    case 'too_small':
      return bounds(issue);
    case 'unrecognized_keys':
      return { fr: `clé inconnue : ${shortList(issue.keys)}`, en: `unknown key: ${shortList(issue.keys)}` };
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return oneOf('options' in issue && Array.isArray(issue.options) ? issue.options : []);
    default:
      return { fr: `valeur refusée (${issue.code})`, en: `value refused (${issue.code})` };
  }
}
