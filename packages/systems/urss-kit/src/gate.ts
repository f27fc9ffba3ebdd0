import { planeGate } from '@escarmouche/skirmish/plane/schema';
import { aims, command } from './commands.ts';
import { openQuestions } from './open-questions.ts';
import { specialRules } from './registry.ts';

/** Commands and answers come from outside: what is none is refused before a rule looks at it; a command is a player's decision (UK-SYS-DECISIONS). */
export const { malformed, formRefusal } = planeGate({
  rule: 'UK-SYS-DECISIONS',
  command,
  aims,
  rules: specialRules,
  questions: openQuestions,
});
