import type { Command, Event, State } from '@escarmouche/zombies';
import type { Advice } from '../../game-adapter.ts';
import { askOf } from './ask.ts';
import { zombieId } from '../look.ts';
import { outlookOf, previewIntent } from './preview.ts';
import { reachOf } from './route.ts';
import { summaryOf } from './summary.ts';

export const advice: Advice<State, Command, Event> = {
  actions: () => [],
  preview: previewIntent,
  outlook: (state, seat, subject, _action, language) => outlookOf(state, seat, subject, language),
  targets(state) {
    if (state.phase !== 'playing' || state.turn.step !== 'moving') return [];
    const near = [...reachOf(state, state.turn.seat)].sort(([, a], [, b]) => a - b);
    return near.flatMap(([square]) => (state.zombies[square] === 1 ? [zombieId(square)] : []));
  },
  question: askOf,
  summary: summaryOf,
};
