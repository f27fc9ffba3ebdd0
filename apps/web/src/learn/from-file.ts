import { loadLesson } from '@escarmouche/cases/lesson/load';
import { sentencesOf } from '@escarmouche/cases/lesson/sentences';
import { loadPuzzle } from '@escarmouche/cases/puzzle/load';
import { readYaml } from '@escarmouche/cases/yaml';
import type { Text } from '@escarmouche/referee';
import { beginLesson } from './begin.ts';
import { beginPuzzle } from './begin-puzzle.ts';

/** Begins the lesson or the puzzle of a file. `fault`: why it cannot be read, with the line; `case`: the file has no sentences for a player. */
export async function beginFile(source: string): Promise<'begun' | 'case' | { readonly fault: Text }> {
  const { documents, problems } = readYaml(source);
  const said = sentencesOf(documents[0]?.value);
  if (!said && problems.length === 0) return 'case';
  const isPuzzle = said?.ok === true && said.sentences.puzzle !== undefined;
  const read = isPuzzle ? await loadPuzzle(source) : await loadLesson(source);
  if (!read.ok) return { fault: read.reason };
  await (isPuzzle ? beginPuzzle(source) : beginLesson(source));
  return 'begun';
}
