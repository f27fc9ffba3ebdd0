import all from '../../rulebook/deadzone-options.json' with { type: 'json' };
import type { RuleOption } from '../rulebook.ts';

/** Readings of the rules that a battle of Deadzone may choose, in the order of the rulebook. */
export const options: readonly RuleOption[] = all;
