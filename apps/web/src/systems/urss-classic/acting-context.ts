import { copy, resolve, type Offer, type Question, type Refusal, type Seat } from '@escarmouche/referee';
import {
  actionRefusal,
  actionsOf,
  kindOf,
  kindRefusal,
  unanswered,
  urssClassic,
  type ActionCommand,
  type Command,
  type Event,
  type Figure,
  type State,
} from '@escarmouche/urss-classic';
import type { ActingContext as ContextOn } from '../plane/acting-context.ts';
import { figureIn } from '../plane/who.ts';
import type { Subject } from '../preview.ts';

export type ActingContext = ContextOn<State, Command>;

const contexts = new WeakMap<State, Map<string, ActingContext | Refusal>>();

/** The table on which a figure would act: as it is, or as it would be after the figure's activation. */
export function actingContextOf(state: State, seat: Seat, { figure: id, reaction }: Subject): ActingContext | Refusal | undefined {
  const known = contexts.get(state) ?? new Map<string, ActingContext | Refusal>();
  contexts.set(state, known);
  const key = `${id} ${String(reaction)}`;
  const found = known.get(key) ?? makeContext(state, seat, id, reaction);
  if (found) known.set(key, found);
  return found;
}

function makeContext(state: State, seat: Seat, id: string, reaction: boolean): ActingContext | Refusal | undefined {
  const figure = figureIn(state, id);
  if (!figure) return undefined;
  if (reaction || state.activation?.figure === id) return { state, figure, seat, reaction, lead: [], open: false };
  const activate: Command = { type: 'activate', figure: id };
  const refusal = urssClassic.check(state, seat, activate);
  if (refusal) return refusal;
  const { after, question } = foresee(state, seat, activate);
  const ready = after.activation?.figure === id && !question ? after : undefined;
  return { state: ready ?? state, figure: (ready && figureIn(ready, id)) ?? figure, seat, reaction, lead: [activate], open: !ready };
}

export interface Foreseen {
  /** The state as far as it goes without a die or a choice. */
  readonly after: State;
  readonly events: readonly Event[];
  /** What is asked there. */
  readonly question?: Question;
}

/** Plays a command on a copy, nobody reacting, as far as it goes without dice and choices: what the rules themselves make of it. */
export function foresee(state: State, seat: Seat, command: Command): Foreseen {
  const after = copy(state);
  const resolution = resolve(urssClassic, after, seat, command, unanswered);
  if (resolution.status === 'refused') return { after: state, events: [] };
  return { after, events: resolution.events, question: resolution.status === 'waiting' ? resolution.question : undefined };
}

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
