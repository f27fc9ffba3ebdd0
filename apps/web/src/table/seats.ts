import type { Question, Seat } from '@escarmouche/referee';
import type { Snapshot, Terms } from '@escarmouche/session';

/** The seat of a person who may command now or has to answer; '' when anybody may (dice of nobody), undefined while the bot decides. */
export function decidingSeat<S, C, E>({ waiting, active }: Snapshot<S, C, E>, terms: Terms): Seat | undefined {
  const held = (seat: Seat): boolean => terms.seats[seat] !== 'machine';
  if (!waiting) return active.find(held);
  if (waiting.question.kind === 'roll') return waiting.asked[0] ?? '';
  return waiting.asked.find(held);
}

/** The question a seat has to answer: of a secret choice, its own part. */
export function questionOf<S, C, E>({ waiting }: Snapshot<S, C, E>, seat: Seat | undefined): Question | undefined {
  const asked = seat === undefined ? undefined : waiting?.question;
  return asked?.kind === 'commit' ? asked.parts.find((part) => part.seat === seat) : asked;
}
