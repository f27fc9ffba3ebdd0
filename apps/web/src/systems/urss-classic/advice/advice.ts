import { chance } from '@escarmouche/referee';
import type { Command, Event, State } from '@escarmouche/urss-classic';
import type { Attempt } from '../../game-analysis.ts';
import type { Advice } from '../../game-adapter.ts';
import { planeAdvice } from '../../plane/preview/advice.ts';
import { summaryOf } from '../../plane/summary.ts';
import { actionsFor } from './actions.ts';
import { askOf } from './ask.ts';
import { advised } from './plane-advice.ts';
import { actionPreviews } from './preview.ts';

export const advice: Advice<State, Command, Event> = {
  ...planeAdvice(advised, actionPreviews),
  actions: actionsFor,
  question: askOf,
  summary: ({ final, events }, language) => summaryOf(advised, final, final.outcome, rollsIn(events), language),
};

/** Rolls that had to reach something. */
function rollsIn(events: readonly Event[]): readonly Attempt[] {
  return events.flatMap((event) => {
    if (event.type !== 'rolled' || event.figure === undefined || event.roll.success === undefined) return [];
    return [{ figure: event.figure, passed: event.roll.success, chance: chance(event.roll.pool) }];
  });
}
