import { outcomes, randomFrom, type Answer, type ChoiceQuestion, type Random, type System } from '@escarmouche/referee';
import type { Hindrance, Loss, Vital } from '../chain.ts';
import { figureOf, groupOf, inPlay, type FigureIn } from '../roster.ts';

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

/**
 * By how much the chances of losses by a command of the seat A, and what it leaves on others, differ from those of brute force, at most. `choose` answers for
 * the players; `suffers`: all states and modifiers of a figure.
 */
export function farthestOff<Setup, S extends Vital, C, E>(
  system: System<Setup, S, C, E>,
  state: S,
  command: C,
  losses: readonly Loss[],
  choose: (question: ChoiceQuestion) => Answer | undefined,
  suffers: (state: S, figure: FigureIn<S>) => Hindrance,
): number {
  const ids = losses.map(({ figure }) => figure);
  const sufferings = (end: S): readonly Hindrance[] => ids.map((id) => suffers(end, figureOf(end, id) as FigureIn<S>));
  const before = sufferings(state);
  const left = (end: S): string =>
    JSON.stringify(
      sufferings(end).map(({ states, modifiers }, i) => {
        const figure = figureOf(end, ids[i] ?? '');
        const { vitality } = figure;
        if (!inPlay(figure)) return [vitality, 0, 0];
        return [vitality, states - (before[i]?.states ?? 0), modifiers - (before[i]?.modifiers ?? 0)];
      }),
    );
  const { chances } = outcomes(system, state, 'A', command, left, (question) =>
    question.kind === 'choice' ? choose(question) : undefined,
  );
  const differences = losses.flatMap(({ figure, lost, out, hindrance }, i) => {
    const exact = new Array<number>(lost.length).fill(0);
    let [states, modifiers] = [0, 0];
    for (const [key, chance] of chances) {
      const [vitality = 0, into = 0, under = 0] = (JSON.parse(key) as readonly (readonly number[])[])[i] ?? [];
      const n = figureOf(state, figure).vitality - vitality;
      exact[n] = (exact[n] ?? 0) + chance;
      states += chance * into;
      modifiers += chance * under;
    }
    const off = [...lost.map((chance, n) => chance - (exact[n] ?? 0)), out - (exact.at(-1) ?? 0)];
    return groupOf(state, figure).seat === 'A' ? off : [...off, (hindrance?.states ?? 0) - states, (hindrance?.modifiers ?? 0) - modifiers];
  });
  return Math.max(...differences.map(Math.abs));
}
