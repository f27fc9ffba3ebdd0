import all from '../../rulebook/urss-kit-options.json' with { type: 'json' };
import type { RuleOption } from '../rulebook.ts';

/** Readings of the rules that a battle of the URSS kit may choose, in the order of the rulebook. */
export const options: readonly RuleOption[] = all;
