import { z } from 'zod';
import { reject } from './problem.ts';
import { fold, text } from './text.ts';

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

/** A command that takes nothing. */
export const bare = flag.pipe(z.literal(true));

/** A step without parameters may be its bare word: `- pass`. */
export const spelled = (value: unknown): unknown => (typeof value === 'string' ? { [value]: null } : value);

/** The rule that refuses, one of several, or just `yes`. */
export const refusal = z.preprocess((value) => yesOrNo(value) ?? value, z.union([z.literal(true), listOf(z.string().max(60))]));

/** The one command of a step, with all that is written beside it. */
export const oneCommand =
  <C extends string>(commands: readonly C[]) =>
  <G extends Readonly<Partial<Record<C, unknown>>>>(
    given: G,
    context: z.core.$RefinementCtx,
  ): { readonly command: C; readonly given: G } => {
    const [command, ...more] = commands.filter((one) => given[one] !== undefined);
    if (command !== undefined && more.length === 0) return { command, given };
    const all = commands.join(', ');
    return reject(context, text(`une commande par étape : ${all}`, `one command a step: ${all}`));
  };
