import type { Rule } from '../rule.ts';
import * as list from './list.ts';

export * from './list.ts';

/** By slug: a module tells its exports by name or as they are written, as whoever runs it sees fit. */
export const SPECIAL_RULES: readonly Rule[] = Object.values<Rule>(list).sort((a, b) => (a.id < b.id ? -1 : 1));
