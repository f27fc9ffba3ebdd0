import type { Random } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { actionRefusal, actionsOf, kindRefusal } from '../act.ts';
import type { ActionCommand } from '../commands.ts';
import type { OpenQuestion } from '../open-questions.ts';
import type { Figure, State } from '../state.ts';

/** Actions that a figure may take as a reaction now, one a kind where the kind is open (UC-ACT-ALERT). */
function reactions(state: State, figure: Figure, random: Random): ActionCommand[] {
  return actionsOf(state, figure)
    .filter((kind) => !kindRefusal(state, figure, kind, true))
    .flatMap((kind) => kind.offers(state, figure))
    .flatMap((offer) => (offer.refusal ? [] : (offer.command ?? offer.sample?.(random) ?? [])))
    .filter((command) => !actionRefusal(state, figure, command, true));
}

export const alertQuestion: OpenQuestion<'alert'> = {
  id: 'alert',
  form: 'reaction',
  rule: 'UC-ACT-ALERT-TRIGGER',
  sample(state, { figure }, random) {
    const possible = reactions(state, figureOf(state, figure), random);
    const command = random(3) === 0 ? undefined : possible[random(Math.max(1, possible.length))];
    return command ? { do: 'react', command } : { do: 'decline' };
  },
};
