import { enemiesOf, inPlay, sheetOf, type Loss } from '@escarmouche/skirmish';
import { distanceBetween, engagedWith, facingTowards, moverOf } from '@escarmouche/skirmish/plane';
import { roundPoint, sub, walk, within, type Place, type Vector } from '@escarmouche/space';
import { mayShoot, shootingWeapons } from '../aiming.ts';
import { grantedTo } from '../granted.ts';
import { moveAllowance } from '../movement/allowance.ts';
import { plane } from '../plane.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { fightOdds } from './fight.ts';
import { powerOdds } from './power.ts';
import { shotLoss } from './shot.ts';

/** One thing a figure could do to another. */
export interface Threat {
  readonly by: FigureId;
  readonly on: FigureId;
  /** charge: a straight move into contact, then a fight. */
  readonly how: 'shot' | 'power' | 'fight' | 'charge';
  /** The weapon shot with, or the power. */
  readonly with?: string;
  /** Chances of losing vitality, and of going out of action. */
  readonly hurt: number;
  readonly out: number;
  /** It may be done by a figure that stands and faces as it does now: it has neither to get up nor to turn first (UC-ARC-VISION, UC-MELEE-FACE). */
  readonly asItStands: boolean;
}

/** Both ways: what could be done to a figure, and what it could do. The worst of each enemy, the worst first. */
export interface Danger {
  readonly taken: readonly Threat[];
  readonly dealt: readonly Threat[];
}

/**
 * What a figure that stood at a place would be exposed to in the next activation of each enemy, which may first turn, get up or charge straight at it;
 * and what it could do to them from there, facing them. Exact chances of the first blow; alert stances are not counted.
 */
export function dangerAt(state: State, figure: Figure, place: Place): Danger {
  const ghost: Figure = { ...figure, ...place, perch: undefined };
  const there = withFigures(state, ghost);
  const enemies = enemiesOf(there, figure.id);
  return {
    taken: worst(enemies.map((enemy) => [...fromAfar(there, enemy, ghost), ...closeBy(there, enemy, ghost)])),
    dealt: worst(enemies.map((enemy) => [...fromAfar(there, ghost, enemy), ...inContact(there, ghost, enemy)])),
  };
}

function withFigures(state: State, ...changed: readonly Figure[]): State {
  return { ...state, figures: { ...state.figures, ...Object.fromEntries(changed.map((figure) => [figure.id, figure])) } };
}

/** The worst first. */
export const byWorst = (a: Threat, b: Threat): number => b.out - a.out || b.hurt - a.hurt;

function worst(threats: readonly (readonly Threat[])[]): readonly Threat[] {
  return threats.flatMap((list) => list.toSorted(byWorst).slice(0, 1)).toSorted(byWorst);
}

/** One that may be done as the figure stands. */
export function threat(by: Figure, how: Threat['how'], { figure: on, lost, out }: Loss, tool?: string): Threat {
  return { by: by.id, on, how, ...(tool !== undefined && { with: tool }), hurt: 1 - (lost[0] ?? 0), out, asItStands: true };
}

/** Shots and powers, once it stands and faces its target. */
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
