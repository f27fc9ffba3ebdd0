import type { Rule } from '../rule.ts';
import type { GroupAttackQuestion } from './attaque-de-groupe.ts';
import type { BackstabQuestion } from './coup-dans-le-dos.ts';
import * as list from './list.ts';

export * from './list.ts';

/** By slug: a module tells its exports by name or as they are written, as whoever runs it sees fit. */
export const SPECIAL_RULES: readonly Rule[] = Object.values<Rule>(list).sort((a, b) => (a.id < b.id ? -1 : 1));

/** What special rules ask beside the questions of the chapters. */
export type RuleQuestions = GroupAttackQuestion & BackstabQuestion;
