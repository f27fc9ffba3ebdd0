import type { Random } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { actionsOf, kindRefusal } from '../act.ts';
import type { ActionCommand } from '../commands.ts';
import type { OpenQuestion } from '../open-questions.ts';
import type { Questions } from '../questions.ts';
import type { State } from '../state.ts';
import { reactionRefusal } from './react.ts';
import { chargeOn } from './watch.ts';

/** Reactions that a figure may have now: the charge, if there is one, and one a kind where the kind is open (UK-ATTR-POSTURE-ALERTE). */
function reactions(state: State, { figure: id, mover, when }: Questions['alert']['about'], random: Random): readonly ActionCommand[] {
  const figure = figureOf(state, id);
  const others = actionsOf(state, figure)
    .filter((kind) => !kindRefusal(state, figure, kind, true))
    .flatMap((kind) => kind.offers(state, figure))
    .flatMap((offer) => (offer.refusal ? [] : (offer.command ?? offer.sample?.(random) ?? [])));
  const all = [chargeOn(state, figure, figureOf(state, mover)) ?? [], others].flat();
  return all.filter((command) => !reactionRefusal(state, figure, mover, when, command));
}

/** By default a figure reacts now and then. */
export const alertQuestion: OpenQuestion<'alert'> = {
  id: 'alert',
  form: 'reaction',
  rule: 'UK-ATTR-POSTURE-ALERTE',
  sample(state, about, random) {
    const possible = random(3) === 0 ? [] : reactions(state, about, random);
    const command = possible[random(Math.max(1, possible.length))];
    return command ? { do: 'react', command } : { do: 'decline' };
  },
};
