import { copy, nobody, resolve, type Offer, type Refusal, type Seat } from '@escarmouche/referee';
import type { ActionName, Actions, Battle } from '@escarmouche/skirmish';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import type { Subject } from '../preview.ts';
import type { ActingContext, Foreseen, PlaneGame } from './game.ts';
import { figureIn } from './who.ts';

export function isRefused<S extends Battle, C>(acting: ActingContext<S, C> | Refusal): acting is Refusal {
  return 'rule' in acting;
}

const contexts = new WeakMap<Battle, Map<string, unknown>>();

/** The table on which a figure would act: as it is, or as it would be after the figure's activation. Undefined where nobody acts so. */
export function actingContextOf<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  seat: Seat,
  subject: Subject,
): ActingContext<S, C> | Refusal | undefined {
  const known = contexts.get(state) ?? new Map<string, unknown>();
  contexts.set(state, known);
  const key = `${subject.figure} ${String(subject.reaction)}`;
  const found = known.get(key) as ActingContext<S, C> | Refusal | undefined;
  const acting = found ?? (game.turns.phase(state) === 'play' ? makeContext(game, state, seat, subject) : undefined);
  if (acting) known.set(key, acting);
  return acting;
}

function makeContext<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  seat: Seat,
  { figure: id, reaction, to }: Subject,
): ActingContext<S, C> | Refusal | undefined {
  const figure = figureIn(state, id);
  if (!figure) return undefined;
  if (reaction || game.turns.acting(state) === id) return { state, figure, seat, reaction, to, lead: [], open: false };
  const activate = game.turns.activate?.(id);
  if (!activate) return undefined;
  const refusal = game.system.check(state, seat, activate);
  if (refusal) return refusal;
  const { after, question } = foresee(game, state, seat, activate);
  const ready = game.turns.acting(after) === id && !question ? after : undefined;
  return { state: ready ?? state, figure: (ready && figureIn(ready, id)) ?? figure, seat, reaction, lead: [activate], open: !ready };
}

/** The context of a figure that may act, and whose actions can be foreseen. */
export function readyContextOf<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  seat: Seat,
  subject: Subject,
): ActingContext<S, C> | undefined {
  const acting = actingContextOf(game, state, seat, subject);
  return !acting || isRefused(acting) || acting.open ? undefined : acting;
}

/** Effect of a command by the rules themselves, played on a copy as far as no dice or choices are needed. */
export function foresee<S extends PlaneState, C>(
  { system, unanswered = nobody }: PlaneGame<S, C>,
  state: S,
  seat: Seat,
  command: C,
): Foreseen<S> {
  const after = copy(state);
  const resolution = resolve(system, after, seat, command, unanswered);
  if (resolution.status === 'refused') return { after: state, events: [] };
  return { after, events: resolution.events, question: resolution.status === 'waiting' ? resolution.question : undefined };
}

/** Everything a figure is offered, refused or not, each with its reason. */
export const offersOf = <S extends PlaneState, C>(game: PlaneGame<S, C>, acting: ActingContext<S, C>): readonly Offer<C>[] =>
  game.actions ? offersFor(game, game.actions, acting) : game.system.offers(acting.state, acting.seat);

const known = new WeakMap<object, readonly Offer<unknown>[]>();

/** Asked for often: worked out once for each context. */
function offersFor<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  actions: Actions<S, C>,
  acting: ActingContext<S, C>,
): readonly Offer<C>[] {
  const { state, figure, reaction } = acting;
  const found =
    (known.get(acting) as readonly Offer<C>[] | undefined) ??
    actions.offered(state, figure).map((offer) => ({
      ...offer,
      refusal: offer.command
        ? refusalOf(game, acting, offer.command)
        : (actions.limit(state, figure, actionOf(offer), reaction) ?? offer.refusal),
    }));
  known.set(acting, found);
  return found;
}

/** The kind of action that an open offer is of: that of a special rule bears the rule's slug. */
const actionOf = ({ id, type }: Offer<unknown>): ActionName => (type === 'special' ? { type, rule: id } : { type });

/** Why a figure that is about to act may not do this. */
export function refusalOf<S extends PlaneState, C>(
  { system, actions }: PlaneGame<S, C>,
  { state, figure, seat, reaction, to = null }: ActingContext<S, C>,
  command: C,
): Refusal | undefined {
  return reaction && actions ? actions.reactionRefusal(state, figure, command, to) : system.check(state, seat, command);
}

/** May it walk, or run, wherever to? */
export function mayGo<S extends PlaneState, C>(game: PlaneGame<S, C>, acting: ActingContext<S, C>, how: 'move' | 'run'): boolean {
  return offersOf(game, acting).some(({ type, refusal }) => type === how && !refusal);
}
