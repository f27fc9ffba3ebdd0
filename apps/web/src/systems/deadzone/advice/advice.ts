import { enemiesOf } from '@escarmouche/skirmish';
import type { Command, Event, State } from '@escarmouche/deadzone';
import type { Advice } from '../../game-adapter.ts';
import { readyOf } from './acting.ts';
import { actionsOf, chosenBy, isAimedAtFigures } from './actions.ts';
import { aimsOf, attackPreview } from './attack.ts';
import { askOf } from './ask.ts';
import { outlookOf, previewIntent } from './preview.ts';
import { summaryOf } from './summary.ts';

export const advice: Advice<State, Command, Event> = {
  actions: (state, seat, { figure }, language) => actionsOf(state, seat, figure, language),
  preview: previewIntent,
  outlook: (state, seat, subject, action) => outlookOf(state, seat, subject, action),
  targets(state, seat, { figure }, action) {
    const acting = readyOf(state, seat, figure);
    if (!acting) return [];
    const chosen = action === undefined ? undefined : chosenBy(action);
    if (chosen && !isAimedAtFigures(chosen)) return [];
    if (chosen) return aimsOf(acting, chosen, 'fr').flatMap(({ at }) => (at?.kind === 'figure' ? [at.id] : []));
    return enemiesOf(acting.state, figure)
      .filter((enemy) => !attackPreview(acting, enemy, 0, 'fr').refusal)
      .map(({ id }) => id);
  },
  aims(state, seat, { figure }, action, language) {
    const acting = readyOf(state, seat, figure);
    const chosen = chosenBy(action);
    return acting && chosen && isAimedAtFigures(chosen) ? aimsOf(acting, chosen, language) : [];
  },
  question: askOf,
  summary: summaryOf,
};
