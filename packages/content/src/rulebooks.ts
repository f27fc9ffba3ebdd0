import type { Rulebook, RuleOption } from './rulebook.ts';

/** The rulebook of this id, fetched on its own: of a system, or of several. */
export async function rulebookOf(id: string): Promise<Rulebook> {
  const { rulebook } = (await import(`./rulebooks/${id}.ts`)) as { rulebook: Rulebook };
  return rulebook;
}

/** The options of a match by the rulebook of this id: their words are not needed to play. */
export async function optionsOf(id: string): Promise<readonly RuleOption[]> {
  const { options } = (await import(`./options/${id}.ts`)) as { options: readonly RuleOption[] };
  return options;
}
