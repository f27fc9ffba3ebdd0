import type { z } from 'zod';
import type { Text } from './text.ts';
import { text } from './text.ts';

export type Path = readonly PropertyKey[];

/** Fault in a file from outside, and its place inside. */
export interface Problem {
  readonly path: Path;
  readonly reason: Text;
}

/** Notes what is wrong at a place. */
export type Report = (path: Path, reason: Text) => void;

/** Reads a file; where the program itself fails on it, that is told of this file, and others are still read. */
export function orFault<T, F>(read: () => T, told: (reason: Text) => F): T | F {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return told(text(`le programme est en faute : ${reason}`, `the program is at fault: ${reason}`));
  }
}

/** "figures.A.at[1]" */
export function pathText(path: Path): string {
  const inside = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return inside.startsWith('.') ? inside.slice(1) : inside;
}

/** Adds a reason of our own to what a schema finds wrong; for transforms. */
export function reject(context: z.RefinementCtx, reason: Text, path: Path = []): never {
  context.addIssue({ code: 'custom', message: reason.en, params: { reason }, path: [...path] });
  return undefined as never;
}

const kinds: Readonly<Record<string, Text>> = {
  string: text('un texte', 'a text'),
  number: text('un nombre', 'a number'),
  int: text('un nombre entier', 'a whole number'),
  boolean: text('true ou false', 'true or false'),
  array: text('une liste', 'a list'),
  tuple: text('une liste', 'a list'),
  object: text('un ensemble « clé: valeur »', 'a mapping "key: value"'),
  record: text('un ensemble « clé: valeur »', 'a mapping "key: value"'),
  null: text('rien', 'nothing'),
  undefined: text('rien', 'nothing'),
  nan: text('un nombre impossible', 'an impossible number'),
};

function kindOf(value: unknown): Text {
  const name = value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isNaN(value) ? 'nan' : typeof value;
  return kinds[name] ?? text(name, name);
}

function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function reasonOf(issue: z.core.$ZodIssue, value: unknown): Text {
  switch (issue.code) {
    case 'custom': {
      const given: unknown = issue.params?.reason;
      return typeof given === 'object' && given !== null ? (given as Text) : text(issue.message, issue.message);
    }
    case 'invalid_type': {
      const wanted = kinds[issue.expected] ?? text(issue.expected, issue.expected);
      const found = kindOf(value);
      return text(`attendu ${wanted.fr}, trouvé ${found.fr}`, `expected ${wanted.en}, found ${found.en}`);
    }
    case 'too_big':
      return text(`au plus ${issue.maximum}`, `at most ${issue.maximum}`);
    case 'too_small':
      return text(`au moins ${issue.minimum}`, `at least ${issue.minimum}`);
    case 'unrecognized_keys':
      return text(`clé inconnue : ${issue.keys.join(', ')}`, `unknown key: ${issue.keys.join(', ')}`);
    case 'invalid_value':
      return text(`valeurs possibles : ${issue.values.join(', ')}`, `expected one of: ${issue.values.join(', ')}`);
    default:
      return text(`valeur refusée (${issue.code})`, `value refused (${issue.code})`);
  }
}

type Issues = readonly z.core.$ZodIssue[];

const depth = (issues: Issues): number => Math.max(...issues.map(({ path }) => path.length));
const fits = (issues: Issues): boolean => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);

/** Of several forms a value may have, the one the author most likely meant: whose problems lie deepest inside. */
function ofUnion(issue: z.core.$ZodIssueInvalidUnion, value: unknown): z.core.$ZodIssue[] {
  const branches = issue.errors.map((issues) => expand(issues, value)).filter((issues) => issues.length > 0);
  const candidates = branches.some(fits) ? branches.filter(fits) : branches;
  const best = candidates.toSorted((a, b) => depth(b) - depth(a))[0];
  return (best ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function expand(issues: readonly z.core.$ZodIssue[], value: unknown): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => (issue.code === 'invalid_union' ? ofUnion(issue, valueAt(value, issue.path)) : [issue]));
}

/** Faults found by a schema, in both languages; `input`: the value read. */
export function problemsOf(error: z.ZodError, input: unknown): Problem[] {
  return expand(error.issues, input).map((issue) => ({ path: issue.path, reason: reasonOf(issue, valueAt(input, issue.path)) }));
}
