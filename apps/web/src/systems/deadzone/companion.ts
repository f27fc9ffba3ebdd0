import type { Command, State } from '@escarmouche/deadzone';
import type { CompanionGame } from '../companion.ts';
import { correcting } from './correcting.ts';
import { remindersOf } from './reminders.ts';

/** Deadzone beside a real table. */
export const companion: CompanionGame<State, Command> = { correcting, reminders: remindersOf };
