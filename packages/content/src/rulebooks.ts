import type { Rulebook } from './rulebook.ts';

/** The rulebook of this id, fetched on its own: of a system, or of several. */
export async function rulebookOf(id: string): Promise<Rulebook> {
  const { rulebook } = (await import(`./rulebooks/${id}.ts`)) as { rulebook: Rulebook };
  return rulebook;
}
