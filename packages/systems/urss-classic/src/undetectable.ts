import { enemiesOf, markOf, sheetOf } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { coverTouched, isEngaged } from '@escarmouche/skirmish/plane';
import { below, PACE } from '@escarmouche/space';
import { grantedByWeapon, grantedTo } from './granted.ts';
import { isLifted } from './lifted.ts';
import type { CarriedWeapon, Figure, FigureId, PassingMark, State } from './state.ts';

/** Beyond this distance an undetectable figure cannot be aimed at, nor approached (UC-ATTR-INDECELABLE). */
export const DETECTION = 3000;
/** The nearest that a figure may come that began its activation afar. */
export const STANDOFF = 1000;

/** A rule makes the figure undetectable, and no enemy is in contact with it (UC-ATTR-INDECELABLE). */
export function isUndetectable(state: State, figure: Figure): boolean {
  return grantedTo(sheetOf(state, figure.id)).own.some(({ rule }) => rule.undetectable?.(state, figure)) && !isEngaged(state, figure);
}

/** Is this figure safe from being aimed at, or approached, from this distance? */
export function undetectableFrom(state: State, figure: Figure, distance: number): boolean {
  return below(DETECTION, distance) && isUndetectable(state, figure);
}

/** The mark of an activation: enemies too far off to be approached if they are undetectable (UC-ATTR-INDECELABLE). */
export const AFAR = 'UC-ATTR-INDECELABLE';

/** The mark of an activation that begins, if there is one to make. */
export function afarMark(state: State, figure: Figure): PassingMark | undefined {
  const value = enemiesAfar(state, figure);
  return value.length > 0 ? { rule: AFAR, figure: figure.id, value, until: 'activation' } : undefined;
}

function afarFrom(state: State, figure: Figure): readonly FigureId[] {
  const afar = markOf(state, AFAR, figure.id);
  return Array.isArray(afar) ? (afar as readonly FigureId[]) : [];
}

/** Enemies with a rule that may make them undetectable, farther off than they are found from. */
function enemiesAfar(state: State, figure: Figure): FigureId[] {
  return enemiesOf(state, figure.id)
    .filter((enemy) => grantedTo(sheetOf(state, enemy.id)).own.some(({ rule }) => rule.undetectable))
    .filter((enemy) => below(DETECTION, distanceBetween(state, figure, enemy)))
    .map(({ id }) => id);
}

/** Did the figure begin its activation, or does it begin its reaction, too far from that enemy to approach it undetected? */
export function beganAfar(state: State, figure: Figure, enemy: Figure): boolean {
  const { activation } = state;
  if (activation?.figure === figure.id) return afarFrom(state, figure).includes(enemy.id);
  return below(DETECTION, distanceBetween(state, figure, enemy));
}

/** Ids of the features that a figure touches and that can hide it: a pace high from its level, a pace wide. */
export function hidingPlaces(state: State, figure: Figure): readonly string[] {
  return coverTouched(state, figure, { width: PACE, height: PACE });
}

/** Does a shot with this weapon give away an undetectable shooter (UC-ATTR-INDECELABLE)? */
export function givesAway(state: State, weapon: CarriedWeapon): boolean {
  return !isLifted(state, grantedByWeapon(weapon), { rule: 'UC-ATTR-INDECELABLE' });
}
