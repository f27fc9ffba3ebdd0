import { lessonOf, type LessonMade } from './lesson.ts';
import { readOne } from './read-one.ts';

/** Reads one lesson. Faults are for authors: the first is told. */
export async function loadLesson(source: string): Promise<LessonMade> {
  const read = await readOne(source);
  return read.ok ? lessonOf(read.one, read.one.sentences) : read;
}
