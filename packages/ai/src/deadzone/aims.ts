import {
  friendsIn,
  cubeOf,
  figuresIn,
  hiddenFrom,
  isClear,
  isSeen,
  rangedWeapons,
  sprays,
  throwsFigures,
  type Figure,
  type State,
} from '@escarmouche/deadzone';
import { oncePer, sheetOf } from '@escarmouche/skirmish';
import { numberOf, rangeBetween } from '@escarmouche/space/cubes';
import { shotGain } from './gains.ts';

/** Gains of shots of a battle, by all that they depend on: a search asks for the same ones again and again. */
const gainsOf = oncePer((_scene: State['scene']) => new Map<string, number>());
const MOST_GAINS = 100_000;

/** Gain of the best plain shot of a figure at one of the targets, without command dice; 0 where it has none. The state places both as they stand. */
export function bestAim(state: State, shooter: Figure, targets: readonly Figure[]): number {
  if (sheetOf(state, shooter.id).shoot === null) return 0;
  let best = 0;
  for (const weapon of rangedWeapons(state, shooter)) {
    for (const target of targets) {
      const range = rangeBetween(cubeOf(shooter), cubeOf(target));
      if (range === 0 || range > Number(weapon.range)) continue;
      const hidden = hiddenFrom(state, shooter, target);
      if (!isSeen(hidden)) continue;
      best = Math.max(best, aim(state, shooter, weapon, target, isClear(hidden)));
    }
  }
  return best;
}

type Weapon = ReturnType<typeof rangedWeapons>[number];

function aim(state: State, shooter: Figure, weapon: Weapon, target: Figure, clear: boolean): number {
  const plain = { type: 'shoot', weapon: weapon.id, target: target.id } as const;
  if (throwsFigures(weapon)) return shotGain(state, shooter, plain);
  const known = gainsOf(state.scene);
  const [from, to] = [cubeOf(shooter), cubeOf(target)];
  const others = figuresIn(state, to).map(
    ({ id, counters, posture, activated, carried }) => `${id}${counters}${posture}${activated ? 'a' : ''}${carried.join()}`,
  );
  const smoke = state.smoke.length > 0 ? `${numberOf(from)} ${numberOf(to)} ${state.smoke.join()}` : '';
  const key = `${shooter.id} ${shooter.carried.join()} ${weapon.id} ${target.id} ${clear ? 1 : 0}${from.level > to.level ? 1 : 0} ${others.join()} ${friendsIn(state, shooter, to).length} ${smoke}`;
  let gain = known.get(key);
  if (gain === undefined) {
    gain = shotGain(state, shooter, plain);
    if (sprays(weapon)) gain = Math.max(gain, shotGain(state, shooter, { ...plain, suppress: true }));
    if (known.size >= MOST_GAINS) known.clear();
    known.set(key, gain);
  }
  return gain;
}
