import { planeGate } from '@escarmouche/skirmish/plane/schema';
import { aims, command } from './commands.ts';
import { openQuestions } from './open-questions.ts';
import { specialRules } from './registry.ts';

/** Malformed commands and answers from outside are refused before a rule looks at them; a command is a player's decision (UK-SYS-DECISIONS). */
export const { malformed, formRefusal } = planeGate({
  rule: 'UK-SYS-DECISIONS',
  command,
  aims,
  rules: specialRules,
  questions: openQuestions,
});
