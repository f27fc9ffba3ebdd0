import type { Offer, Refusal } from '@escarmouche/referee';
import {
  actionRefusal,
  actionsOf,
  kindOf,
  kindRefusal,
  unanswered,
  urssClassic,
  type ActionCommand,
  type Command,
  type Figure,
  type State,
} from '@escarmouche/urss-classic';
import { foreseeing } from '../plane/acting-context.ts';
import type { ActingContext as ContextOn } from '../plane/game.ts';

export type ActingContext = ContextOn<State, Command>;

/** What the rules themselves make of a command, nobody reacting, as far as it goes without dice and choices. */
export const foresee = foreseeing(urssClassic, unanswered);

/** Why a command may not be given; what the rules say of it at the table where it would be given. */
export function refusalOf({ state, figure, seat, reaction }: ActingContext, command: ActionCommand): Refusal | undefined {
  return reaction ? actionRefusal(state, figure, command, true) : urssClassic.check(state, seat, command);
}

/** Commands that stand for an open offer when only the limits of the action are asked for. */
function probe(type: string, { x, y }: Figure): ActionCommand | undefined {
  switch (type) {
    case 'move':
    case 'swim':
      return { type, path: [{ x, y }] };
    case 'run':
    case 'jump':
      return { type, to: { x, y } };
    case 'climb':
    case 'ladder':
      return { type, feature: '', height: 1000 };
    case 'getUp':
      return { type, facing: { x: 1000, y: 0 } };
    default:
      return undefined;
  }
}

const offered = new WeakMap<ActingContext, readonly Offer<ActionCommand>[]>();

/** Everything the figure is offered, refused or not, each with its reason. */
export function offersOf(acting: ActingContext): readonly Offer<ActionCommand>[] {
  const known = offered.get(acting) ?? askOffers(acting);
  offered.set(acting, known);
  return known;
}

function askOffers(acting: ActingContext): readonly Offer<ActionCommand>[] {
  const { state, figure, reaction } = acting;
  const all = actionsOf(state, figure).flatMap((kind) => kind.offers(state, figure));
  return all.map((offer) => {
    if (offer.command) return { ...offer, refusal: refusalOf(acting, offer.command) };
    const { x, y, z } = figure;
    const dummy = offer.type === 'special' ? ({ type: 'special', rule: offer.id, to: { x, y, z } } as const) : probe(offer.type, figure);
    const kind = dummy && kindOf(state, figure, dummy);
    return { ...offer, refusal: (kind && kindRefusal(state, figure, kind, reaction)) ?? offer.refusal };
  });
}

/** Why an action of which nothing at all is offered may not be taken. */
export function missingRefusal(acting: ActingContext, type: string): Refusal | undefined {
  const dummy = probe(type, acting.figure);
  return dummy && refusalOf(acting, dummy);
}
