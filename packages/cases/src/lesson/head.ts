import { gameOf } from '../kinds.ts';
import type { Text } from '../text.ts';
import { readYaml } from '../yaml.ts';
import { sentencesOf } from './sentences.ts';

/** A lesson as a list shows it. */
export interface LessonHead {
  readonly system: string;
  readonly title: Text;
  readonly minutes: number | undefined;
}

/** The head of a lesson, read without its game; nothing where the text is no lesson. */
export function headOf(source: string): LessonHead | undefined {
  const value = readYaml(source).documents[0]?.value;
  const said = sentencesOf(value);
  const { id } = gameOf(value);
  return said?.ok && id !== undefined ? { system: id, title: said.sentences.lesson, minutes: said.sentences.minutes } : undefined;
}
