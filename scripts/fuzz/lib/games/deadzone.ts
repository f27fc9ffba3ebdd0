import { deadzone } from '@escarmouche/deadzone';
import { corrected } from '../../../../packages/systems/deadzone/src/testing-corrections.ts';
import { drawnPatrol, inventedAction, patrolFlaw } from '../deadzone.ts';
import { fuzzedGame } from '../fuzzed-game.ts';

export const fuzzed = fuzzedGame({
  name: 'deadzone',
  system: deadzone,
  setup: drawnPatrol,
  tested: drawnPatrol,
  invented: inventedAction,
  corrected,
  steps: 200,
  rarely: new Set(['done', 'yield', 'pass']),
  flaw: patrolFlaw,
});
