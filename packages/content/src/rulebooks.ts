import type { Rulebook } from './rulebook.ts';

/** The rulebook of a system, fetched on its own. */
export async function rulebookOf(system: string): Promise<Rulebook> {
  const { rulebook } = (await import(`./rulebooks/${system}.ts`)) as { rulebook: Rulebook };
  return rulebook;
}
