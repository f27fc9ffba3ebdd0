import {
  allied,
  hindranceOf,
  powerLosses,
  powerSteps,
  powerTest,
  type Affliction,
  type Loss,
  type PowerCourses as Courses,
} from '@escarmouche/skirmish';
import type { Attack } from '../attack.ts';
import type { Art } from '../power.ts';
import { parriesOf, powerPool } from '../powers.ts';
import { specialRules } from '../registry.ts';
import type { Figure, State } from '../state.ts';
import { blowOdds, impactOf, type ChainRoll } from './blow.ts';

/** The chance that the test of the action of a special rule is passed; 1 without a test. */
export const testChance = (state: State, figure: Figure, rule: string): number =>
  specialRules.get(rule).action?.special?.passes?.(state, figure) ?? 1;

const isIn = ({ posture }: Figure, state: Affliction): boolean => posture === state;

/** The possible results of a power. */
export interface PowerOdds {
  /** The test; the duel, if the target may fight one, with the share of all throws of both that turn the power back; the rolls on the target. */
  readonly steps: readonly ChainRoll[];
  /** Chances that the power takes effect on its target, and that a duel turns it on its user. */
  readonly works: number;
  readonly turnedBack: number;
  /** The target's, then those of others that its blows may strike. */
  readonly losses: readonly Loss[];
}

type Parry = Pick<ChainRoll, 'purpose' | 'pool'>;

/** Test, duel and damage rolls of a power. `duels`: a target that can answer does (UC-SW-PWR-USE). */
export function powerCourses(state: State, user: Figure, id: string, target: Figure, duels = true): Courses<Attack, Parry> {
  const { power } = specialRules.get(id);
  if (!power) throw new Error(`no power ${id}`);
  const pool = powerPool(state, user, power);
  const answer = duels && power.parry ? parryOf(state, target, power.art) : undefined;
  return {
    target: target.id,
    pool,
    answer,
    ...powerTest(pool, answer),
    blows: power.blows?.(state, user, target) ?? [],
    returned: answer ? (power.blows?.(state, target, user) ?? []) : [],
    hindrance: allied(state, user.id, target.id) ? undefined : hindranceOf(state, power, { by: user, on: target, user }, isIn),
  };
}

/**
 * Exact chances of a power on a target, legal or not: test, duel, damage rolls and saves (UC-SW-PWR-USE). `duels`: a target that can answer does. A
 * power without a target has its user for one.
 */
export function powerOdds(state: State, user: Figure, id: string, target: Figure, duels = true): PowerOdds {
  const courses = powerCourses(state, user, id, target, duels);
  const { passed, answered } = courses;
  const test = { purpose: 'power', figure: user.id, of: specialRules.get(id).cites[0] } as const;
  return {
    steps: powerSteps(courses, test, (attack) => blowOdds(state, attack).steps),
    works: passed - answered,
    turnedBack: answered,
    losses: powerLosses(state, courses, impactOf),
  };
}

function parryOf(state: State, target: Figure, art: Art | undefined): Parry | undefined {
  const [granted] = parriesOf(state, target, art);
  return granted && { purpose: granted.rule.id, pool: granted.rule.parry.pool(granted) };
}
