/** Random and hostile commands in drawn matches of the game (lib/trial.ts says what is tried). `count`: commands. */
import { fuzzed } from './lib/games/zombies.ts';
import { tryCommands } from './lib/trial.ts';

tryCommands(fuzzed);
