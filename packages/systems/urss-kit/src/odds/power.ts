import type { Pool } from '@escarmouche/referee';
import {
  allied,
  chainOf,
  contest,
  hinderedBy,
  hindranceOf,
  lossIn,
  passes,
  share,
  successes,
  type Hindrance,
  type Loss,
} from '@escarmouche/skirmish';
import type { Attack } from '../attack.ts';
import { countersOf } from '../counters.ts';
import { powerPool } from '../powers.ts';
import { specialRules } from '../registry.ts';
import type { Counter } from '../rule.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { isIn } from '../states.ts';
import { blowOdds, impactOf, type ChainRoll } from './blow.ts';

/** The possible results of a power or ability. */
export interface PowerOdds {
  /** The test; the counter, if there is one, with the share of all throws of both that succeed; the rolls on the target. */
  readonly steps: readonly ChainRoll[];
  /** Chances that the power takes effect on its target, that a counter turns it on its user, and that a counter cancels it. */
  readonly works: number;
  readonly turnedBack: number;
  readonly cancelled: number;
  /** The target's, then those of others that its blows may strike. */
  readonly losses: readonly Loss[];
}

/** The ways for a power on a target to go. */
export interface PowerCourses {
  readonly target: FigureId;
  readonly pool: Pool;
  /** The target's roll, if it can counter and does. */
  readonly counter?: Pick<ChainRoll, 'purpose' | 'pool'> & Pick<Counter, 'outcome'>;
  /** Chances that the test succeeds, and that a counter then does. */
  readonly passed: number;
  readonly countered: number;
  /** The damage rolls when it works, and when it is turned back. */
  readonly blows: readonly Attack[];
  readonly returned: readonly Attack[];
  /** What the power leaves on its target when it works. */
  readonly hindrance: Hindrance | undefined;
}

/** Test, counter and damage rolls of a power. `counter`: the rule that the target counters with; its first when absent, null for none (UK-PWR-COUNTERS). */
export function powerCourses(state: State, user: Figure, id: string, target: Figure, counter?: string | null): PowerCourses {
  const { power } = specialRules.get(id);
  if (!power) throw new Error(`no power ${id}`);
  const pool = powerPool(state, user, power);
  const able = counter === null ? [] : countersOf(state, target, power);
  const used = able.find(({ rule }) => counter === undefined || rule.id === counter);
  const answer = used && { purpose: used.rule.id, pool: used.rule.counter.pool(state, target, used), outcome: used.rule.counter.outcome };
  return {
    target: target.id,
    pool,
    counter: answer,
    passed: passes(pool),
    countered: answer ? share(contest(pool, answer.pool).lose) : 0,
    blows: power.blows?.(state, user, target) ?? [],
    returned: answer?.outcome === 'returns' ? (power.blows?.(state, target, user) ?? []) : [],
    hindrance: allied(state, user.id, target.id) ? undefined : hindranceOf(state, power, { by: user, on: target, user }, isIn),
  };
}

/**
 * Exact chances of a power on a target, legal or not: test, counter, saves, damage rolls (UK-PWR-GENERAL, UK-PWR-COUNTERS). A power without a target
 * has its user for one.
 */
export function powerOdds(state: State, user: Figure, id: string, target: Figure, used?: string | null): PowerOdds {
  const courses = powerCourses(state, user, id, target, used);
  const { pool, counter, passed, countered } = courses;
  const test: ChainRoll = { purpose: 'power', pool, figure: user.id, of: specialRules.get(id).cites[0], ...successes(pool) };
  const answer = counter ? [{ purpose: counter.purpose, pool: counter.pool, figure: target.id, ...contest(pool, counter.pool).lose }] : [];
  const onTarget = courses.blows.filter((attack) => attack.target === target.id);
  return {
    steps: [test, ...answer, ...onTarget.flatMap((attack) => blowOdds(state, attack).steps)],
    works: passed - countered,
    turnedBack: counter?.outcome === 'returns' ? countered : 0,
    cancelled: counter?.outcome === 'cancels' ? countered : 0,
    losses: powerLosses(state, courses),
  };
}

/** Losses of the target of a power, then of others that its blows may strike. */
export function powerLosses(state: State, { target, passed, countered, blows, returned, hindrance }: PowerCourses): readonly Loss[] {
  const strike = (attacks: readonly Attack[]) => attacks.map((attack) => ({ attack, ...impactOf(state, attack) }));
  const courses = [
    { chance: 1 - passed, blows: [] },
    { chance: passed - countered, blows: strike(blows) },
    { chance: countered, blows: strike(returned) },
  ];
  const figures = new Set([target, ...[...blows, ...returned].map((attack) => attack.target)]);
  const survives = (figure: FigureId): number =>
    1 - lossIn(state, chainOf(state, [figure], [{ chance: 1, blows: strike(blows) }]), figure).out;
  return [...figures].map((figure) => ({
    ...lossIn(state, chainOf(state, [figure], courses), figure),
    ...(hindrance && figure === target && { hindrance: hinderedBy(hindrance, (passed - countered) * survives(figure)) }),
  }));
}
