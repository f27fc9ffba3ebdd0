import { gameOf } from '../kinds.ts';
import type { Text } from '../text.ts';
import { readYaml } from '../yaml.ts';
import { sentencesOf } from './sentences.ts';

/** A lesson as a list shows it. */
export interface LessonHead {
  readonly system: string;
  readonly title: Text;
  readonly minutes: number | undefined;
  /** Of a puzzle: what is to be reached. */
  readonly goal: Text | undefined;
}

/** The head of a lesson, read without its game; nothing where the text is no lesson. */
export function headOf(source: string): LessonHead | undefined {
  const value = readYaml(source).documents[0]?.value;
  const said = sentencesOf(value);
  const { id } = gameOf(value);
  if (!said?.ok || id === undefined) return undefined;
  const { lesson: title, minutes, puzzle } = said.sentences;
  return { system: id, title, minutes, goal: puzzle?.goal };
}
