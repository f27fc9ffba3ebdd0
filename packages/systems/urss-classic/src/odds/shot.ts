import {
  figureOf,
  inPlay,
  lossIn,
  merge,
  share,
  start,
  strikeAll,
  successes,
  withFigures,
  type Aftermath,
  type Branch,
  type Course,
  type Loss,
} from '@escarmouche/skirmish';
import type { Place } from '@escarmouche/space';
import { grantedByWeapon } from '../granted.ts';
import { groundAttacks, hitAttacks, shootingPool, shotsOf, strikable } from '../shooting.ts';
import type { CarriedWeapon, Figure, FigureId, State } from '../state.ts';
import { blowOdds, type Blow, type ChainRoll } from './blow.ts';

/** A figure, or by option a point of the ground. */
type ShotTarget = Figure | Place;

/** The possible results of a shooting action with one weapon at one target. */
export interface ShotOdds {
  /** One shot: Tir; then damage and saves of the target, if it is a figure. */
  readonly steps: readonly ChainRoll[];
  readonly shots: number;
  /** The chance that one shot hits. */
  readonly hit: number;
  /** The target's first if it is a figure, then those of others that may be hurt. */
  readonly losses: readonly Loss[];
}

/**
 * Exact chances of all shots of one action, legal or not, each at the same figure while it and the shooter are in play, figures around and shots gone
 * astray included; of the one shot at a point of the ground. `shots`: those left, where the action has begun.
 */
export function shotOdds(state: State, shooter: Figure, weapon: CarriedWeapon, aim: ShotTarget, shots = shotsAt(weapon, aim)): ShotOdds {
  const target = 'id' in aim ? aim : undefined;
  const pool = shootingPool(state, shooter, target);
  const test: ChainRoll = { purpose: 'shooting', pool, figure: shooter.id, of: weapon.id, ...successes(pool) };
  const volleys = volleysOf(state, shooter, weapon, aim);
  const blows = [...volleys.hits, ...volleys.misses].flatMap((way) => way.blows);
  const hurt = new Set([...(target ? [target.id] : []), ...blows.map(({ attack }) => attack.target)]);
  return {
    steps: [test, ...((target && volleys.hits[0]?.blows[0]?.steps) ?? [])],
    shots,
    hit: share(test),
    losses: [...hurt].map((id) => lossBy(state, shooter, target, { ...volleys, shots }, id)),
  };
}

/** The loss of the target alone. */
export function shotLoss(state: State, shooter: Figure, weapon: CarriedWeapon, target: Figure): Loss {
  return lossBy(state, shooter, target, { ...volleysOf(state, shooter, weapon, target), shots: shotsOf(weapon) }, target.id);
}

const shotsAt = (weapon: CarriedWeapon, aim: ShotTarget): number => ('id' in aim ? shotsOf(weapon) : 1);

/** Courses of one shot: those of a hit, and those of a miss. */
interface Volleys {
  readonly hits: readonly Course<Blow>[];
  readonly misses: readonly Course<Blow>[];
}

/** Courses of each shot of an action, and their number. */
interface Shots extends Volleys {
  readonly shots: number;
}

function volleysOf(state: State, shooter: Figure, weapon: CarriedWeapon, aim: ShotTarget): Volleys {
  return { hits: hitVolleys(state, shooter, weapon, aim), misses: missVolleys(state, shooter, weapon, aim) };
}

/** The loss of one figure by all shots of the action: a chain over its vitality, the target's and the shooter's, on which the next shot depends. */
function lossBy(state: State, shooter: Figure, target: Figure | undefined, volleys: Shots, id: FigureId): Loss {
  const figures = [...new Set([id, target?.id ?? id, shooter.id])];
  return lossIn(state, { figures, branches: branchesOf(state, shooter, target, volleys, figures) }, id);
}

/** The vitality that the figures may be left with. */
function branchesOf(
  state: State,
  shooter: Figure,
  target: Figure | undefined,
  volleys: Shots,
  figures: readonly FigureId[],
): readonly Branch[] {
  const shoot = shotAfter(state, shooter, target, volleys, figures);
  let branches: readonly Branch[] = [start(state, figures)];
  for (let shot = 0; shot < volleys.shots; shot++) branches = merge(branches.flatMap(shoot));
  return branches;
}

/** One more shot from a branch, if the target and the shooter are still in play. */
function shotAfter(
  state: State,
  shooter: Figure,
  target: Figure | undefined,
  { hits, misses }: Volleys,
  figures: readonly FigureId[],
): (branch: Branch) => readonly Branch[] {
  return (branch) => {
    const left = (one: FigureId): number => branch.left[figures.indexOf(one)] ?? 0;
    if ((target && left(target.id) === 0) || left(shooter.id) === 0) return [branch];
    const hit = share(successes(shootingPool(state, { ...shooter, vitality: left(shooter.id) }, target)));
    const ways = [...weighed(hits, hit), ...weighed(misses, 1 - hit)];
    const nothing = 1 - ways.reduce((sum, { chance }) => sum + chance, 0);
    return [{ chance: nothing, blows: [] }, ...ways].flatMap(({ chance, blows }) =>
      strikeAll(figures, { ...branch, chance: branch.chance * chance }, blows),
    );
  };
}

/** Battles that so many shots of one action at a figure may leave; those that its fall leaves over are told. */
export function shotAftermaths(
  state: State,
  shooter: Figure,
  weapon: CarriedWeapon,
  target: Figure,
  shots: number,
): readonly Aftermath<State>[] {
  const volleys = volleysOf(state, shooter, weapon, target);
  const blows = [...volleys.hits, ...volleys.misses].flatMap((way) => way.blows);
  const figures = [...new Set([target.id, ...blows.map(({ attack }) => attack.target), shooter.id])];
  const shoot = shotAfter(state, shooter, target, volleys, figures);
  const isOver = ({ left }: Branch): boolean => left[0] === 0 && left[figures.indexOf(shooter.id)] !== 0;
  const found: Aftermath<State>[] = [];
  let going: readonly Branch[] = [start(state, figures)];
  for (let more = shots - 1; more > 0; more--) {
    const branches = merge(going.flatMap(shoot));
    found.push(...branches.filter(isOver).map((branch) => ({ ...aftermathOf(state, figures, branch), shots: more })));
    going = branches.filter((branch) => !isOver(branch));
  }
  return [...found, ...merge(going.flatMap(shoot)).map((branch) => aftermathOf(state, figures, branch))];
}

function aftermathOf(state: State, figures: readonly FigureId[], { left, chance }: Branch): Aftermath<State> {
  const hurt = figures.map((id, i): Figure => {
    const figure = figureOf(state, id);
    const vitality = left[i] ?? figure.vitality;
    return { ...figure, vitality, posture: vitality === 0 ? 'out' : figure.posture };
  });
  return { state: withFigures(state, ...hurt), chance };
}

const weighed = (ways: readonly Course<Blow>[], by: number): readonly Course<Blow>[] =>
  ways.map(({ chance, blows }) => ({ chance: chance * by, blows }));

function hitVolleys(state: State, shooter: Figure, weapon: CarriedWeapon, aim: ShotTarget): readonly Course<Blow>[] {
  if (!('id' in aim)) return [{ chance: 1, blows: groundAttacks(state, shooter, weapon, aim).map((attack) => blowOdds(state, attack)) }];
  const struck = strikable(state, aim).filter(inPlay);
  return struck.map((one) => ({
    chance: 1 / struck.length,
    blows: hitAttacks(state, shooter, weapon, one).map((attack) => blowOdds(state, attack)),
  }));
}

function missVolleys(state: State, shooter: Figure, weapon: CarriedWeapon, { x, y, z }: ShotTarget): readonly Course<Blow>[] {
  const falls = grantedByWeapon(weapon).flatMap(({ rule }) => rule.strays?.chances(state, shooter, { x, y, z }) ?? []);
  return falls
    .map(({ at, chance }) => ({ chance, blows: groundAttacks(state, shooter, weapon, at).map((attack) => blowOdds(state, attack)) }))
    .filter(({ blows }) => blows.length > 0);
}
