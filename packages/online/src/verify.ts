import { copy, openMatch, resolve, type Answers, type Entry, type System } from '@escarmouche/referee';
import type { Draw, DrawnFrom } from './row.ts';

/** Dice of a battle found again: how many, and those that are others, each with its entry and its answer. */
export interface DiceFound {
  readonly dice: number;
  readonly wrong: readonly { readonly entry: number; readonly answer: number }[];
}

/**
 * Draws every die of a record again, by the rules and by the key of the battle; all of its dice have to have fallen there, unlike those of a battle that was
 * brought in.
 */
export function findDice<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  setup: Setup,
  entries: readonly Entry<C, E>[],
  draws: readonly (readonly DrawnFrom[])[],
  dice: (draw: Draw) => Answers,
): DiceFound {
  const match = openMatch(system, setup, undefined, { entries });
  const wrong: { entry: number; answer: number }[] = [];
  let count = 0;
  entries.forEach(({ seat, command, answers }, entry) => {
    const sources = (draws[entry] ?? []).map((draw) => ({ from: draw.from, source: dice(draw)(entry, []) }));
    resolve(system, copy(match.stateAt(entry)), seat, command, (question, index, state) => {
      const answer = answers[index]?.answer;
      if (question.kind !== 'roll' || answer === undefined) return answer;
      count += question.faces.length;
      const found = sources.findLast(({ from }) => from <= index)?.source(question, index, state);
      if (JSON.stringify(found) !== JSON.stringify(answer)) wrong.push({ entry, answer: index });
      return answer;
    });
  });
  return { dice: count, wrong };
}
