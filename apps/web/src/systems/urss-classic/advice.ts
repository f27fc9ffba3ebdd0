import type { Command, Event, State } from '@escarmouche/urss-classic';
import type { Advice } from '../contract.ts';
import { actionIdOf, actionsFor } from './actions.ts';
import { askOf } from './ask.ts';
import { previewIntent } from './preview.ts';
import { reachOf } from './reach.svelte.ts';
import { isRefused, offersOf, standOf } from './stand.ts';
import { summaryOf } from './summary.ts';

export const advice: Advice<State, Command, Event> = {
  actions: actionsFor,
  preview: previewIntent,
  outlook(state, seat, subject, action) {
    const stand = state.phase === 'play' ? standOf(state, seat, subject) : undefined;
    if (!stand || isRefused(stand) || stand.open || (action !== undefined && action !== 'move')) return {};
    const blocked = offersOf(stand).find(({ type }) => type === 'move')?.refusal;
    return blocked ? {} : { reach: reachOf(stand) };
  },
  targets(state, seat, subject, action) {
    if (state.phase !== 'play') return [];
    const stand = standOf(state, seat, subject);
    if (!stand || isRefused(stand) || stand.open) return [];
    const found = offersOf(stand).flatMap(({ command, refusal }) =>
      command && !refusal && 'target' in command && command.target !== undefined && (action === undefined || actionIdOf(command) === action)
        ? [command.target]
        : [],
    );
    return [...new Set(found)];
  },
  question: askOf,
  summary: ({ initial, final, events }, language) => summaryOf(initial, final, events, language),
};
