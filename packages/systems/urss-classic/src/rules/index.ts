import type { Rule } from '../rule.ts';
import * as list from './list.ts';

export * from './list.ts';

/** By slug, since a module lists its exports by name or as written, differently from one runtime to the next. */
export const SPECIAL_RULES: readonly Rule[] = Object.values<Rule>(list).sort((a, b) => (a.id < b.id ? -1 : 1));
