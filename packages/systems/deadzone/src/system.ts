import { correctable, refuse, type System } from '@escarmouche/referee';
import { placeRefused } from '@escarmouche/referee/schema';
import { command as schema, type Command } from './commands.ts';
import { corrections } from './corrections.ts';
import type { Event } from './events.ts';
import { deadzoneGame } from './game.ts';
import type { Questions } from './questions.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { validate } from './validate.ts';

const game = correctable(deadzoneGame, corrections);

/** Deadzone, and corrections of a real table. Takes any JSON, from files, other programs and other seats. */
export const deadzone: System<Setup, State, Command, Event, Questions> = {
  ...game,
  check(state, seat, command) {
    const { error } = schema.safeParse(command);
    if (error) {
      const at = placeRefused(error);
      return refuse('DZ-ROUND-TURN', `Ce n’est pas une commande : ${at}.`, `This is no command: ${at}.`);
    }
    return game.check(state, seat, command);
  },
  validate,
};
