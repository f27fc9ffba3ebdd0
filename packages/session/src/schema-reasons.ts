import { copy, type Json, type Text } from '@escarmouche/referee';
import type { z } from 'zod';

/** Why a set-up from outside is not taken: one reason in both languages, with its place. */

/** What does not hold of a part is told before the whole is looked at. */
export function because(fr: string, en: string) {
  return { error: en, params: { reason: { fr, en } }, abort: true };
}

function reasonOf(issue: z.core.$ZodIssue): Text {
  const given = issue.code === 'custom' ? (issue.params?.reason as Text | undefined) : undefined;
  if (given) return given;
  switch (issue.code) {
    case 'unrecognized_keys':
      return { fr: `clé inconnue : ${shortList(issue.keys)}`, en: `unknown key: ${shortList(issue.keys)}` };
    case 'invalid_value':
      return { fr: `valeurs possibles : ${issue.values.join(', ')}`, en: `expected one of: ${issue.values.join(', ')}` };
    case 'too_big':
      return { fr: `au plus ${issue.maximum}`, en: `at most ${issue.maximum}` };
    case 'too_small':
      return { fr: `au moins ${issue.minimum}`, en: `at least ${issue.minimum}` };
    case 'invalid_type':
      return { fr: `type attendu : ${issue.expected}`, en: `expected type: ${issue.expected}` };
    default:
      return { fr: 'valeur refusée', en: 'value refused' };
  }
}

/** Names that a file makes up may be too long, or too many, for a sentence. */
const LONGEST_NAME = 60;
const MOST_NAMES = 5;
const short = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);
const shortList = (names: readonly string[]): string =>
  [...names.slice(0, MOST_NAMES).map(short), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');

function pathText(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${short(String(key))}`)).join('');
}

export type Parsed<Setup> = { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly reason: Text };

/** Reads a set-up by a schema. Never throws; the reason begins with the place: "setup.seats[0].name: …". */
export function parseWith<Setup>(schema: z.ZodType, json: Json): Parsed<Setup> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, setup: copy(parsed.data) as Setup };
  const [issue] = parsed.error.issues;
  if (!issue) return { ok: false, reason: { fr: 'setup : illisible', en: 'setup: unreadable' } };
  const { fr, en } = reasonOf(issue);
  const where = `setup${pathText(issue.path)}`;
  return { ok: false, reason: { fr: `${where} : ${fr}`, en: `${where}: ${en}` } };
}
