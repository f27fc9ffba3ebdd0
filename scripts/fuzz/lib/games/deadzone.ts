import { deadzone } from '@escarmouche/deadzone';
import { drawnPatrol, inventedAction, patrolFlaw } from '../deadzone.ts';
import { fuzzedGame } from '../fuzzed-game.ts';

export const fuzzed = fuzzedGame({
  name: 'deadzone',
  system: deadzone,
  setup: drawnPatrol,
  tested: drawnPatrol,
  invented: inventedAction,
  steps: 200,
  rarely: new Set(['done', 'yield', 'pass']),
  flaw: patrolFlaw,
});
