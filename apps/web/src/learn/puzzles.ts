import { headOf, type LessonHead } from '@escarmouche/cases/lesson/head';
import { isText } from './lessons.ts';

/** The texts of the bundled puzzles, each fetched when it is wanted. */
const sources = import.meta.glob<string>('../../../../packages/content/puzzles/*.yaml', { query: '?raw', import: 'default' });

const byId = new Map(Object.entries(sources).map(([path, source]) => [path.replace(/^.*\/|\.yaml$/g, ''), source] as const));

/** A puzzle on offer, by the name of its file. */
export interface OfferedPuzzle extends LessonHead {
  readonly id: string;
}

/** The text of a puzzle; undefined where this program has none of this name. */
export const puzzleSource = async (id: string): Promise<string | undefined> => (isText(id) ? id : byId.get(id)?.());

/** Every puzzle on offer. */
export async function offeredPuzzles(): Promise<readonly OfferedPuzzle[]> {
  const all = await Promise.all([...byId].map(async ([id, source]) => ({ id, head: headOf(await source()) })));
  return all.flatMap(({ id, head }) => (head ? [{ id, ...head }] : []));
}
