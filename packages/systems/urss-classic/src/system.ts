import { correctable, type System } from '@escarmouche/referee';
import type { Command } from './commands.ts';
import { corrections } from './corrections.ts';
import type { Event } from './events.ts';
import { urssClassicGame } from './game.ts';
import { formRefusal, malformed } from './gate.ts';
import type { Questions } from './questions.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { upgrade } from './upgrade.ts';
import { validate } from './validate.ts';

const game = correctable(urssClassicGame, corrections);

/** URSS classic: 2D6, base rules and adaptations, and corrections of a real table. Takes any JSON, from files, other programs and other seats. */
export const urssClassic: System<Setup, State, Command, Event, Questions> = {
  ...game,
  check: (state, seat, command) => malformed(state, command) ?? game.check(state, seat, command),
  formRefusal,
  upgrade,
  validate,
};
