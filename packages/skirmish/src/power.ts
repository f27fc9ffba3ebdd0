import type { Pool } from '@escarmouche/referee';
import { chainOf, lossIn, type ChainRoll, type Hindrance, type Impact, type Loss, type Vital } from './chain.ts';
import { hinderedBy } from './feats.ts';
import { contest, passes, share, successes } from './fraction.ts';
import type { FigureId } from './roster.ts';

/** The ways for a power on a target to go. `A`: its damage rolls; `R`: its target's roll. */
export interface PowerCourses<A, R> {
  readonly target: FigureId;
  readonly pool: Pool;
  /** The target's roll, if it can answer and does. */
  readonly answer: R | undefined;
  /** Chances that the test succeeds, and that the answer then does. */
  readonly passed: number;
  readonly answered: number;
  /** The damage rolls when the power works, and when the answer turns it back. */
  readonly blows: readonly A[];
  readonly returned: readonly A[];
  /** States and effects that the power leaves on its target when it works. */
  readonly hindrance: Hindrance | undefined;
}

interface Answer<P extends string> {
  readonly purpose: P;
  readonly pool: Pool;
}

interface Struck {
  readonly target: FigureId;
}

/** Chances of the test of a power and of the answer to it. */
export const powerTest = (
  pool: Pool,
  answer: { readonly pool: Pool } | undefined,
): { readonly passed: number; readonly answered: number } => ({
  passed: passes(pool),
  answered: answer ? share(contest(pool, answer.pool).lose) : 0,
});

/** Rolls of a power in their order: the test; the answer, with the share of all throws of both that succeed; the rolls on the target. */
export function powerSteps<P extends string, A extends Struck>(
  { target, pool, answer, blows }: PowerCourses<A, Answer<P>>,
  test: Pick<ChainRoll<P>, 'purpose' | 'figure' | 'of'>,
  stepsOf: (attack: A) => readonly ChainRoll<P>[],
): readonly ChainRoll<P>[] {
  const answers = answer ? [{ purpose: answer.purpose, pool: answer.pool, figure: target, ...contest(pool, answer.pool).lose }] : [];
  return [{ ...test, pool, ...successes(pool) }, ...answers, ...blows.filter((attack) => attack.target === target).flatMap(stepsOf)];
}

/** Losses of the target of a power, then of others that its blows may strike. */
export function powerLosses<S extends Vital, A extends Struck>(
  state: S,
  { target, passed, answered, blows, returned, hindrance }: PowerCourses<A, unknown>,
  impactOf: (state: S, attack: A) => Impact,
): readonly Loss[] {
  const strike = (attacks: readonly A[]) => attacks.map((attack) => ({ attack, ...impactOf(state, attack) }));
  const courses = [
    { chance: 1 - passed, blows: [] },
    { chance: passed - answered, blows: strike(blows) },
    { chance: answered, blows: strike(returned) },
  ];
  const figures = new Set([target, ...[...blows, ...returned].map((attack) => attack.target)]);
  const survives = (figure: FigureId): number =>
    1 - lossIn(state, chainOf(state, [figure], [{ chance: 1, blows: strike(blows) }]), figure).out;
  return [...figures].map((figure) => ({
    ...lossIn(state, chainOf(state, [figure], courses), figure),
    ...(hindrance && figure === target && { hindrance: hinderedBy(hindrance, (passed - answered) * survives(figure)) }),
  }));
}
