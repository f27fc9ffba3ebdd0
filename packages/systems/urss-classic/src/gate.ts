import { planeGate } from '@escarmouche/skirmish/plane/schema';
import { aims, command } from './commands.ts';
import { openQuestions } from './open-questions.ts';
import { specialRules } from './registry.ts';

/** Malformed commands and answers from outside are refused before a rule looks at them; a command is a player's decision (UC-SYS-DECISIONS). */
export const { malformed, formRefusal } = planeGate({
  rule: 'UC-SYS-DECISIONS',
  command,
  aims,
  rules: specialRules,
  questions: openQuestions,
});
