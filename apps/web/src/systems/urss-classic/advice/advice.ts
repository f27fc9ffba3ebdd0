import { chance } from '@escarmouche/referee';
import type { Command, Event, State } from '@escarmouche/urss-classic';
import type { Attempt } from '../../game-analysis.ts';
import type { Advice } from '../../game-adapter.ts';
import { previewIntent } from '../../plane/preview/intent.ts';
import { outlookOf, targetsOf } from '../../plane/preview/outlook.ts';
import { summaryOf } from '../../plane/summary.ts';
import { actionsFor } from './actions.ts';
import { askOf } from './ask.ts';
import { advised } from './plane-advice.ts';
import { actionPreviews } from './preview.ts';

export const advice: Advice<State, Command, Event> = {
  actions: actionsFor,
  preview: (state, seat, intent, language) => previewIntent(advised, actionPreviews, state, seat, intent, language),
  outlook: (state, seat, subject, action, language) => outlookOf(advised, state, seat, subject, action, language),
  targets: (state, seat, subject, action) => targetsOf(advised, state, seat, subject, action),
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
