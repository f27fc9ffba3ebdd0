import { zombies } from '@escarmouche/zombies';
import { corrected } from '../../../../packages/systems/zombies/src/testing-corrections.ts';
import { fuzzedGame } from '../fuzzed-game.ts';
import { drawnTown, inventedAction, townFlaw } from '../zombies.ts';

export const fuzzed = fuzzedGame({
  name: 'zombies',
  system: zombies,
  setup: drawnTown,
  tested: drawnTown,
  invented: inventedAction,
  corrected,
  steps: 300,
  rarely: new Set(['stay', 'halt', 'discard']),
  flaw: townFlaw,
});
