import { z } from 'zod';
import { reject } from '../problem.ts';
import { fold, text } from '../text.ts';

/** Values that the cases of any game may have. */

/** One thing or a list of them. */
export function listOf<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(schema));
}

const yes = new Set(['yes', 'oui', 'true', 'vrai']);
const no = new Set(['no', 'non', 'false', 'faux']);

/** true or false; yes and no, oui and non do as well. */
export const flag = z.unknown().transform((value, context): boolean => {
  if (typeof value === 'boolean') return value;
  if (value === null) return true;
  if (typeof value === 'string' && yes.has(fold(value))) return true;
  if (typeof value === 'string' && no.has(fold(value))) return false;
  return reject(context, text('attendu yes ou no', 'expected yes or no'));
});

export function yesOrNo(value: unknown): boolean | undefined {
  const parsed = flag.safeParse(value);
  return parsed.success && value !== null ? parsed.data : undefined;
}
