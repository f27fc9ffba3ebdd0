import type { Language, Seat } from '@escarmouche/referee';
import { findsToken, HAND, mustFight, stepsOf, zombiesGame, type Command, type State } from '@escarmouche/zombies';
import { playerIn } from './look.ts';
import { wordsOf, type ScreenTexts } from './words.ts';

/** The hint of the moment, in a sentence: only offers that the rules make now. */
export function hintOf(state: State, seat: Seat, language: Language): string {
  const { hints } = wordsOf(language);
  if (state.phase === 'over') return hints.over;
  return hints[state.phase === 'beginning' ? 'begin' : momentOf(state, seat)];
}

function momentOf(state: State, seat: Seat): keyof ScreenTexts['hints'] {
  const { step, left } = state.turn;
  const { square = 0, hand = [] } = playerIn(state, seat) ?? {};
  switch (step) {
    case 'encounter':
      if (mustFight(state, square)) return 'encounter';
      return findsToken(state, seat) ? 'token' : 'nothing';
    case 'refill':
      return hand.length < HAND ? 'refill' : 'full';
    case 'move':
      return may(state, seat, 'roll') ? 'move' : 'rooted';
    case 'moving':
      return left > 0 && stepsOf(state, state.turn.seat).length > 0 ? 'moving' : 'stopped';
    case 'discard':
      if (hand.length > HAND) return 'tooMany';
      return may(state, seat, 'discard') ? 'discard' : 'ends';
    default:
      return step;
  }
}

const may = (state: State, seat: Seat, type: Command['type']): boolean =>
  zombiesGame.offers(state, seat).some((offer) => offer.type === type && !offer.refusal);
