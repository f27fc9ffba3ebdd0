import type { z } from 'zod';
import type { Path } from '../problem.ts';
import { fold } from '../text.ts';
import {
  lessonSentences,
  lessonSpellings,
  puzzleSentences,
  puzzleSpellings,
  sentences,
  stepSentences,
  stepSentenceSpellings,
  type Sentences,
} from './schema.ts';

type Mapping = Readonly<Record<string, unknown>>;

/** Folded spellings of keys. */
const spelt = (shape: object, spellings: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> =>
  new Set([...Object.keys(shape), ...Object.values(spellings).flat()].map(fold));

const HEAD = {
  lesson: spelt(lessonSentences, lessonSpellings),
  puzzle: spelt(puzzleSentences, puzzleSpellings),
};
const TITLE = {
  lesson: spelt({ lesson: true }, { lesson: lessonSpellings.lesson }),
  puzzle: spelt({ puzzle: true }, { puzzle: puzzleSpellings.puzzle }),
};
const STEP = spelt(stepSentences, stepSentenceSpellings);
/** The steps are sentences' and case's alike. */
const STEPS = spelt({ do: true }, { do: ['étapes', 'steps', 'faire'] });

const isMapping = (value: unknown): value is Mapping => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some members of a mapping; of anything else, all or nothing. */
const withKeys = (value: unknown, wanted: (key: string) => boolean): Mapping =>
  isMapping(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => wanted(fold(key)))) : {};

/** A mapping with the members of its lists under some keys changed. */
const withLists = (value: Mapping, keys: ReadonlySet<string>, change: (step: unknown) => unknown): Mapping =>
  Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, keys.has(fold(key)) ? (Array.isArray(inner) ? inner : [inner]).map(change) : inner]),
  );

/** Is a value a lesson, or a puzzle? */
function kindOf(value: unknown): 'lesson' | 'puzzle' | undefined {
  const has = (titles: ReadonlySet<string>): boolean => isMapping(value) && Object.keys(value).some((key) => titles.has(fold(key)));
  return has(TITLE.puzzle) ? 'puzzle' : has(TITLE.lesson) ? 'lesson' : undefined;
}

/** The sentences of a lesson, with the value that they were read from; undefined of a case that is none. */
export function sentencesOf(
  value: unknown,
):
  | { readonly ok: true; readonly sentences: Sentences }
  | { readonly ok: false; readonly error: z.ZodError; readonly value: unknown }
  | undefined {
  const kind = kindOf(value);
  if (!kind) return undefined;
  const head = withKeys(value, (key) => HEAD[kind].has(key) || STEPS.has(key));
  const said = withLists(head, STEPS, (step) => withKeys(step, (key) => STEP.has(key)));
  const parsed = sentences[kind].safeParse(said);
  return parsed.success ? { ok: true, sentences: parsed.data } : { ok: false, error: parsed.error, value: said };
}

/** The case that a lesson or puzzle is, without its sentences; any other case as it is. */
export function plainCase(value: unknown): unknown {
  const kind = kindOf(value);
  if (!kind) return value;
  const head = withKeys(value, (key) => !HEAD[kind].has(key));
  return withLists(head, STEPS, (step) => (isMapping(step) ? withKeys(step, (key) => !STEP.has(key)) : step));
}

/** The cases of the other lines of a puzzle, with their places in the file. */
export function insteadCases(value: unknown, { puzzle }: Sentences): readonly { readonly value: unknown; readonly path: Path }[] {
  const plain = withKeys(plainCase(value), (key) => !STEPS.has(key));
  return (puzzle?.instead ?? []).map((line, i) => ({ value: { ...plain, do: line.do }, path: ['instead', i] }));
}
