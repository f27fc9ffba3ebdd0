import { choiceOf, digest, type Answer, type Offer, type Question, type Seat, type System } from '@escarmouche/referee';
import type { Snapshot } from './snapshot.ts';

/** The only option of a seat: one command, or one answer. */
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
export function onlyAnswer(question: Question, seat: Seat, asked?: readonly Seat[]): readonly [] | readonly [Answer] {
  const [first, ...others] = choiceOf(question, seat, asked)?.options ?? [];
  return first !== undefined && others.every((other) => digest(other) === digest(first)) ? [first] : [];
}

/**
 * The only option of a seat, by its own offers and questions alone, so that nothing hidden is told. `inPassing`: commands that the person does not
 * wish to be asked about.
 */
export function forcedOf<Setup, S, C, E>(
  { offers }: Pick<System<Setup, S, C, E>, 'offers'>,
  { state, active, waiting }: Snapshot<S, C, E>,
  seat: Seat,
  inPassing?: (command: C) => boolean,
): Forced<C> | undefined {
  if (waiting) {
    const [answer] = waiting.asked.includes(seat) ? onlyAnswer(waiting.question, seat, waiting.asked) : [];
    return answer === undefined ? undefined : { seat, answer };
  }
  const command = active.includes(seat) ? onlyCommand(offers(state, seat), inPassing) : undefined;
  return command === undefined ? undefined : { seat, command };
}
