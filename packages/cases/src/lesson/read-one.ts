import { gameOf, readerFor } from '../kinds.ts';
import { readCase, type LocatedCase } from '../read-case.ts';
import { text, type Text } from '../text.ts';
import { readYaml } from '../yaml.ts';
import { faultAt } from './fault.ts';
import type { Sentences } from './schema.ts';

/** A case with sentences: a lesson, or a puzzle. */
export interface SaidCase extends LocatedCase {
  readonly sentences: Sentences;
}

/** Reads the one case of a file with the reader of its own game alone. Faults are for authors: the first is told. */
export async function readOne(
  source: string,
): Promise<{ readonly ok: true; readonly one: SaidCase } | { readonly ok: false; readonly reason: Text }> {
  const { documents, problems } = readYaml(source);
  const [document] = documents;
  const id = document && gameOf(document.value).id;
  const readers = new Map(id === undefined ? [] : [[id, await readerFor(id)]]);
  const read = document && readCase(document, { value: document.value, path: [] }, readers);
  const [one] = read?.cases ?? [];
  const [fault] = [...problems, ...(read?.problems ?? [])];
  if (fault) return { ok: false, reason: faultAt(fault.line, fault.path, fault.reason) };
  if (!one?.sentences) return { ok: false, reason: text('ce fichier n’est pas une leçon', 'this file is no lesson') };
  return { ok: true, one: { ...one, sentences: one.sentences } };
}
