/** Random and hostile commands in drawn battles of URSS kit (lib/trial.ts says what is tried). `count`: commands. */
import { urssKit } from '@escarmouche/urss-kit';
import { drawnKitBattle } from './lib/battles-kit.ts';
import { inventedKitCommand } from './lib/invented-kit.ts';
import { kitFlaw } from './lib/soundness-urss.ts';
import { tryCommands } from './lib/trial.ts';

tryCommands({
  name: 'kit',
  system: urssKit,
  setup: drawnKitBattle,
  invented: inventedKitCommand,
  steps: 60,
  rarely: new Set(['pass', 'endGroup', 'nothing', 'deploy']),
  flaw: kitFlaw,
});
