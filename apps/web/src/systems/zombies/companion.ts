import type { Command, State } from '@escarmouche/zombies';
import type { CompanionGame } from '../companion.ts';
import { correcting } from './correcting.ts';
import { drawing } from './drawing.ts';
import { orders } from './orders.ts';
import { remindersOf } from './reminders.ts';

/** Zombies!!! beside a real table. */
export const companion: CompanionGame<State, Command> = { orders, correcting, drawing, reminders: remindersOf };
