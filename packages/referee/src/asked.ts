import type { Json } from './json.ts';
import type { Question, Seat } from './types.ts';

/** The seats a question still waits for; none when anybody may answer (dice of nobody). `partial`: answers already given to a commit, by part. */
export function askedSeats(question: Question, partial: Readonly<Record<number, Json>> = {}): readonly Seat[] {
  if (question.kind === 'commit') return question.parts.filter((_, index) => !(index in partial)).map(({ seat }) => seat);
  return question.seat === undefined ? [] : [question.seat];
}

/** May this seat answer? Dice of nobody are anybody's to throw. */
export const isAsked = (question: Question, seat: Seat): boolean => {
  const asked = askedSeats(question);
  return asked.length === 0 || asked.includes(seat);
};
