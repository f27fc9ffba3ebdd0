import type { Language, Seat } from '@escarmouche/referee';
import { sheetOf } from '@escarmouche/skirmish';
import { grantedTo, urssKitGame, type Command, type State } from '@escarmouche/urss-kit';
import type { NextStep } from '../game-adapter.ts';
import { choosingSteps, deploymentSteps, passStep, stepOf } from '../urss/steps.ts';
import { onPlane } from './plane-game.ts';
import { kitWords } from './words.ts';

/** Commands that need no pointing. A round of secret choices is the rules' own, and no seat's to command. */
export function stepsFor(
  state: State,
  seat: Seat,
  selected: string | undefined,
  language: Language,
  lot?: number,
): readonly NextStep<Command>[] {
  if (urssKitGame.active(state).length === 0) return [];
  if (state.phase === 'deployment') return deploymentSteps(onPlane, state, seat, language, lot);
  if (!state.activation) return choosingSteps(onPlane, state, seat, selected, language);
  return [...givingUp(state, seat, language), passStep(onPlane, state, seat, language)];
}

/** A figure that may be activated again this turn may give up the actions left (UK-TURN-MULTI). */
function givingUp(state: State, seat: Seat, language: Language): readonly NextStep<Command>[] {
  const figure = state.activation && state.figures[state.activation.figure];
  if (!figure || figure.activations >= grantedTo(sheetOf(state, figure.id)).activations) return [];
  const label = kitWords(language).passForGood;
  return [stepOf(onPlane, state, seat, { id: 'passForGood', label, commands: [{ type: 'pass', forGood: true }] })];
}
