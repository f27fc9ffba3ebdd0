import type { Rule } from '../rule.ts';
import type { GroupAttackQuestion } from './attaque-de-groupe.ts';
import type { BackstabQuestion } from './coup-dans-le-dos.ts';
import * as list from './list.ts';

export * from './list.ts';

export const SPECIAL_RULES: readonly Rule[] = Object.values(list);

/** What special rules ask beside the questions of the chapters. */
export type RuleQuestions = GroupAttackQuestion & BackstabQuestion;
