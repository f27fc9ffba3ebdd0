import type { Command, Event, State } from '@escarmouche/urss-classic';
import type { Advice } from '../contract.ts';
import { actionIdOf, actionsFor } from './actions.ts';
import { askOf } from './ask.ts';
import { previewIntent } from './preview.ts';
import { bandsOf, reachOf, runReachOf } from './reach.svelte.ts';
import { isRefused, offersOf, standOf } from './stand.ts';
import { summaryOf } from './summary.ts';

export const advice: Advice<State, Command, Event> = {
  actions: actionsFor,
  preview: previewIntent,
  outlook(state, seat, subject, action, language) {
    const stand = state.phase === 'play' ? standOf(state, seat, subject) : undefined;
    if (!stand || isRefused(stand) || stand.open) return {};
    const may = (type: string): boolean => !offersOf(stand).find((offer) => offer.type === type)?.refusal;
    if (action === 'run') return may('run') ? { reach: [runReachOf(stand)] } : {};
    if (action !== undefined && action !== 'move') return {};
    return may('move') ? { reach: reachOf(stand), bands: bandsOf(stand, language) } : {};
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
