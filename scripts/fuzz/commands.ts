/** Random and hostile commands in drawn battles of URSS classic (lib/trial.ts says what is tried). `count`: commands. */
import { urssClassic } from '@escarmouche/urss-classic';
import { drawnBattle } from './lib/battles.ts';
import { inventedCommand } from './lib/invented.ts';
import { battleFlaw } from './lib/soundness-urss.ts';
import { tryCommands } from './lib/trial.ts';

tryCommands({
  name: 'commands',
  system: urssClassic,
  setup: drawnBattle,
  invented: inventedCommand,
  steps: 60,
  rarely: new Set(['pass', 'endGroup', 'alert', 'deploy']),
  flaw: battleFlaw,
});
