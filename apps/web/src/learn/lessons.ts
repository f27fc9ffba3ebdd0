import { headOf, type LessonHead } from '@escarmouche/cases/lesson/head';

/** The texts of the bundled lessons, each fetched when it is wanted. */
const sources = import.meta.glob<string>('../../../../packages/content/lessons/*.yaml', { query: '?raw', import: 'default' });

/** By name: a game's first lesson has the shortest. */
const byId = new Map(
  Object.entries(sources)
    .map(([path, source]) => [path.replace(/^.*\/|\.yaml$/g, ''), source] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

/** A lesson on offer, by the name of its file. */
export interface OfferedLesson extends LessonHead {
  readonly id: string;
}

/** Is this the text of a lesson that was brought as a file, and no name? Battles keep the text, for nobody else has it. */
export const isText = (id: string): boolean => id.includes('\n');

/** The text of a lesson; undefined where this program has none of this name. */
export const sourceOf = async (id: string): Promise<string | undefined> => (isText(id) ? id : byId.get(id)?.());

/** Every lesson on offer; of a game the one that is named after it alone comes first. */
export async function offeredLessons(): Promise<readonly OfferedLesson[]> {
  const all = await Promise.all([...byId].map(async ([id, source]) => ({ id, head: headOf(await source()) })));
  const offered = all.flatMap(({ id, head }) => (head ? [{ id, ...head }] : []));
  return offered.toSorted((a, b) => Number(b.id === b.system) - Number(a.id === a.system));
}
