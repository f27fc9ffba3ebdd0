import { lessonOf, type Lesson } from '../lesson/lesson.ts';
import { readOne } from '../lesson/read-one.ts';
import type { Sentences } from '../lesson/schema.ts';
import { text, type Text } from '../text.ts';

/** A puzzle ready to be played: its best line as the steps of a lesson, with its goal, its time and its other lines. */
export interface LoadedPuzzle {
  readonly lesson: Lesson;
  readonly puzzle: NonNullable<Sentences['puzzle']>;
}

type PuzzleMade = { readonly ok: true; readonly made: LoadedPuzzle } | { readonly ok: false; readonly reason: Text };

/** Reads one puzzle, without searching it. Faults are for authors: the first is told. */
export async function loadPuzzle(source: string): Promise<PuzzleMade> {
  const read = await readOne(source);
  if (!read.ok) return read;
  const { sentences } = read.one;
  const { puzzle } = sentences;
  if (!puzzle) return { ok: false, reason: text('ce fichier n’est pas un problème', 'this file is no puzzle') };
  const made = lessonOf(read.one, sentences);
  return made.ok ? { ok: true, made: { lesson: made.lesson, puzzle } } : made;
}
