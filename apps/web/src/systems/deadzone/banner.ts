import { deadzoneGame, type State } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import type { Banner } from '../game-adapter.ts';
import { nameIn } from '../plane/who.ts';
import { sideOfSeat, teamName } from './look.ts';
import { wordsOf } from './words.ts';

export function bannerOf(state: State, language: Language): Banner {
  const words = wordsOf(language);
  const turn = state.round === 0 ? words.before : words.round(state.round);
  const [seat] = deadzoneGame.active(state);
  const side = sideOfSeat(state, seat);
  return { turn, phase: phaseOf(state, teamName(state, seat, language), language), ...(side !== undefined && { side }) };
}

function phaseOf(state: State, who: string, language: Language): string {
  const { phase, left } = wordsOf(language);
  switch (state.phase) {
    case 'items':
    case 'recon':
    case 'command':
    case 'over':
      return phase[state.phase];
    case 'first':
    case 'zones':
    case 'deployment':
    case 'rerolls':
      return phase[state.phase](who);
    case 'play': {
      const { activation } = state;
      if (!activation) return (state.turn?.activations ?? 0) > 0 ? phase.again(who) : phase.turn(who);
      const { long, shorts } = activation;
      return phase.activation(nameIn(state, activation.figure), long || shorts >= 2 ? left.none : shorts === 1 ? left.one : left.two);
    }
  }
}
