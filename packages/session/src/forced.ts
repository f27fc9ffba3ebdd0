import { askedSeats, digest, nobody, type Answer, type Match, type Offer, type Question, type Seat } from '@escarmouche/referee';
import type { Terms } from './terms.ts';
import { undoOf } from './undo.ts';

/** What a seat is left with when it has no choice: one command, or one answer. */
export type Forced<C> = { readonly seat: Seat } & ({ readonly command: C } | { readonly answer: Answer });

/** The one command that is on offer and not refused, those `inPassing` left aside; none when there are others, or an open offer, which leaves a choice. */
export function onlyCommand<C>(offers: readonly Offer<C>[], inPassing?: (command: C) => boolean): C | undefined {
  const allowed = offers.filter(({ refusal, command }) => !refusal && !(command !== undefined && inPassing?.(command)));
  const command = allowed[0]?.command;
  return command !== undefined && allowed.every((offer) => offer.command !== undefined && digest(offer.command) === digest(command))
    ? command
    : undefined;
}

/** The one answer a seat can give to a question, alone in a list since null is an answer; dice and open questions have none. */
export function onlyAnswer(question: Question, seat: Seat): readonly [] | readonly [Answer] {
  const own = question.kind === 'commit' ? question.parts.find((part) => part.seat === seat) : question;
  if (own?.kind !== 'choice') return [];
  const [first, ...others] = own.options ?? [];
  return first !== undefined && others.every((other) => digest(other) === digest(first)) ? [first] : [];
}

/**
 * What may be done for a person without asking: something that leaves no choice, and after which whatever could be taken back freely still can be. A
 * seat is judged by what itself is offered or asked, so that nothing hidden is told by it.
 */
export function forcedOf<Setup, S, C, E>(
  match: Match<Setup, S, C, E>,
  terms: Terms,
  inPassing?: (command: C) => boolean,
): Forced<C> | undefined {
  const { system, state, pending } = match;
  const seats = pending ? askedSeats(pending.question, pending.partial) : system.active(state);
  for (const seat of seats.filter(isPerson(terms))) {
    const forced = pending ? forcedAnswer<C>(pending.question, seat) : forcedCommand(system.offers(state, seat), seat, inPassing);
    if (forced && (!undoOf(match, terms)?.free || keepsUndo(match, terms, forced))) return forced;
  }
  return undefined;
}

const isPerson =
  ({ seats }: Terms) =>
  (seat: Seat): boolean =>
    seats[seat] !== 'machine';

function forcedCommand<C>(offers: readonly Offer<C>[], seat: Seat, inPassing?: (command: C) => boolean): Forced<C> | undefined {
  const command = onlyCommand(offers, inPassing);
  return command === undefined ? undefined : { seat, command };
}

function forcedAnswer<C>(question: Question, seat: Seat): Forced<C> | undefined {
  const [answer] = onlyAnswer(question, seat);
  return answer === undefined ? undefined : { seat, answer };
}

/** Could it still be taken back freely? Not once a die falls, or a machine may go on from it. */
function keepsUndo<Setup, S, C, E>(match: Match<Setup, S, C, E>, terms: Terms, forced: Forced<C>): boolean {
  const trial = match.fork(match.entries.length, () => nobody);
  if ('command' in forced) trial.submit(forced.seat, forced.command);
  else trial.answer(forced.answer, forced.seat);
  const { pending } = trial;
  if (pending?.question.kind === 'roll') return false;
  const next = pending ? askedSeats(pending.question, pending.partial) : trial.system.active(trial.state);
  return next.every(isPerson(terms)) && undoOf(trial, terms)?.free === true;
}
