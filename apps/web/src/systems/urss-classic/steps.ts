import type { Language, Seat } from '@escarmouche/referee';
import type { Command, State } from '@escarmouche/urss-classic';
import type { NextStep } from '../game-adapter.ts';
import { choosingSteps, deploymentSteps, passStep, stepOf } from '../urss/steps.ts';
import { urssWords } from '../urss/words.ts';
import { onPlane } from './plane-game.ts';

/** Commands that need no pointing. */
export function stepsFor(
  state: State,
  seat: Seat,
  selected: string | undefined,
  language: Language,
  lot?: number,
): readonly NextStep<Command>[] {
  switch (state.phase) {
    case 'order':
      return [
        stepOf(onPlane, state, seat, {
          id: 'rollOrder',
          label: urssWords(language).steps.rollOrder,
          commands: [{ type: 'rollOrder' }],
          main: true,
        }),
      ];
    case 'deployment':
      return deploymentSteps(onPlane, state, seat, language, lot);
    case 'play':
      return state.activation ? [passStep(onPlane, state, seat, language)] : choosingSteps(onPlane, state, seat, selected, language);
    case 'over':
      return [];
  }
}
