import { deadzoneGame, isPinned, type State } from '@escarmouche/deadzone';
import type { Language, Seat } from '@escarmouche/referee';
import type { Subject } from '../preview.ts';
import { figureIn } from '../plane/who.ts';
import { wordsOf, type ScreenTexts } from './words.ts';

/** The hint of the moment, in a sentence. */
export function hintOf(state: State, seat: Seat, subject: Subject | undefined, language: Language, can?: readonly string[]): string {
  return wordsOf(language).hints[momentOf(state, seat, subject, can)];
}

function momentOf(state: State, seat: Seat, subject: Subject | undefined, can?: readonly string[]): keyof ScreenTexts['hints'] {
  switch (state.phase) {
    case 'first':
    case 'zones':
    case 'rerolls':
    case 'over':
      return state.phase;
    case 'deployment':
      return deadzoneGame.check(state, seat, { type: 'ready' }) ? 'deploy' : 'deployed';
    default:
      break;
  }
  if (!subject) return (state.turn?.activations ?? 0) > 0 ? 'again' : 'choose';
  const figure = figureIn(state, subject.figure);
  if (figure && isPinned(figure)) return 'pinned';
  return can?.length === 0 ? 'spent' : 'act';
}
