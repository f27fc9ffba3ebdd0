import { correctable, type System } from '@escarmouche/referee';
import type { Command } from './commands.ts';
import { corrections } from './corrections.ts';
import type { Event } from './events.ts';
import { zombiesGame } from './game.ts';
import type { Questions } from './questions.ts';
import type { Setup } from './setup.ts';
import { malformed } from './shape.ts';
import type { State } from './state.ts';
import { validate } from './validate.ts';

const game = correctable(zombiesGame, corrections);

/** Zombies!!!: the tile game for two to six, and corrections of a real table. Takes any JSON, from files, other programs and other seats. */
export const zombies: System<Setup, State, Command, Event, Questions> = {
  ...game,
  check: (state, seat, command) => malformed(command) ?? game.check(state, seat, command),
  validate,
};
