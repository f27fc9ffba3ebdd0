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
  type Affliction,
  type Hindrance,
  type Loss,
} from '@escarmouche/skirmish';
import type { Attack } from '../attack.ts';
import type { Art } from '../power.ts';
import { parriesOf, powerPool } from '../powers.ts';
import { specialRules } from '../registry.ts';
import type { Figure, FigureId, State } from '../state.ts';
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

/** The ways for a power on a target to go. */
export interface PowerCourses {
  readonly target: FigureId;
  readonly pool: Pool;
  /** The target's roll, if it can answer and does. */
  readonly answer?: Pick<ChainRoll, 'purpose' | 'pool'>;
  /** Chances that the test succeeds, and that a duel then turns the power on its user. */
  readonly passed: number;
  readonly turnedBack: number;
  /** The damage rolls when it works, and when it is turned back. */
  readonly blows: readonly Attack[];
  readonly returned: readonly Attack[];
  /** What the power leaves on its target when it works. */
  readonly hindrance: Hindrance | undefined;
}

/** Test, duel and damage rolls of a power. `duels`: a target that can answer does (UC-SW-PWR-USE). */
export function powerCourses(state: State, user: Figure, id: string, target: Figure, duels = true): PowerCourses {
  const { power } = specialRules.get(id);
  if (!power) throw new Error(`no power ${id}`);
  const pool = powerPool(state, user, power);
  const answer = duels && power.parry ? parryOf(state, target, power.art) : undefined;
  return {
    target: target.id,
    pool,
    answer,
    passed: passes(pool),
    turnedBack: answer ? share(contest(pool, answer.pool).lose) : 0,
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
  const { pool, answer, passed, turnedBack } = courses;
  const steps: ChainRoll[] = [{ purpose: 'power', pool, figure: user.id, of: specialRules.get(id).cites[0], ...successes(pool) }];
  if (answer) steps.push({ ...answer, figure: target.id, ...contest(pool, answer.pool).lose });
  const onTarget = courses.blows.filter((attack) => attack.target === target.id);
  return {
    steps: [...steps, ...onTarget.flatMap((attack) => blowOdds(state, attack).steps)],
    works: passed - turnedBack,
    turnedBack,
    losses: powerLosses(state, courses),
  };
}

/** Losses of the target of a power, then of others that its blows may strike. */
export function powerLosses(state: State, { target, passed, turnedBack, blows, returned, hindrance }: PowerCourses): readonly Loss[] {
  const strike = (attacks: readonly Attack[]) => attacks.map((attack) => ({ attack, ...impactOf(state, attack) }));
  const courses = [
    { chance: 1 - passed, blows: [] },
    { chance: passed - turnedBack, blows: strike(blows) },
    { chance: turnedBack, blows: strike(returned) },
  ];
  const figures = new Set([target, ...[...blows, ...returned].map((attack) => attack.target)]);
  const survives = (figure: FigureId): number =>
    1 - lossIn(state, chainOf(state, [figure], [{ chance: 1, blows: strike(blows) }]), figure).out;
  return [...figures].map((figure) => ({
    ...lossIn(state, chainOf(state, [figure], courses), figure),
    ...(hindrance && figure === target && { hindrance: hinderedBy(hindrance, (passed - turnedBack) * survives(figure)) }),
  }));
}

function parryOf(state: State, target: Figure, art: Art | undefined): Pick<ChainRoll, 'purpose' | 'pool'> | undefined {
  const [granted] = parriesOf(state, target, art);
  return granted && { purpose: granted.rule.id, pool: granted.rule.parry.pool(granted) };
}
