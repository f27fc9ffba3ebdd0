import { enemiesOf, figureOf, inPlay, markOf } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { firstLength, lookAhead, moverOf, nextOpening, sees, type Opening, type Way } from '@escarmouche/skirmish/plane';
import { approach, below } from '@escarmouche/space';
import { actionRefusal, actionsOf, kindRefusal } from '../act.ts';
import { baseMove } from '../figures.ts';
import { plane, sightline } from '../plane.ts';
import type { Figure, FigureId, State } from '../state.ts';

/** The mark of a figure that has seen enemies come into view in the activation going on. */
export const SIGHTED = 'UK-ATTR-POSTURE-ALERTE';

/** The moment of a reaction: on the way of an enemy, at the end of its movement, after its activation. */
export type When = 'way' | 'end' | 'after';

/** A figure in alert stance that did not have the mover in view as its movement began. */
export interface Watcher {
  readonly id: FigureId;
  /** Units of the movement after which the mover is in view; undefined while no such point is known. */
  sight?: number;
  /** Windows still open on the way: the mover comes near, or becomes a target of some action. */
  near: boolean;
  target: boolean;
}

/** Enemies in alert stance that a movement may bring into view: one in the mover's own activation, willed or not (UK-ATTR-POSTURE-ALERTE). */
export function watchersOf(state: State, mover: Figure): Watcher[] {
  if (state.activation?.figure !== mover.id) return [];
  const timing = state.scene.options['alert.timing'];
  return enemiesOf(state, mover.id)
    .filter((enemy) => enemy.alert && !sees(sightline, state, enemy, mover))
    .map(({ id }) => ({ id, near: timing !== 'after', target: timing === 'interrupt' }));
}

/** Is the enemy near enough to be charged: at less than the base move (UK-ATTR-POSTURE-ALERTE)? */
export const isNear = (state: State, watcher: Figure, mover: Figure): boolean =>
  below(distanceBetween(state, watcher, mover), baseMove(state, watcher));

/** The move that charges an enemy from where both are, if one can be made. */
export function chargeOn(state: State, figure: Figure, enemy: Figure) {
  const found = approach(state.scene.table, moverOf(plane, state, figure), enemy.id, baseMove(state, figure));
  const charge = found && ({ type: 'move', path: found.path } as const);
  return charge && !actionRefusal(state, figure, charge, true) ? charge : undefined;
}

/** Could an action of the watcher be aimed at the mover now? */
function isTarget(state: State, watcher: Figure, mover: Figure): boolean {
  const aimed = actionsOf(state, watcher).flatMap((kind) => kind.aims?.(state, watcher, mover) ?? []);
  return aimed.some((command) => !actionRefusal(state, watcher, command, true));
}

/** Is a window of the watcher open, with the mover at its present place? */
function isOpen(state: State, { id, near, target }: Watcher, mover: FigureId): boolean {
  const [by, of] = [figureOf(state, id), figureOf(state, mover)];
  return (near && isNear(state, by, of)) || (target && isTarget(state, by, of));
}

/** A window that is open now is closed: each is asked once. */
export function closeWindow(state: State, watcher: Watcher, mover: FigureId): void {
  const { near, target } = watcher;
  watcher.near = near && !isOpen(state, { ...watcher, target: false }, mover);
  watcher.target = target && !isOpen(state, { ...watcher, near: false }, mover);
}

/** May a figure do anything about the mover at this moment (UK-ATTR-POSTURE-ALERTE)? */
export function canReact(state: State, id: FigureId, mover: FigureId, when: When): boolean {
  const [figure, enemy] = [figureOf(state, id), figureOf(state, mover)];
  if (state.phase === 'over' || !figure.alert || !inPlay(figure) || !inPlay(enemy)) return false;
  const charging = when !== 'after' && state.scene.options['alert.timing'] === 'split';
  if (charging) return isNear(state, figure, enemy) && chargeOn(state, figure, enemy) !== undefined;
  return actionsOf(state, figure).some((kind) => !kindRefusal(state, figure, kind, true));
}

/** The next point of a way, its end left out, at which a watcher may break in; `gone` units of the movement are behind. */
export function nextWindow(
  state: State,
  mover: Figure,
  way: Way<State>,
  watchers: readonly Watcher[],
  gone: number,
): Opening<Watcher> | undefined {
  return nextOpening(way, watchers, (watcher, limit) => firstFor(state, mover, way, watcher, gone, limit));
}

/** The first point of a way, up to a limit, at which the watcher has the mover in view and a window open. */
function firstFor(state: State, mover: Figure, way: Way<State>, watcher: Watcher, gone: number, limit: number): number | undefined {
  const ahead = lookAhead(state, mover, way);
  const inView = (length: number): boolean =>
    sees(sightline, ahead(length), figureOf(state, watcher.id), figureOf(ahead(length), mover.id));
  if (!isSeen(watcher, gone)) {
    const first = firstLength(limit, inView);
    if (first === undefined) delete watcher.sight;
    else watcher.sight = gone + first;
  }
  const { sight } = watcher;
  if (sight === undefined || !(watcher.near || watcher.target)) return undefined;
  return firstLength(limit, (length) => gone + length >= sight && isOpen(ahead(length), watcher, mover.id));
}

/** Has the mover come into view with so many units of the movement behind? */
export const isSeen = ({ sight }: Watcher, gone: number): boolean => sight !== undefined && sight <= gone;

/** Figures in alert stance that have seen an enemy come into view in its activation. */
export const sightedBy = (state: State, mover: FigureId): readonly FigureId[] =>
  enemiesOf(state, mover).flatMap(({ id, alert }) => (alert && markOf(state, SIGHTED, id, mover) !== undefined ? [id] : []));
