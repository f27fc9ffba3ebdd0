import { atLeast, chance, distribution, type Pool } from '@escarmouche/referee';
import { sub, within, type Place } from '@escarmouche/space';
import {
  combatPool,
  damagePool,
  distanceBetween,
  engagedWith,
  fightBlow,
  inPlay,
  savePool,
  savesAgainst,
  shootingPool,
  shootingWeapons,
  shotAttack,
  shotRefusal,
  shotsOf,
  weaponChoices,
  weaponsInUse,
  type Attack,
  type CarriedWeapon,
  type Figure,
  type State,
} from '@escarmouche/urss-classic';

/** What putting a figure out of action is worth beside the vitality it costs. */
const LAST_POINT = 0.5;

/** The figure as it would be elsewhere, facing a target. */
export function ghostAt(figure: Figure, at: Place, towards?: { x: number; y: number }): Figure {
  const facing = towards ? sub(towards, at) : figure.facing;
  return { ...figure, x: at.x, y: at.y, z: at.z, perch: undefined, facing: facing.x === 0 && facing.y === 0 ? figure.facing : facing };
}

/** Expected worth of the damage of a blow: exact chance that it hurts and no save holds, a last point counting more. */
export function blowValue(state: State, attack: Attack): number {
  const target = state.figures[attack.target];
  if (!target || !inPlay(target)) return 0;
  let hurts = chance(damagePool(state, attack));
  for (const save of savesAgainst(state, attack)) hurts *= 1 - chance(savePool(save));
  return hurts * (target.vitality === 1 ? 1 + LAST_POINT : 1);
}

/** Expected worth of shooting with a weapon at a target, were the shot legal. */
export function shotValue(state: State, shooter: Figure, weapon: CarriedWeapon, target: Figure): number {
  return shotsOf(weapon) * chance(shootingPool(state, shooter, target)) * blowValue(state, shotAttack(state, shooter, weapon, target));
}

export interface Shot {
  readonly weapon: CarriedWeapon;
  readonly target: Figure;
  readonly value: number;
}

/** The best legal shot of a figure as it stands; `turning`: it may first turn to its target. */
export function bestShot(state: State, shooter: Figure, enemies: readonly Figure[], turning: boolean): Shot | undefined {
  let best: Shot | undefined;
  for (const weapon of shootingWeapons(state, shooter)) {
    for (const target of enemies) {
      if (!within(distanceBetween(state, shooter, target), weapon.range ?? 0)) continue;
      const stance = turning ? ghostAt(shooter, shooter, target) : shooter;
      if (shotRefusal(state, stance, weapon, target)) continue;
      const value = shotValue(state, stance, weapon, target);
      if (value > (best?.value ?? 0)) best = { weapon, target, value };
    }
  }
  return best;
}

/** Chances that one pool beats, ties or loses to another. */
function contest(one: Pool, other: Pool): { win: number; lose: number } {
  const [a, b] = [distribution(one), distribution(other)];
  let win = 0;
  let lose = 0;
  a.forEach((p, score) => {
    const better = atLeast(b, score + 1);
    lose += p * better;
    win += p * (1 - better - (b[score] ?? 0));
  });
  return { win, lose };
}

/** Expected worth of fighting an enemy in contact: what it would lose less what the figure would. */
export function fightValue(state: State, figure: Figure, enemy: Figure): number {
  const [weapon] = weaponChoices(state, figure);
  const [answer] = weaponChoices(state, enemy);
  const mine = { figure, weapons: weaponsInUse(state, figure, enemy, weapon) };
  const theirs = { figure: enemy, weapons: weaponsInUse(state, enemy, figure, answer) };
  if (enemy.posture === 'prone') return blowValue(state, { ...fightBlow(mine, theirs), kind: 'free' });
  const { win, lose } = contest(combatPool(state, figure, enemy, mine.weapons), combatPool(state, enemy, figure, theirs.weapons));
  return win * blowValue(state, fightBlow(mine, theirs)) - lose * blowValue(state, fightBlow(theirs, mine));
}

/** What enemies could do to a figure where it is, in their next activation, if each may turn to it. */
export function danger(state: State, figure: Figure, enemies: readonly Figure[]): number {
  let sum = 0;
  for (const enemy of enemies) {
    if (enemy.posture === 'prone') continue;
    sum += bestShot(state, enemy, [figure], true)?.value ?? 0;
  }
  for (const enemy of engagedWith(state, figure)) sum += Math.max(0, fightValue(state, enemy, figure));
  return sum;
}
