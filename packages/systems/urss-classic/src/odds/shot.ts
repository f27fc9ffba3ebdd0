import { inPlay } from '../figures.ts';
import { grantedByWeapon } from '../granted.ts';
import { groundAttacks, hitAttacks, shootingPool, shotsOf, strikable } from '../shooting.ts';
import type { CarriedWeapon, Figure, FigureId, State } from '../state.ts';
import { blowOdds, type Step } from './blow.ts';
import { lossIn, merge, start, strikeAll, type Branch, type Chain, type Loss, type Way } from './chain.ts';
import { share, successes } from './fraction.ts';

/** What a shooting action with one weapon at one target may come to. */
export interface ShotOdds {
  /** One shot at the target: Tir, damage, saves. */
  readonly steps: readonly Step[];
  readonly shots: number;
  /** The chance that one shot hits. */
  readonly hit: number;
  /** The target first, then whoever else may be hurt. */
  readonly losses: readonly Loss[];
}

/**
 * Exact chances of all shots of one action, each at the same target while it and the shooter are in play, figures around and shots gone astray included
 * (UC-ATTR-CADENCE, UC-ATTR-ZONE, UC-ATTR-DEVIATION). Whether the shot is legal is not asked.
 */
export function shotOdds(state: State, shooter: Figure, weapon: CarriedWeapon, target: Figure): ShotOdds {
  const pool = shootingPool(state, shooter, target);
  const test: Step = { purpose: 'shooting', pool, figure: shooter.id, of: weapon.id, ...successes(pool) };
  const hits = hitVolleys(state, shooter, weapon, target);
  const misses = missVolleys(state, shooter, weapon, target);
  const hurt = new Set([target.id, ...[...hits, ...misses].flatMap(({ blows }) => blows.map(({ attack }) => attack.target))]);
  const follow = (id: FigureId): Chain => {
    const figures = [...new Set([id, target.id, shooter.id])];
    let branches: readonly Branch[] = [start(state, figures)];
    for (let shot = 0; shot < shotsOf(weapon); shot++) branches = merge(branches.flatMap((branch) => shoot(figures, branch)));
    return { figures, branches };
  };
  const shoot = (figures: readonly FigureId[], branch: Branch): readonly Branch[] => {
    const left = (id: FigureId): number => branch.left[figures.indexOf(id)] ?? 0;
    if (left(target.id) === 0 || left(shooter.id) === 0) return [branch];
    const hit = share(successes(shootingPool(state, { ...shooter, vitality: left(shooter.id) }, target)));
    const ways = [...weighed(hits, hit), ...weighed(misses, 1 - hit)];
    const nothing = 1 - ways.reduce((sum, { chance }) => sum + chance, 0);
    return [{ chance: nothing, blows: [] }, ...ways].flatMap(({ chance, blows }) =>
      strikeAll(figures, { ...branch, chance: branch.chance * chance }, blows),
    );
  };
  return {
    steps: [test, ...(hits[0]?.blows[0]?.steps ?? [])],
    shots: shotsOf(weapon),
    hit: share(test),
    losses: [...hurt].map((id) => lossIn(state, follow(id), id)),
  };
}

const weighed = (ways: readonly Way[], by: number): readonly Way[] => ways.map(({ chance, blows }) => ({ chance: chance * by, blows }));

function hitVolleys(state: State, shooter: Figure, weapon: CarriedWeapon, target: Figure): readonly Way[] {
  const struck = strikable(state, target).filter(inPlay);
  return struck.map((one) => ({
    chance: 1 / struck.length,
    blows: hitAttacks(state, shooter, weapon, one).map((attack) => blowOdds(state, attack)),
  }));
}

function missVolleys(state: State, shooter: Figure, weapon: CarriedWeapon, { x, y, z }: Figure): readonly Way[] {
  const falls = grantedByWeapon(weapon).flatMap(({ rule }) => rule.missChances?.(state, shooter, { x, y, z }) ?? []);
  return falls
    .map(({ at, chance }) => ({ chance, blows: groundAttacks(state, shooter, weapon, at).map((attack) => blowOdds(state, attack)) }))
    .filter(({ blows }) => blows.length > 0);
}
