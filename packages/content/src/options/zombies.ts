import all from '../../rulebook/zombies-options.json' with { type: 'json' };
import type { RuleOption } from '../rulebook.ts';

/** Readings of the rules that a game of Zombies!!! may choose, in the order of the rulebook. */
export const options: readonly RuleOption[] = all;
