import { distance, inContact, type Body, type Point } from '@escarmouche/space';
import { grantedTo } from './granted.ts';
import type { Figure, FigureId, GroupSheet, Scene, Sheet, State } from './state.ts';

const PRONE_HEIGHT = 500;

export function figureOf(state: State, id: FigureId): Figure {
  const figure = state.figures[id];
  if (!figure) throw new Error(`no figure ${id}`);
  return figure;
}

export function sheetOf(state: State, id: FigureId): Sheet {
  const sheet = state.scene.sheets[id];
  if (!sheet) throw new Error(`no sheet ${id}`);
  return sheet;
}

export function groupOf(state: State, id: FigureId): GroupSheet {
  return groupSheet(state, sheetOf(state, id).group);
}

export function groupSheet(state: State, id: string): GroupSheet {
  const group = state.scene.groups.find((one) => one.id === id);
  if (!group) throw new Error(`no group ${id}`);
  return group;
}

/** Neither in reserve, nor out of action, nor fled for good (UC-DMG-OUT). */
export function inPlay(figure: Figure): boolean {
  return figure.posture === 'standing' || figure.posture === 'prone';
}

/** All figures still in play, in roster order. */
export function figuresInPlay(state: State): Figure[] {
  const result: Figure[] = [];
  for (const id of state.scene.roster) {
    const figure = state.figures[id];
    if (figure && inPlay(figure)) result.push(figure);
  }
  return result;
}

const sides = new WeakMap<Scene, ReadonlyMap<FigureId, string>>();

function sidesOf(scene: Scene): ReadonlyMap<FigureId, string> {
  const known = sides.get(scene);
  if (known) return known;
  const result = new Map(scene.groups.flatMap((group) => group.figures.map((id) => [id, group.side] as const)));
  sides.set(scene, result);
  return result;
}

/** Figures of one side are allies (UC-SYS-SIDES); a figure is its own ally. */
export function allied(state: State, a: FigureId, b: FigureId): boolean {
  const side = sidesOf(state.scene);
  return side.get(a) === side.get(b);
}

/** Figures in play of other sides, in roster order (UC-SYS-SIDES). */
export function enemiesOf(state: State, id: FigureId): Figure[] {
  return figuresInPlay(state).filter((other) => !allied(state, id, other.id));
}

/** The other figures in play of its side, in roster order (UC-SYS-SIDES). */
export function alliesOf(state: State, id: FigureId): Figure[] {
  return figuresInPlay(state).filter((other) => other.id !== id && allied(state, id, other.id));
}

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
