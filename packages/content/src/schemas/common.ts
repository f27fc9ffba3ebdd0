import { z } from 'zod';
import { KINDS } from '../silhouettes/kinds.ts';

/** Longest text and lists that a pack may hold: far above need, so that a broken file is refused and not shown. */
const MOST_TEXT = 2000;
export const MOST_ITEMS = 500;
/** Longest side of a table and longest range, in paces. */
export const MOST_PACES = 200;

/** An id: lower case, digits, hyphens. `constructor` is the one name of this form that every object already has. */
export const slug = z
  .string()
  .max(60)
  .regex(/^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'slug' });

/** The id of a rule in the rulebook. */
export const cites = z
  .string()
  .max(60)
  .regex(/^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/, { error: 'cites' });

const shown = z.string().max(MOST_TEXT).regex(/\S/, { error: 'blank' });

/** A text a player sees, in both languages. */
export const text = z.strictObject({ fr: shown, en: shown });

export const shortText = z.string().max(40).regex(/\S/, { error: 'blank' });

/** The name of a figure. */
export const figureName = z.string().max(60).regex(/\S/, { error: 'blank' });

/** The look of a profile's figures. */
export const silhouette = z.enum(KINDS).optional().meta({
  description: 'Kind of figure that is drawn for the profile; without it the kind follows from its name, its rules and its weapons.',
});

/** A length in paces. */
export const length = z.number().gt(0).max(MOST_PACES);

/** The key by which editors find the schema of a file; it means nothing else. */
export const $schema = z.string().max(MOST_TEXT).optional();

/** Readings of the rules in place of the usual ones. */
export function optionsOf<O extends object>(values: Readonly<Record<string, readonly string[]>>) {
  const options = Object.entries(values).map(([key, all]) => [key, z.enum(all).optional()]);
  return (z.strictObject(Object.fromEntries(options)) as unknown as z.ZodType<Partial<O>, Partial<O>>).optional();
}
