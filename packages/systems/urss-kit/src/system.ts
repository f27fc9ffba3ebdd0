import { correctable, type System } from '@escarmouche/referee';
import type { Command } from './commands.ts';
import { corrections } from './corrections.ts';
import type { Event } from './events.ts';
import { urssKitGame } from './game.ts';
import { formRefusal, malformed } from './gate.ts';
import type { Questions } from './questions.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { validate } from './validate.ts';

const game = correctable(urssKitGame, corrections);

/** The URSS kit: 1D6, levels without limit, two activation systems, and corrections of a real table. Takes any JSON, from files, other programs and other seats. */
export const urssKit: System<Setup, State, Command, Event, Questions> = {
  ...game,
  check: (state, seat, command) => malformed(state, command) ?? game.check(state, seat, command),
  formRefusal,
  validate,
};
