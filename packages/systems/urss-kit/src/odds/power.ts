import { allied, hindranceOf, powerLosses, powerSteps, powerTest, type Loss, type PowerCourses as Courses } from '@escarmouche/skirmish';
import type { Attack } from '../attack.ts';
import { countersOf } from '../counters.ts';
import { powerPool } from '../powers.ts';
import { specialRules } from '../registry.ts';
import type { Counter } from '../rule.ts';
import type { Figure, State } from '../state.ts';
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

type Countering = Pick<ChainRoll, 'purpose' | 'pool'> & Pick<Counter, 'outcome'>;

/** Test, counter and damage rolls of a power. `counter`: the rule that the target counters with; its first when absent, null for none (UK-PWR-COUNTERS). */
export function powerCourses(state: State, user: Figure, id: string, target: Figure, counter?: string | null): Courses<Attack, Countering> {
  const { power } = specialRules.get(id);
  if (!power) throw new Error(`no power ${id}`);
  const pool = powerPool(state, user, power);
  const able = counter === null ? [] : countersOf(state, target, power);
  const used = able.find(({ rule }) => counter === undefined || rule.id === counter);
  const answer = used && { purpose: used.rule.id, pool: used.rule.counter.pool(state, target, used), outcome: used.rule.counter.outcome };
  return {
    target: target.id,
    pool,
    answer,
    ...powerTest(pool, answer),
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
  const { answer, passed, answered } = courses;
  const test = { purpose: 'power', figure: user.id, of: specialRules.get(id).cites[0] } as const;
  return {
    steps: powerSteps(courses, test, (attack) => blowOdds(state, attack).steps),
    works: passed - answered,
    turnedBack: answer?.outcome === 'returns' ? answered : 0,
    cancelled: answer?.outcome === 'cancels' ? answered : 0,
    losses: powerLosses(state, courses, impactOf),
  };
}
