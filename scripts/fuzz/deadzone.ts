/** Random and hostile commands in drawn patrols (lib/trial.ts says what is tried). `count`: commands. */
import { fuzzed } from './lib/games/deadzone.ts';
import { tryCommands } from './lib/trial.ts';

tryCommands(fuzzed);
