import { outcomes, randomFrom, type Answer, type ChoiceQuestion, type Random, type System } from '@escarmouche/referee';
import type { Loss, Vital } from '../chain.ts';
import { figureOf } from '../roster.ts';

/** Exact odds held against brute force, for the tests of a system whose figures have vitality points. */

export type Pick = <T>(options: readonly T[]) => T;

/** Random element of a list. */
export function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** Draws situations, the same for the same seed. */
export function picker(seed: number): Pick {
  const random = randomFrom(seed);
  return (options) => pick(options, random);
}

/** Chances that differ by less are the same. */
export const TINY = 1e-12;

/** By how much the chances of losses by a command of the seat A differ from those of brute force, at most. `choose` answers for the players. */
export function farthestOff<Setup, S extends Vital, C, E>(
  system: System<Setup, S, C, E>,
  state: S,
  command: C,
  losses: readonly Loss[],
  choose: (question: ChoiceQuestion) => Answer | undefined,
): number {
  const ids = losses.map(({ figure }) => figure);
  const left = (end: S): string => ids.map((id) => figureOf(end, id).vitality).join();
  const { chances } = outcomes(system, state, 'A', command, left, (question) =>
    question.kind === 'choice' ? choose(question) : undefined,
  );
  const differences = losses.flatMap(({ figure, lost, out }, i) => {
    const exact = new Array<number>(lost.length).fill(0);
    for (const [key, chance] of chances) {
      const n = figureOf(state, figure).vitality - Number(key.split(',')[i]);
      exact[n] = (exact[n] ?? 0) + chance;
    }
    return [...lost.map((chance, n) => chance - (exact[n] ?? 0)), out - (exact.at(-1) ?? 0)];
  });
  return Math.max(...differences.map(Math.abs));
}
