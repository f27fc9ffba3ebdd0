import { z } from 'zod';
import { reject } from './problem.ts';
import { fold, meant, text } from './text.ts';

/** Other spellings of the keys of a mapping, French and English; case, accents, spaces and hyphens never matter. */
export type Spellings = Readonly<Record<string, readonly string[]>>;

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every spelling, folded, of every mapping: tells where in the author's file a key of ours stands. */
const known = new Map<string, Set<string>>();

/** Every key of every mapping, in its documented spelling. */
export const mappings = new Set<string>();

function remember(spelling: string, key: string): void {
  const keys = known.get(spelling) ?? new Set<string>();
  known.set(spelling, keys.add(key));
}

/** Can an author's key stand for a key of ours? */
export function standsFor(written: string, key: string): boolean {
  return written === key || (known.get(fold(written))?.has(key) ?? false);
}

/** A mapping with fixed keys, each of which may be spelt in several ways. Unknown keys are refused with the nearest known one. */
export function keyed<S extends z.core.$ZodLooseShape>(shape: S, spellings: Spellings = {}) {
  const canonical = new Map<string, string>();
  for (const key of Object.keys(shape)) {
    mappings.add(key);
    for (const spelling of [key, ...(spellings[key] ?? [])]) {
      canonical.set(fold(spelling), key);
      remember(fold(spelling), key);
    }
  }
  const words = Object.keys(shape);
  return z.preprocess((value, context) => {
    if (!isMapping(value)) return value;
    const result: Record<string, unknown> = {};
    for (const [written, inner] of Object.entries(value)) {
      const key = canonical.get(fold(written));
      if (key === undefined) {
        const hint = meant(written, [...words, ...Object.values(spellings).flat()]);
        const all = words.join(', ');
        reject(context, text(`clé inconnue${hint.fr} ; clés connues : ${all}`, `unknown key${hint.en}; known keys: ${all}`), [written]);
      } else if (Object.hasOwn(result, key)) {
        reject(context, text(`« ${key} » est donné deux fois`, `"${key}" is given twice`), [written]);
      } else if (inner !== undefined) {
        result[key] = inner;
      }
    }
    return result;
  }, z.strictObject(shape));
}

/** One word of a list, in any of its spellings. */
export function word<K extends string>(spellings: Readonly<Record<K, readonly string[]>>) {
  const canonical = new Map<string, K>();
  for (const key of Object.keys(spellings) as K[]) {
    for (const spelling of [key, ...spellings[key]]) canonical.set(fold(spelling), key);
  }
  const words = Object.keys(spellings);
  return z.unknown().transform((value, context): K => {
    const key = typeof value === 'string' ? canonical.get(fold(value)) : undefined;
    if (key !== undefined) return key;
    const hint = typeof value === 'string' ? meant(value, [...words, ...Object.values<readonly string[]>(spellings).flat()]) : text('', '');
    const all = words.join(', ');
    return reject(context, text(`valeurs possibles : ${all}${hint.fr}`, `expected one of: ${all}${hint.en}`));
  });
}
