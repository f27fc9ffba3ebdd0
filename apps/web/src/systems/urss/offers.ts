import type { Offer, Refusal } from '@escarmouche/referee';
import type { Point } from '@escarmouche/space';
import { refusalOf } from '../plane/acting-context.ts';
import type { ActingContext } from '../plane/game.ts';
import type { SharedCommand, UrssGame, UrssState } from './game.ts';

/** Commands that stand for an open offer when only the limits of the action are asked for. */
function probe(type: string, { x, y }: Point): SharedCommand | undefined {
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
    default:
      return undefined;
  }
}

function probeOf<S extends UrssState, C extends object>(
  game: UrssGame<S, C>,
  { figure }: ActingContext<S, C>,
  type: string,
): C | undefined {
  const shared = probe(type, figure);
  return shared ? game.command(shared) : game.probe?.(type, figure);
}

const known = new WeakMap<object, readonly Offer<object>[]>();

/** Everything the figure is offered, refused or not, each with its reason. */
export function offersFor<S extends UrssState, C extends object>(game: UrssGame<S, C>, acting: ActingContext<S, C>): readonly Offer<C>[] {
  const found = (known.get(acting) as readonly Offer<C>[] | undefined) ?? askOffers(game, acting);
  known.set(acting, found);
  return found;
}

function askOffers<S extends UrssState, C extends object>(game: UrssGame<S, C>, acting: ActingContext<S, C>): readonly Offer<C>[] {
  const { state, figure, reaction } = acting;
  return game.offered(state, figure).map((offer) => {
    if (offer.command) return { ...offer, refusal: refusalOf(game, acting, offer.command) };
    const { x, y, z } = figure;
    const dummy =
      offer.type === 'special' ? game.command({ type: 'special', rule: offer.id, to: { x, y, z } }) : probeOf(game, acting, offer.type);
    return { ...offer, refusal: (dummy && game.limit(state, figure, dummy, reaction)) ?? offer.refusal };
  });
}

/** Why an action of which nothing at all is offered may not be taken. */
export function missingRefusal<S extends UrssState, C extends object>(
  game: UrssGame<S, C>,
  acting: ActingContext<S, C>,
  type: string,
): Refusal | undefined {
  const dummy = probeOf(game, acting, type);
  return dummy && refusalOf(game, acting, dummy);
}
