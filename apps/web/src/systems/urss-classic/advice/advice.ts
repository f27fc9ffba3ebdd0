import type { Command, Event, State } from '@escarmouche/urss-classic';
import type { Advice } from '../../game-adapter.ts';
import { onPlane } from '../plane-game.ts';
import { actionIdOf, actionsFor } from './actions.ts';
import { askOf } from './ask.ts';
import { previewIntent } from './preview.ts';
import { bandsOf, reachOf, runReachOf } from '../../plane/reach/reach.svelte.ts';
import { isRefused } from '../../plane/acting-context.ts';
import { offersOf, actingContextOf } from '../acting-context.ts';
import { summaryOf } from './summary.ts';

export const advice: Advice<State, Command, Event> = {
  actions: actionsFor,
  preview: previewIntent,
  outlook(state, seat, subject, action, language) {
    const acting = state.phase === 'play' ? actingContextOf(state, seat, subject) : undefined;
    if (!acting || isRefused(acting) || acting.open) return {};
    const may = (type: string): boolean => !offersOf(acting).find((offer) => offer.type === type)?.refusal;
    if (action === 'run') return may('run') ? { reach: [runReachOf(onPlane, acting)] } : {};
    if (action !== undefined && action !== 'move') return {};
    return may('move') ? { reach: reachOf(onPlane, acting), bands: bandsOf(onPlane, acting, language) } : {};
  },
  targets(state, seat, subject, action) {
    if (state.phase !== 'play') return [];
    const acting = actingContextOf(state, seat, subject);
    if (!acting || isRefused(acting) || acting.open) return [];
    const found = offersOf(acting).flatMap(({ command, refusal }) =>
      command && !refusal && 'target' in command && command.target !== undefined && (action === undefined || actionIdOf(command) === action)
        ? [command.target]
        : [],
    );
    return [...new Set(found)];
  },
  question: askOf,
  summary: ({ initial, final, events }, language) => summaryOf(initial, final, events, language),
};
