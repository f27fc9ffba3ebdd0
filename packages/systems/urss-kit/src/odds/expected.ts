import { expectedOf, filling, meanLeft, passes, powerLosses, sheetOf, struck, wholeOf, type Expected } from '@escarmouche/skirmish';
import { areaOf } from '../area.ts';
import type { Arm } from '../arm.ts';
import type { Attack } from '../attack.ts';
import { drawnAmong } from '../draw.ts';
import { grantedTo } from '../granted.ts';
import { lendersIn } from '../levels.ts';
import { PLAIN, type Manner } from '../manner.ts';
import { hitBlows, shootingPool, shotsOf } from '../shooting.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { impactOf } from './blow.ts';
import { fightOdds } from './fight.ts';
import { powerCourses } from './power.ts';
import { shotOdds } from './shot.ts';

/** The view of a shot's target, and whether it is beyond normal range, where the two would stand otherwise. */
export interface SeenFrom extends Pick<Attack, 'arc' | 'hidden'> {
  readonly far?: boolean;
}

/** Is the whole effect of a hit the loss of its target? */
function isPlain(state: State, shooter: Figure, arm: Arm): boolean {
  if (areaOf(arm) > 0 || arm.rules.some(({ rule }) => rule.strays ?? rule.hit)) return false;
  return filling(grantedTo(sheetOf(state, shooter.id)).own, 'hit').length === 0;
}

/** The same weapon for a target at normal range, or beyond it, wherever the two are. */
const withBand = (arm: Arm, far: boolean | undefined): Arm => (far === undefined ? arm : { ...arm, range: far ? -1 : Infinity });

/** Mean losses by all shots of one action at a figure, the target's first: the means of `shotOdds`, in one go. `seen` does not count in a melee. */
export function expectedShot(
  state: State,
  shooter: Figure,
  arm: Arm,
  target: Figure,
  seen?: SeenFrom,
  manner = PLAIN,
): readonly Expected[] {
  const among = drawnAmong(state, shooter, arm, target);
  const drawn = among.length > 1;
  if (!isPlain(state, shooter, arm) || (drawn && shotsOf(arm, manner) > 1)) return spreadShot(state, shooter, arm, target, manner);
  if (!drawn) return plainShot(state, shooter, arm, target, manner, 1, seen);
  const others = among.filter(({ id }) => id !== target.id);
  const all = others.length < among.length ? [target, ...others] : others;
  return all.flatMap((one) => plainShot(state, shooter, arm, one, manner, 1 / among.length));
}

/** Mean loss by shots that go at a figure with some chance each, and at no other one. */
function plainShot(
  state: State,
  shooter: Figure,
  arm: Arm,
  target: Figure,
  manner: Manner,
  chance: number,
  seen?: SeenFrom,
): readonly Expected[] {
  const [blow] = hitBlows(state, shooter, arm, target, manner);
  if (!blow) return [];
  const { arc = blow.arc, hidden = blow.hidden, far = undefined } = seen ?? {};
  const hit = chance * passes(shootingPool(state, shooter, withBand(arm, far), target, manner));
  const impact = impactOf(state, { ...blow, arc, hidden });
  let left = wholeOf(target);
  for (let shot = shotsOf(arm, manner); shot > 0; shot--) left = struck(left, impact, hit);
  return [meanLeft(target, left)];
}

/**
 * Mean losses by shots that may strike several figures, one figure at a time: chances of all together are not needed. The loss of a figure changes the loss
 * of another only where the first shoots, may be aimed at or drawn, or lends something to others.
 */
function spreadShot(state: State, shooter: Figure, arm: Arm, target: Figure, manner: Manner): readonly Expected[] {
  const lenders = [...[...lendersIn(state.scene).values()].flat(), ...state.effects.flatMap(({ by }) => by ?? [])];
  const aimedAt = [target, ...drawnAmong(state, shooter, arm, target)];
  const bearing = new Set([shooter, ...aimedAt].map(({ id }) => id).concat(lenders));
  const met = new Set([target.id]);
  const means: Expected[] = [];
  for (const id of met) {
    const counts = (one: FigureId): boolean => one === id || (met.add(one) && bearing.has(one));
    const { losses } = shotOdds(state, shooter, arm, target, { manner, counts });
    means.push(...losses.filter(({ figure }) => figure === id).map(expectedOf));
  }
  return means;
}

/** Mean losses by one use of a power on a target, which counters if it can: the target's, then those of others that its blows may strike. */
export function expectedPower(state: State, user: Figure, id: string, target: Figure, seen?: SeenFrom): readonly Expected[] {
  const courses = powerCourses(state, user, id, target);
  const arc = seen?.arc;
  const blows = courses.blows.map((attack) => (attack.target === target.id && arc ? { ...attack, arc } : attack));
  return powerLosses(state, { ...courses, blows }, impactOf).map(expectedOf);
}

/** Mean losses by a fight, the defender's, then the attacker's. */
export function expectedFight(state: State, attacker: Figure, defender: Figure): readonly Expected[] {
  return fightOdds(state, attacker, defender).losses.map(expectedOf);
}
