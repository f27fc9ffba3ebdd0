import { alliesOf, enemiesOf, sheetOf } from '@escarmouche/skirmish';
import { distance, inContact, type Body, type Point } from '@escarmouche/space';
import { grantedTo } from './granted.ts';
import type { Figure, Sheet, State } from './state.ts';

export {
  allied,
  alliesOf,
  enemiesOf,
  figureOf,
  figuresInPlay,
  groupById as groupSheet,
  groupOf,
  inPlay,
  sheetOf,
} from '@escarmouche/skirmish';

const PRONE_HEIGHT = 500;

/** The figure as an upright cylinder (UC-SYS-BASES), here or at another place. */
export function bodyOf(state: State, figure: Figure, at: { x: number; y: number; z: number } = figure): Body {
  const { r, h } = grantedTo(sheetOf(state, figure.id));
  return { x: at.x, y: at.y, z: at.z, r, h: figure.posture === 'prone' ? PRONE_HEIGHT : h };
}

/** Vitality points of the figure when sound (UC-DMG-POINT). */
export function fullVitality(sheet: Sheet): number {
  return grantedTo(sheet).vitality;
}

/** Base move in units (UC-MOVE-BASE). */
export function baseMove(sheet: Sheet): number {
  return grantedTo(sheet).baseMove;
}

export type Health = 'sound' | 'wounded' | 'badlyWounded' | 'out';

/** State by vitality (UC-DMG-STATES): sound in the upper third, wounded in the middle one. */
export function healthOf(sheet: Sheet, vitality: number): Health {
  const full = fullVitality(sheet);
  if (vitality <= 0) return 'out';
  if (vitality * 3 > full * 2) return 'sound';
  return vitality * 3 > full ? 'wounded' : 'badlyWounded';
}

/** Enemies in base contact with it, in roster order (UC-MELEE-ENGAGED). */
export function engagedWith(state: State, figure: Figure): Figure[] {
  const body = bodyOf(state, figure);
  return enemiesOf(state, figure.id).filter((enemy) => near(figure, enemy) && inContact(body, bodyOf(state, enemy)));
}

/** Allies in base contact with it. */
export function alliesInContact(state: State, figure: Figure): Figure[] {
  const body = bodyOf(state, figure);
  return alliesOf(state, figure.id).filter((ally) => near(figure, ally) && inContact(body, bodyOf(state, ally)));
}

/** Cheap test before the exact one: no two bases touch beyond this. */
function near(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < 3000 && Math.abs(a.y - b.y) < 3000;
}

/** Is any enemy in contact with it (UC-MELEE-ENGAGED)? */
export function isEngaged(state: State, figure: Figure): boolean {
  return engagedWith(state, figure).length > 0;
}

/** Distance between two figures in units (UC-SYS-DISTANCE). */
export function distanceBetween(state: State, a: Figure, b: Figure): number {
  return distance(bodyOf(state, a), bodyOf(state, b));
}
