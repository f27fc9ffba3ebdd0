import all from '../../rulebook/npc-options.json' with { type: 'json' };
import type { RuleOption } from '../rulebook.ts';

/** Readings of the rules that a battle with NPCs may choose, in the order of the rulebook. */
export const options: readonly RuleOption[] = all;
