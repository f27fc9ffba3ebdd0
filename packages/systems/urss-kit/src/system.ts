import type { System } from '@escarmouche/referee';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { urssKitGame } from './game.ts';
import { formRefusal, malformed } from './gate.ts';
import type { Questions } from './questions.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { validate } from './validate.ts';

/** The URSS kit: 1D6, levels without limit, two activation systems. Takes any JSON, from files, other programs and other seats. */
export const urssKit: System<Setup, State, Command, Event, Questions> = {
  ...urssKitGame,
  check: (state, seat, command) => malformed(state, command) ?? urssKitGame.check(state, seat, command),
  formRefusal,
  validate,
};
