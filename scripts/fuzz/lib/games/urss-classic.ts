import { urssClassic, type State } from '@escarmouche/urss-classic';
import { corrected, flawOf, randomSetup } from '../../../../packages/systems/urss-classic/src/testing-battles.ts';
import { crowdedBattle, drawnBattle } from '../battles.ts';
import { fuzzedGame } from '../fuzzed-game.ts';
import { inventedCommand } from '../invented.ts';
import { namesFlaw } from '../soundness-urss.ts';

/** Flaw in the counters of the activated figure: actions left and done. */
function countersFlaw({ activation, scene }: State): string | undefined {
  if (!activation) return undefined;
  const { figure, left, done } = activation;
  if (!Number.isInteger(left) || left < 0 || left > (scene.sheets[figure]?.actions ?? 0)) return `${figure} has ${left} actions left`;
  return done.length > 12 ? `${figure} has done ${done.join(', ')}` : undefined;
}

export const fuzzed = fuzzedGame({
  name: 'urss-classic',
  system: urssClassic,
  setup: drawnBattle,
  tested: randomSetup,
  // Its deployment, and a few turns.
  crowd: { setup: crowdedBattle, most: 250 },
  invented: inventedCommand,
  corrected,
  steps: 60,
  rarely: new Set(['pass', 'endGroup', 'alert', 'deploy']),
  flaw: (state: State) => namesFlaw(state) ?? countersFlaw(state) ?? flawOf(state),
});
