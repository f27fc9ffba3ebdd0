import { urssKit, type State } from '@escarmouche/urss-kit';
import { corrected, flawOf, randomSetup } from '../../../../packages/systems/urss-kit/src/testing-battles.ts';
import { drawnKitBattle } from '../battles-kit.ts';
import { fuzzedGame } from '../fuzzed-game.ts';
import { inventedKitCommand } from '../invented-kit.ts';
import { namesFlaw } from '../soundness-urss.ts';

/** Flaw in the counters of a figure: deeds done, things held and lost. */
function countersFlaw({ figures, chosen }: State): string | undefined {
  if (new Set(chosen).size !== chosen.length) return `chosen: ${chosen.join(', ')}`;
  for (const { id, done, held, lost } of Object.values(figures)) {
    if (done.length > 40) return `${id} has done ${done.join(', ')}`;
    if (new Set(held).size !== held.length) return `${id} holds ${held.join(', ')}`;
    const gone = held.find((one) => lost.includes(one));
    if (gone !== undefined) return `${id} holds ${gone}, which it has lost`;
  }
  return undefined;
}

export const fuzzed = fuzzedGame({
  name: 'urss-kit',
  system: urssKit,
  setup: drawnKitBattle,
  tested: randomSetup,
  invented: inventedKitCommand,
  corrected,
  steps: 60,
  rarely: new Set(['pass', 'endGroup', 'nothing', 'deploy']),
  flaw: (state: State) => namesFlaw(state) ?? countersFlaw(state) ?? flawOf(state),
});
