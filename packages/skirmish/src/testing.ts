import { askedSeats, digest, nobody, NOBODY, recorded, type Json, type Match, type Question } from '@escarmouche/referee';
import { figureOf, type Battle, type FigureIn } from './roster.ts';

/** Matches for the tests of a system, whatever the ground. */

/** An answer of a seat: the purpose of the question and the answer. */
export type Choice = readonly [purpose: string, answer: Json];

/** The dice ("35 466", spaces as you like) and choices that commands need, all of which must be used. */
interface Answers {
  readonly faces: number[];
  readonly choices: Choice[];
}

const told = (value: unknown): string => JSON.stringify(value);

/**
 * Gives commands for the seat that is due, then plays the rules' own steps, with the dice and choices they need. The answers come one by one, each
 * time through a question, and the whole is played again from the record: the two must agree.
 */
export function play<Setup, S, C extends object, E>(
  match: Match<Setup, S, C, E>,
  commands: C | readonly C[],
  dice = '',
  choices: readonly Choice[] = [],
): readonly E[] {
  const answers: Answers = { faces: [...dice.replaceAll(' ', '')].map(Number), choices: [...choices] };
  const start = match.entries.length;
  // Questions due before the first command.
  respondAll(match, answers);
  for (const command of (Array.isArray(commands) ? commands : [commands]) as readonly C[]) {
    const count = match.entries.length;
    const progress = match.submit(match.system.active(match.state)[0] ?? '', command);
    if (progress.status === 'refused') throw new Error(`${told(command)} is refused: ${told(progress.refusal)}`);
    respondAll(match, answers);
    checkRecord(match, count);
  }
  if (answers.faces.length > 0) throw new Error(`dice left over: ${answers.faces.join(' ')}`);
  if (answers.choices.length > 0) throw new Error(`choices left over: ${told(answers.choices)}`);
  return match.entries.slice(start).flatMap((entry) => entry.events);
}

/** Answers all that is asked; a choice of what the rules do by themselves may be left open once the answers are used up. */
function respondAll<Setup, S, C, E>(match: Match<Setup, S, C, E>, answers: Answers): void {
  for (let { pending } = match; pending; { pending } = match) {
    const open = pending.seat === NOBODY && pending.question.kind !== 'roll' && answers.choices.length === 0;
    if (open && answers.faces.length === 0) return;
    respond(match, pending.question, answers);
  }
}

function respond<Setup, S, C, E>(match: Match<Setup, S, C, E>, question: Question, answers: Answers): void {
  if (question.kind === 'roll') {
    const { length } = question.faces;
    if (answers.faces.length < length) throw new Error(`dice are missing for ${told(question)}; left: ${answers.faces.join(' ')}`);
    match.answer(answers.faces.splice(0, length), question.seat ?? '');
    return;
  }
  const [next] = answers.choices.splice(0, 1);
  if (next?.[0] !== question.purpose) throw new Error(`${told(question)} is asked, the test answers ${told(next)}`);
  const progress = match.answer(next[1], askedSeats(question, match.pending?.partial)[0] ?? '');
  if (progress.status === 'refused') throw new Error(`${told(next)} to ${told(question)}: ${told(progress.refusal)}`);
}

/** The last entry, played again from its answers, and the fold of its events, both lead to the state reached. */
function checkRecord<Setup, S, C, E>(match: Match<Setup, S, C, E>, count: number): void {
  const entry = match.entries[count];
  if (!entry) throw new Error('the command left no entry');
  const again = match.fork(count, (index) => recorded(match.entries[index]?.answers ?? [], nobody));
  again.submit(entry.seat, entry.command);
  const reached = digest(match.state as unknown as Json);
  if (digest(again.state as unknown as Json) !== reached) throw new Error(`${told(entry.command)} does not replay`);
  if (digest(match.stateAt(match.entries.length) as unknown as Json) !== reached)
    throw new Error(`${told(entry.command)}: events do not fold to the state`);
}

/** The rule that refuses a command to the seat that is due; undefined when the command is legal. */
export function refusal<Setup, S, C, E>({ system, state }: Match<Setup, S, C, E>, command: NoInfer<C>): string | undefined {
  return system.check(state, system.active(state)[0] ?? '', command)?.rule;
}

/** A figure in the present state. */
export const figure = <S extends Battle>({ state }: { readonly state: S }, id: string): FigureIn<S> => figureOf(state, id);

/** The events of one type, in order. */
export function ofType<E extends { readonly type: string }, T extends E['type']>(events: readonly E[], type: T): Extract<E, { type: T }>[] {
  return events.filter((event): event is Extract<E, { type: T }> => event.type === type);
}
