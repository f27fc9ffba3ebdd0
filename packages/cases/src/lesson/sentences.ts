import type { z } from 'zod';
import { fold } from '../text.ts';
import { headSentences, headSentenceSpellings, sentences, stepSentences, stepSentenceSpellings, type Sentences } from './schema.ts';

type Mapping = Readonly<Record<string, unknown>>;

/** Folded spellings of keys. */
const spelt = (shape: object, spellings: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> =>
  new Set([...Object.keys(shape), ...Object.values(spellings).flat()].map(fold));

const HEAD = spelt(headSentences, headSentenceSpellings);
const STEP = spelt(stepSentences, stepSentenceSpellings);
const TITLE = spelt({ lesson: true }, { lesson: headSentenceSpellings.lesson });
/** The steps are sentences' and case's alike. */
const STEPS = spelt({ do: true }, { do: ['étapes', 'steps', 'faire'] });

const isMapping = (value: unknown): value is Mapping => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some members of a mapping; of anything else, all or nothing. */
const withKeys = (value: unknown, wanted: (key: string) => boolean): Mapping =>
  isMapping(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => wanted(fold(key)))) : {};

/** A mapping with its steps changed. */
const withSteps = (value: Mapping, change: (step: unknown) => unknown): Mapping =>
  Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, STEPS.has(fold(key)) ? (Array.isArray(inner) ? inner : [inner]).map(change) : inner]),
  );

/** The sentences of a lesson, with the value that they were read from; undefined of a case that is none. */
export function sentencesOf(
  value: unknown,
):
  | { readonly ok: true; readonly sentences: Sentences }
  | { readonly ok: false; readonly error: z.ZodError; readonly value: unknown }
  | undefined {
  if (!isMapping(value) || !Object.keys(value).some((key) => TITLE.has(fold(key)))) return undefined;
  const own = withSteps(
    withKeys(value, (key) => HEAD.has(key) || STEPS.has(key)),
    (step) => withKeys(step, (key) => STEP.has(key)),
  );
  const parsed = sentences.safeParse(own);
  return parsed.success ? { ok: true, sentences: parsed.data } : { ok: false, error: parsed.error, value: own };
}

/** The case that a lesson is, without its sentences. */
export const plainCase = (value: unknown): unknown =>
  withSteps(
    withKeys(value, (key) => !HEAD.has(key)),
    (step) => (isMapping(step) ? withKeys(step, (key) => !STEP.has(key)) : step),
  );
