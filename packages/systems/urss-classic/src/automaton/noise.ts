import { NOBODY } from '@escarmouche/referee';
import { figureOf, inPlay } from '@escarmouche/skirmish';
import type { Place } from '@escarmouche/space';
import { areaRule } from '../area.ts';
import { grantedByWeapon } from '../granted.ts';
import { isLifted } from '../lifted.ts';
import type { CarriedWeapon, GroupId, State } from '../state.ts';
import type { Turn } from '../turn.ts';

/** The place of a noise: that of the shooter; of a grenade that where it goes off, hit or miss (UC-SV-AI-NOISE). */
export function noiseOf(weapon: CarriedWeapon, from: Place, at: Place): Place {
  const { x, y, z } = weapon.class === 'thrown' && areaRule(weapon) ? at : from;
  return { x, y, z };
}

/** Does a shot with this weapon make a noise? */
export function isHeard(state: State, weapon: CarriedWeapon): boolean {
  return !isLifted(state, grantedByWeapon(weapon), { rule: 'UC-SV-AI-NOISE' });
}

/** A shot is heard, all over the table, by the groups that the rules play: the token lies there now (UC-SV-AI-NOISE). */
export function makeNoise(turn: Turn, weapon: CarriedWeapon, at: Place): void {
  const heardBy = listeners(turn.state);
  if (heardBy.length > 0 && isHeard(turn.state, weapon)) turn.emit({ type: 'noiseMade', at, heardBy });
}

/** Groups that noises count for: those without a player, with figures in play. */
export function listeners({ scene, figures }: State): readonly GroupId[] {
  return scene.groups
    .filter((group) => group.seat === NOBODY && group.figures.some((id) => inPlay(figureOf({ scene, figures }, id))))
    .map(({ id }) => id);
}

/** A group has played: noises heard before count no more for it, unless the match says that noises last (UC-SV-AI-NOISE). */
export function forgetNoise(turn: Turn, group: GroupId): void {
  const { noise, scene } = turn.state;
  if (scene.options['noise.memory'] === 'one-turn' && noise?.heardBy.includes(group)) turn.emit({ type: 'noiseFaded', group });
}

/** The place of the last noise that a group has heard. */
export function noiseFor({ noise }: State, group: GroupId): Place | undefined {
  return noise?.heardBy.includes(group) ? noise.at : undefined;
}
