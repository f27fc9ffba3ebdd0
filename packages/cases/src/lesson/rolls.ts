import { copy, resolve, type Json, type Recorded, type RollQuestion } from '@escarmouche/referee';
import type { Lesson } from './lesson.ts';

/** A command with its answers, and the state that it was given in. */
export interface Given {
  readonly state: unknown;
  readonly seat: string;
  readonly command: unknown;
  readonly answers: readonly Recorded[];
}

/** Rolls of a command that have been answered; it is played again for them. */
export function rollsOf(lesson: Lesson, { state, seat, command, answers }: Given): RollQuestion[] {
  const rolls: RollQuestion[] = [];
  resolve(lesson.rules, copy(state as Json), seat, command, (question, index) => {
    const known = answers[index]?.answer;
    if (known !== undefined && question.kind === 'roll') rolls.push(question);
    return known;
  });
  return rolls;
}
