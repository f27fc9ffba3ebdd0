import type { Json } from './json.ts';
import type { ChoiceQuestion, Question, Seat } from './types.ts';

/** The seats a question still waits for; none when anybody may answer (dice of nobody). `partial`: answers already given to a commit, by part. */
export function askedSeats(question: Question, partial: Readonly<Record<number, Json>> = {}): readonly Seat[] {
  if (question.kind === 'commit') return question.parts.filter((_, index) => !(index in partial)).map(({ seat }) => seat);
  return question.seat === undefined ? [] : [question.seat];
}

/** The choice that a seat has to make: of a secret question the first of its parts that waits, the last where all are made. `asked`: seats of parts that wait. */
export function choiceOf(question: Question, seat: Seat, asked: readonly Seat[] = askedSeats(question)): ChoiceQuestion | undefined {
  if (question.kind !== 'commit') return question.kind === 'choice' ? question : undefined;
  const own = question.parts.filter((part) => part.seat === seat);
  return own.at(-Math.max(1, asked.filter((one) => one === seat).length));
}

/** May this seat answer? Dice of nobody are anybody's to throw. */
export const isAsked = (question: Question, seat: Seat): boolean => {
  const asked = askedSeats(question);
  return asked.length === 0 || asked.includes(seat);
};

/** A question as a seat may know it: all of its own, dice of any seat; of another's choice only the asked seat, and nothing of a secret one. */
export function concealed(
  question: Question,
  asked: readonly Seat[],
  seat: Seat,
): { readonly question: Question; readonly asked: readonly Seat[] } {
  if (question.kind === 'roll') return { question, asked };
  if (question.kind === 'commit') return { question: { ...question, parts: question.parts.map((part) => partFor(part, seat)) }, asked };
  if (question.secret && question.seat !== seat) return { question: UNHEARD, asked: [] };
  return { question: partFor(question, seat), asked };
}

const partFor = (part: ChoiceQuestion, seat: Seat): ChoiceQuestion =>
  part.seat === seat ? part : { kind: 'choice', purpose: part.purpose, seat: part.seat };

/** Rest of a question that only its seat may know of. */
const UNHEARD: ChoiceQuestion = { kind: 'choice', purpose: 'secret', seat: '' };
