import type { System } from '@escarmouche/referee';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { zombiesGame } from './game.ts';
import type { Questions } from './questions.ts';
import type { Setup } from './setup.ts';
import { malformed } from './shape.ts';
import type { State } from './state.ts';
import { validate } from './validate.ts';

/** Zombies!!!: the tile game for two to six. Takes any JSON, from files, other programs and other seats. */
export const zombies: System<Setup, State, Command, Event, Questions> = {
  ...zombiesGame,
  check: (state, seat, command) => malformed(command) ?? zombiesGame.check(state, seat, command),
  validate,
};
