import { copy, resolve, type Json, type Question, type Recorded, type Seat, type System } from '@escarmouche/referee';

/** A question that was answered, and the answer. */
export interface Answered {
  readonly question: Question;
  readonly answer: Json;
}

/** Questions of a recorded command: the command is played again from `state`, which is left alone. */
export function questionsOf<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  state: S,
  { seat, command, answers }: { readonly seat: Seat; readonly command: C; readonly answers: readonly Recorded[] },
): readonly Answered[] {
  const asked: Answered[] = [];
  resolve(system, copy(state), seat, command, (question, index) => {
    const known = answers[index];
    if (known) asked.push({ question, answer: known.answer });
    return known?.answer;
  });
  return asked;
}
