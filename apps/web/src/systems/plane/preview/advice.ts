import type { PlaneState } from '@escarmouche/skirmish/plane';
import type { Advice } from '../../game-adapter.ts';
import type { PlaneAdvice } from '../advice.ts';
import { aimsOf } from './aims.ts';
import { previewIntent, type ActionPreviews } from './intent.ts';
import { outlookOf, targetsOf } from './outlook.ts';

/** Advice on a plane: previews of gestures, reach, targets. */
export function planeAdvice<S extends PlaneState, C extends object>(
  game: PlaneAdvice<S, C>,
  actions: ActionPreviews<S, C>,
): Pick<Advice<S, C, never>, 'preview' | 'outlook' | 'targets' | 'aims'> {
  return {
    preview: (state, seat, intent, language) => previewIntent(game, actions, state, seat, intent, language),
    outlook: (state, seat, subject, action, language) => outlookOf(game, state, seat, subject, action, language),
    aims: (state, seat, subject, action, language) => aimsOf(game, actions, state, seat, { subject, action }, language),
    targets: (state, seat, subject, action) => targetsOf(game, state, seat, subject, action),
  };
}
