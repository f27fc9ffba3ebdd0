import { dangerOf, inPlay, sheetOf, threat, withFigures, type Danger, type Threat, type Threatening } from '@escarmouche/skirmish';
import { approaches, distanceBetween, moverOf } from '@escarmouche/skirmish/plane';
import { roundPoint, sub, walk, within, type Place } from '@escarmouche/space';
import { opponents } from '../actions/fight.ts';
import { mayShoot } from '../aiming.ts';
import { rangedArms } from '../arms.ts';
import { facingTowards } from '../facing.ts';
import { baseMove } from '../figures.ts';
import { grantedTo } from '../granted.ts';
import { plane } from '../plane.ts';
import type { Figure, State } from '../state.ts';
import { awaitsActivation } from '../turns/who.ts';
import { fightOdds } from './fight.ts';
import { powerOdds } from './power.ts';
import { shotOdds } from './shot.ts';

/**
 * What a figure that stood at a place would be exposed to in the next activation of each enemy, with what it has in hand, once it has turned, stood up,
 * walked towards it or straight into contact; and what it could do to them from there. Exact chances of the first action; guards are not counted.
 */
export function dangerAt(state: State, figure: Figure, place: Place): Danger {
  const { perch: _left, ...standing } = { ...figure, ...place };
  const ghost: Figure = standing;
  return dangerOf(THREATENING, state, ghost);
}

/** Who lies or is stunned acts once it stands (UK-STATE-PRONE-ACT, UK-STATE-STUNNED). */
const upright = (by: Figure): Figure => ({ ...by, posture: 'standing', stunned: false });

/** Shots and powers that strike, once it stands and has its target in its front arc (UK-ARC-FRONT). */
function fromAfar(state: State, by: Figure, on: Figure): Threat[] {
  // On a bare wall its hands are taken (UK-ACT-CLIMB).
  if (by.perch?.on === 'wall') return [];
  const to = sub(on, by);
  const turned: Figure = { ...upright(by), facing: to.x === 0 && to.y === 0 ? by.facing : to };
  const stands = by.posture !== 'prone' && !by.stunned;
  const shots = rangedArms(state, by)
    .filter((arm) => mayShoot(state, turned, arm, on))
    .flatMap((arm) => {
      const [loss] = shotOdds(state, turned, arm, on).losses;
      return loss ? [{ ...threat(by, 'shot', loss, arm.id), asItStands: stands && mayShoot(state, by, arm, on) }] : [];
    });
  const powers = grantedTo(sheetOf(state, by.id)).own.flatMap(({ rule: { power } }) => {
    if (!power?.blows) return [];
    const command = { type: 'special', rule: power.id, target: on.id } as const;
    if (power.refusal?.(state, turned, on, command)) return [];
    const [loss] = powerOdds(state, turned, power.id, on).losses;
    return loss ? [{ ...threat(by, 'power', loss, power.id), asItStands: stands && !power.refusal?.(state, by, on, command) }] : [];
  });
  return [...shots, ...powers];
}

/** In contact, or as far as a weapon in hand reaches. */
function inReach(state: State, by: Figure, on: Figure): Threat[] {
  if (!opponents(state, by).some(({ id }) => id === on.id)) return [];
  return [{ ...threat(by, 'fight', fightOdds(state, upright(by), on).losses[0]), asItStands: by.posture !== 'prone' && !by.stunned }];
}

/** A fight where they are, or after a straight charge (UK-MOVE-CHARGE). */
function closeBy(state: State, by: Figure, on: Figure): Threat[] {
  const here = inReach(state, by, on);
  if (here.length > 0 || by.posture === 'prone' || !inPlay(on)) return here;
  const allowance = baseMove(state, by);
  if (!within(distanceBetween(state, by, on), allowance)) return [];
  const { touches, end } = walk(state.scene.table, moverOf(plane, state, by), [{ x: on.x, y: on.y }], allowance);
  if (!touches.includes(on.id)) return [];
  const charger: Figure = { ...upright(by), ...roundPoint(end), z: end.z, facing: sub(on, end) };
  const turns = on.posture !== 'prone' && !on.stunned;
  const charged: Figure = turns ? { ...on, facing: facingTowards(withFigures(state, charger), on, charger) } : on;
  return [threat(by, 'charge', fightOdds(withFigures(state, charger, charged), charger, charged).losses[0])];
}

const THREATENING: Threatening<State> = {
  fromAfar,
  inReach,
  closeBy,
  // Who lies stands up first, and nothing is left for a walk (UK-STATE-PRONE-ACT).
  approaches: (state, by, on) =>
    by.posture === 'prone' || by.perch || actionsNext(state, by) < 2 ? [] : approaches(plane, state, by, on, baseMove(state, by)),
  awaits: awaitsActivation,
};

/** Actions that it has when it next acts. */
const actionsNext = (state: State, { id, activated, left }: Figure): number => (activated ? grantedTo(sheetOf(state, id)).actions : left);
