import { pathOf } from './result.ts';
import type { Problem } from './result.ts';

/** Far above any honest pack or map, far below the limits of a browser. */
const MOST_VALUES = 200_000;
const MOST_DEPTH = 20;
const MOST_TEXT = 20_000;

type Keys = readonly PropertyKey[];

/**
 * Refuses data that no schema should have to walk: too many values, too deep (or circular), over-long texts, keys that reach an object's
 * prototype, and values that JSON cannot hold. Undefined when the data is fit to be read.
 */
export function refuseHostile(file: string, input: unknown): Problem | undefined {
  const problem = (keys: Keys, fr: string, en: string): Problem => ({ path: pathOf(file, keys), fr, en });
  const waiting: { value: unknown; keys: Keys }[] = [{ value: input, keys: [] }];
  let seen = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, keys } = next;
    seen += 1;
    if (seen > MOST_VALUES) {
      return problem(
        [],
        `fichier trop gros : plus de ${String(MOST_VALUES)} valeurs`,
        `file too big: more than ${String(MOST_VALUES)} values`,
      );
    }
    if (keys.length > MOST_DEPTH) {
      return problem(keys, `trop de niveaux : plus de ${String(MOST_DEPTH)}`, `nested too deep: more than ${String(MOST_DEPTH)} levels`);
    }
    if (typeof value === 'string' && value.length > MOST_TEXT) {
      const [length, most] = [String(value.length), String(MOST_TEXT)];
      return problem(
        keys,
        `texte trop long : ${length} caractères pour ${most} au plus`,
        `text too long: ${length} characters, at most ${most}`,
      );
    }
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
      return problem(keys, 'cette valeur n’existe pas en JSON', 'JSON has no such value');
    }
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      if (value.length > MOST_VALUES) {
        return problem(keys, `liste trop longue : ${String(value.length)} éléments`, `list too long: ${String(value.length)} items`);
      }
      for (const [index, item] of value.entries()) waiting.push({ value: item, keys: [...keys, index] });
      continue;
    }
    for (const [key, item] of Object.entries(value)) {
      if (key === '__proto__') return problem([...keys, key], 'clé interdite', 'forbidden key');
      waiting.push({ value: item, keys: [...keys, key] });
    }
  }
  return undefined;
}
