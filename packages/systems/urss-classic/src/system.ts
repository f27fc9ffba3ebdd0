import type { System } from '@escarmouche/referee';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { urssClassicGame } from './game.ts';
import { formRefusal, malformed } from './gate.ts';
import type { Questions } from './questions.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { upgrade } from './upgrade.ts';
import { validate } from './validate.ts';

/** URSS classic: 2D6, base rules and adaptations. Takes any JSON, from files, other programs and other seats. */
export const urssClassic: System<Setup, State, Command, Event, Questions> = {
  ...urssClassicGame,
  check: (state, seat, command) => malformed(state, command) ?? urssClassicGame.check(state, seat, command),
  formRefusal,
  upgrade,
  validate,
};
