import type { Command, Event, State } from '@escarmouche/urss-classic';
import type { Advice } from '../../game-adapter.ts';
import { planeAdvice } from '../../plane/preview/advice.ts';
import { summaryOf } from '../../plane/summary.ts';
import { actionsFor } from '../../urss/advice/actions.ts';
import { rollsIn } from '../../urss/advice/rolls-in.ts';
import { askOf } from './ask.ts';
import { advised } from './plane-advice.ts';
import { actionPreviews } from './preview.ts';

export const advice: Advice<State, Command, Event> = {
  ...planeAdvice(advised, actionPreviews),
  actions: (state, seat, subject, language) => actionsFor(advised, state, seat, subject, language),
  question: askOf,
  summary: ({ final, events, outcome }, language) => summaryOf(advised, final, outcome, rollsIn(events), language),
};
