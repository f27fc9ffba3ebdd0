import { randomFrom, type Answer, type ChoiceQuestion, type System } from '@escarmouche/referee';
import type { Puzzle, Quest } from './solve.ts';

/** A game whose offers are complete commands. */
export interface ClosedGame<S, C> {
  readonly system: System<never, S, C, unknown>;
  /** Has the time of the puzzle passed? */
  readonly isOver: (state: S) => boolean;
  /** Further forms of an offered command. */
  readonly more?: (state: S, command: C) => readonly C[];
}

/** A puzzle of such a game: all that may be done is a candidate. */
export function closedQuest<S extends object, C>(
  { system, isOver, more }: ClosedGame<S, C>,
  { seat, isReached, line }: Puzzle<S, C>,
): Quest<S, C> {
  return {
    system,
    seat,
    isReached,
    isOver: (state) => isOver(state) || (system.due?.(state) === undefined && !system.active(state).includes(seat)),
    candidates(state) {
      const offered = system.offers(state, seat).flatMap(({ command, refusal }) => (command !== undefined && !refusal ? [command] : []));
      const all = [...line, ...offered.flatMap((command) => [command, ...(more?.(state, command) ?? [])])];
      const distinct = [...new Map(all.map((command) => [JSON.stringify(command), command])).values()];
      return distinct.filter((command) => !system.check(state, seat, command));
    },
    answers: (question, state) => [sampled(system, state, question)],
    key: (state) => JSON.stringify({ ...state, scene: undefined }),
  };
}

/** An answer to an open question: the exact place inside a cube, which one of several that serve. */
function sampled<S, C>({ sampleAnswer }: System<never, S, C, unknown>, state: S, question: ChoiceQuestion): Answer {
  return sampleAnswer?.(state, question as never, randomFrom(1)) ?? null;
}
