import {
  contest,
  expectedOf,
  figureOf,
  meanLeft,
  passes,
  powerLosses,
  share,
  struck,
  wholeOf,
  type Expected,
  type Impact,
} from '@escarmouche/skirmish';
import { areaOf } from '../area.ts';
import type { Attack } from '../attack.ts';
import { grantedByWeapon } from '../granted.ts';
import { hitAttacks, shootingPool, shotsOf, strikable } from '../shooting.ts';
import type { CarriedWeapon, Figure, State } from '../state.ts';
import { impactOf } from './blow.ts';
import { duelOf, pushFalls } from './fight.ts';
import { powerCourses } from './power.ts';
import { shotOdds } from './shot.ts';

/** One way for things to go for a figure: the blows that strike it, one after the other. */
interface Course {
  readonly chance: number;
  readonly impacts: readonly Impact[];
}

function meanOfCourses(figure: Figure, courses: readonly Course[]): Expected {
  const sum = new Array<number>(figure.vitality + 1).fill(0);
  for (const { chance, impacts } of courses) {
    let left = wholeOf(figure);
    for (const impact of impacts) left = struck(left, impact, 1);
    left.forEach((likely, rest) => (sum[rest] = (sum[rest] ?? 0) + chance * likely));
  }
  return meanLeft(figure, sum);
}

/** Does the test of Tir alone decide the targets of each shot? */
function isPlain(state: State, weapon: CarriedWeapon, target: Figure): boolean {
  const alone = shotsOf(weapon) === 1 || areaOf(weapon) === 0;
  return alone && strikable(state, target).length === 1 && !grantedByWeapon(weapon).some(({ rule }) => rule.strays);
}

/**
 * Mean losses by all shots of one action at a figure, the target's first: the means of `shotOdds`, in one go. `seen` takes the target in another arc
 * and hidden by another share than as the shooter stands; shots that may strike others than the figure aimed at are always taken as the shooter
 * stands.
 */
export function expectedShot(
  state: State,
  shooter: Figure,
  weapon: CarriedWeapon,
  target: Figure,
  seen?: Pick<Attack, 'arc' | 'hidden'>,
): readonly Expected[] {
  if (!isPlain(state, weapon, target)) return shotOdds(state, shooter, weapon, target).losses.map(expectedOf);
  const hit = passes(shootingPool(state, shooter, target));
  return hitAttacks(state, shooter, weapon, target, seen).map((attack) => {
    const figure = figureOf(state, attack.target);
    const impact = impactOf(state, attack);
    let left = wholeOf(figure);
    for (let shot = shotsOf(weapon); shot > 0; shot--) left = struck(left, impact, hit);
    return meanLeft(figure, left);
  });
}

/**
 * Mean losses by one use of a power on a target, which duels if it can: the target's, then those of others that its blows may strike. `seen` takes
 * the target in another arc and hidden by another share than as the user stands.
 */
export function expectedPower(
  state: State,
  user: Figure,
  id: string,
  target: Figure,
  seen?: Pick<Attack, 'arc' | 'hidden'>,
): readonly Expected[] {
  const courses = powerCourses(state, user, id, target);
  const blows = courses.blows.map((attack) => (attack.target === target.id ? { ...attack, ...seen } : attack));
  return powerLosses(state, { ...courses, blows }, impactOf).map(expectedOf);
}

/** Mean losses by a fight, the defender's, then the attacker's: the means of `fightOdds`. */
export function expectedFight(state: State, attacker: Figure, defender: Figure): readonly [defender: Expected, attacker: Expected] {
  const { rolls, blow, answer } = duelOf(state, attacker, defender);
  const hit = impactOf(state, blow);
  if (!rolls) return [meanOfCourses(defender, [{ chance: 1, impacts: [hit] }]), meanLeft(attacker, wholeOf(attacker))];
  const { win, tie, lose } = contest(rolls.own, rolls.other);
  const falls = (figure: Figure, from: Figure, outcome: 'won' | 'tied'): readonly Impact[] =>
    pushFalls(state, figure, from, outcome).map((fall) => impactOf(state, fall));
  return [
    meanOfCourses(defender, [
      { chance: share(win), impacts: [...falls(defender, attacker, 'won'), hit] },
      { chance: share(tie), impacts: falls(defender, attacker, 'tied') },
      { chance: share(lose), impacts: [] },
    ]),
    meanOfCourses(attacker, [
      { chance: share(win), impacts: [] },
      { chance: share(tie), impacts: falls(attacker, defender, 'tied') },
      { chance: share(lose), impacts: [...falls(attacker, defender, 'won'), ...(answer ? [impactOf(state, answer)] : [])] },
    ]),
  ];
}
