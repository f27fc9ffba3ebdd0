/** Random and hostile commands in drawn games of Zombies!!! (lib/trial.ts says what is tried). `count`: commands. */
import { zombies } from '@escarmouche/zombies';
import { drawnTown, inventedAction, townFlaw } from './lib/towns.ts';
import { tryCommands } from './lib/trial.ts';

tryCommands({
  name: 'town',
  system: zombies,
  setup: drawnTown,
  invented: inventedAction,
  steps: 300,
  rarely: new Set(['stay', 'halt', 'discard']),
  flaw: townFlaw,
});
