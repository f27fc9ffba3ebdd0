import { gameOf, readerFor } from '../kinds.ts';
import { readCase } from '../read-case.ts';
import { text } from '../text.ts';
import { readYaml } from '../yaml.ts';
import { lessonOf, type LessonMade } from './lesson.ts';

/** Reads one lesson with the reader of its own game alone. Faults are for authors: the first is told. */
export async function loadLesson(source: string): Promise<LessonMade> {
  const { documents, problems } = readYaml(source);
  const [document] = documents;
  const id = document && gameOf(document.value).id;
  const readers = new Map(id === undefined ? [] : [[id, await readerFor(id)]]);
  const read = document && readCase(document, { value: document.value, path: [] }, readers);
  const [one] = read?.cases ?? [];
  const [fault] = [...problems, ...(read?.problems ?? [])];
  if (fault) return { ok: false, reason: text(`ligne ${fault.line} : ${fault.reason.fr}`, `line ${fault.line}: ${fault.reason.en}`) };
  if (!one?.sentences) return { ok: false, reason: text('ce fichier n’est pas une leçon', 'this file is no lesson') };
  return lessonOf(one, one.sentences);
}
