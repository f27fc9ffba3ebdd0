import type { Advice } from '../../game-adapter.ts';
import { planeAdvice } from '../../plane/preview/advice.ts';
import type { ActionPreviews } from '../../plane/preview/intent.ts';
import { summaryOf } from '../../plane/summary.ts';
import type { Fact } from '../analysis/rolls.ts';
import type { UrssAdvice, UrssState } from '../game.ts';
import { actionsFor } from './actions.ts';
import { rollsIn } from './rolls-in.ts';

/** Advice for either document: previews, the action bar, questions, and the summary of the end. */
export const urssAdvice = <S extends UrssState, C extends object, E extends Fact>(
  game: UrssAdvice<S, C>,
  previews: ActionPreviews<S, C>,
  question: Advice<S, C, E>['question'],
): Advice<S, C, E> => ({
  ...planeAdvice(game, previews),
  actions: (state, seat, subject, language) => actionsFor(game, state, seat, subject, language),
  question,
  summary: ({ final, events, outcome }, language) => summaryOf(game, final, outcome, rollsIn(events), language),
});
