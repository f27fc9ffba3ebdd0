import { dangerOf, inPlay, sheetOf, threat, withFigures, type Danger, type Threat, type Threatening } from '@escarmouche/skirmish';
import { approaches, distanceBetween, engagedWith, facingTowards, moverOf } from '@escarmouche/skirmish/plane';
import { roundPoint, sub, walk, within, type Place, type Vector } from '@escarmouche/space';
import { mayShoot, shootingWeapons } from '../aiming.ts';
import { grantedTo } from '../granted.ts';
import { moveAllowance } from '../movement/allowance.ts';
import { plane } from '../plane.ts';
import type { Figure, State } from '../state.ts';
import { fightOdds } from './fight.ts';
import { powerOdds } from './power.ts';
import { shotLoss } from './shot.ts';

/**
 * What a figure that stood at a place would be exposed to in the next activation of each enemy, which may first turn, get up, walk or charge straight at it;
 * and what it could do to them from there, facing them. Exact chances of the first blow; alert stances are not counted.
 */
export function dangerAt(state: State, figure: Figure, place: Place): Danger {
  const ghost: Figure = { ...figure, ...place, perch: undefined };
  return dangerOf(THREATENING, state, ghost);
}

/** Shots and powers, once it stands and faces its target (UC-ARC-VISION, UC-MELEE-FACE). */
function fromAfar(state: State, by: Figure, on: Figure): Threat[] {
  const facing = sub(on, by);
  const turned: Figure = { ...by, posture: 'standing', facing: facing.x === 0 && facing.y === 0 ? by.facing : facing };
  const stands = by.posture === 'standing';
  const shots = shootingWeapons(state, by)
    .filter((weapon) => mayShoot(state, turned, weapon, on))
    .map((weapon) => ({
      ...threat(by, 'shot', shotLoss(state, turned, weapon, on), weapon.id),
      asItStands: stands && mayShoot(state, by, weapon, on),
    }));
  const powers = grantedTo(sheetOf(state, by.id)).own.flatMap(({ rule }) => {
    const { power } = rule;
    if (!power?.blows || power.refusal?.(state, turned, on)) return [];
    const [loss] = powerOdds(state, turned, rule.id, on).losses;
    return loss ? [{ ...threat(by, 'power', loss, rule.id), asItStands: stands && !power.refusal?.(state, by, on) }] : [];
  });
  return [...shots, ...powers];
}

function inContact(state: State, by: Figure, on: Figure): Threat[] {
  if (!engagedWith(state, by).some(({ id }) => id === on.id)) return [];
  return [{ ...threat(by, 'fight', fightOdds(state, by, on).losses[0]), asItStands: by.posture === 'standing' }];
}

/** In contact, or by a straight charge. */
function closeBy(state: State, by: Figure, on: Figure): Threat[] {
  const here = inContact(state, by, on);
  if (here.length > 0 || by.posture === 'prone' || !inPlay(on)) return here;
  const allowance = moveAllowance(state, by);
  if (!within(distanceBetween(state, by, on), allowance)) return [];
  const { touches, end } = walk(state.scene.table, moverOf(plane, state, by), [{ x: on.x, y: on.y }], allowance);
  if (!touches.includes(on.id)) return [];
  const charger: Figure = { ...by, ...roundPoint(end), z: end.z, facing: sub(on, end) };
  const noticed = !grantedTo(sheetOf(state, by.id)).own.some(({ rule }) => rule.unnoticed);
  const charged: Figure = noticed ? { ...on, facing: facingAt(state, on, charger) } : on;
  const met = withFigures(state, charger, charged);
  return [threat(by, 'charge', fightOdds(met, charger, charged).losses[0])];
}

const facingAt = (state: State, on: Figure, charger: Figure): Vector => facingTowards(withFigures(state, charger), on, charger);

const THREATENING: Threatening<State> = {
  fromAfar,
  inReach: inContact,
  closeBy,
  // Who lies gets up first, and nothing is left for a walk (UC-ACT-GETUP).
  approaches: (state, by, on) =>
    by.posture === 'prone' || by.perch || sheetOf(state, by.id).actions < 2
      ? []
      : approaches(plane, state, by, on, moveAllowance(state, by)),
  awaits: (_state, { activated }) => !activated,
};
