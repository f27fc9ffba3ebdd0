import { NOBODY } from '@escarmouche/referee';
import { enemiesOf, figureOf, groupOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { firstLength, lookAhead, nextOpening, sees, type Opening, type Way } from '@escarmouche/skirmish/plane';
import { below } from '@escarmouche/space';
import { actionRefusal, actionsOf } from '../act.ts';
import { baseMove } from '../figures.ts';
import { plane } from '../plane.ts';
import type { Figure, FigureId, State } from '../state.ts';

/** A figure in alert stance that watches a movement, and the windows still to come for it. */
export interface Watcher {
  readonly id: FigureId;
  near: boolean;
  target: boolean;
  /** The point waited for, in units from the start of the movement. */
  wait?: number;
}

/**
 * Watchers of a movement: enemies in alert stance, by the order of play of their groups; only movements in the mover's own activation count. Zombies
 * that the rules play do not break in: they move once and fight once, in their activation (UC-SV-AI-SCOPE).
 */
export function watchersOf(state: State, mover: Figure): Watcher[] {
  if (state.activation?.figure !== mover.id) return [];
  const alert = enemiesOf(state, mover.id).filter(({ id, alert: on }) => on && groupOf(state, id).seat !== NOBODY);
  const order = (figure: Figure): number => state.order.indexOf(sheetOf(state, figure.id).group);
  alert.sort((a, b) => order(a) - order(b));
  return alert.map((enemy) => ({ id: enemy.id, near: true, target: !isTarget(state, enemy, mover) }));
}

/** Is the mover at less than the base move of a watcher that sees it (a)? */
function isNear(state: State, watcher: Figure, mover: Figure): boolean {
  return below(distanceBetween(state, watcher, mover), baseMove(sheetOf(state, watcher.id))) && sees(plane, state, watcher, mover);
}

/** Could a shooting weapon or power of the watcher be aimed at the mover (b)? */
function isTarget(state: State, watcher: Figure, mover: Figure): boolean {
  return actionsOf(state, watcher).some((kind) =>
    kind.aims?.(state, watcher, mover).some((command) => !actionRefusal(state, watcher, command, true)),
  );
}

/** Does the condition of a window hold with the mover at its present place? */
export function holds(state: State, watcher: FigureId, mover: FigureId, kinds: { near: boolean; target: boolean }): boolean {
  const [by, of] = [figureOf(state, watcher), figureOf(state, mover)];
  if (state.phase === 'over' || !inPlay(of)) return false;
  return (kinds.near && isNear(state, by, of)) || (kinds.target && isTarget(state, by, of));
}

const BOTH = { near: true, target: true } as const;

/** Is the window at the end (c), or at a point waited for, open to the watcher? */
export function mayReact(state: State, watcher: FigureId, mover: FigureId): boolean {
  return holds(state, watcher, mover, BOTH);
}

/** Has a figure in alert stance any reaction left at all? */
export function canReact(state: State, id: FigureId): boolean {
  const figure = figureOf(state, id);
  if (!figure.alert || !inPlay(figure)) return false;
  if (!actionRefusal(state, figure, { type: 'move', path: [] }, true)) return true;
  return actionsOf(state, figure).some((kind) =>
    kind.offers(state, figure).some(({ command }) => command && !actionRefusal(state, figure, command, true)),
  );
}

/** The next point of a way, its end left out, at which a window opens; `gone` units of the movement are behind. */
export function nextWindow(
  state: State,
  mover: Figure,
  way: Way<State>,
  watchers: readonly Watcher[],
  gone: number,
): Opening<Watcher> | undefined {
  return nextOpening(way, watchers, (watcher, limit) => {
    const at = firstFor(state, mover, way, watcher, gone, limit);
    return at !== undefined && canReact(state, watcher.id) ? at : undefined;
  });
}

/** The first point of a way, up to a limit, at which a window opens for a watcher. */
function firstFor(state: State, mover: Figure, way: Way<State>, watcher: Watcher, gone: number, limit: number): number | undefined {
  const ahead = lookAhead(state, mover, way);
  const holdsAt = (length: number, kinds: { near: boolean; target: boolean }): boolean => holds(ahead(length), watcher.id, mover.id, kinds);
  const opening = watcher.near || watcher.target ? firstLength(limit, (length) => holdsAt(length, watcher)) : undefined;
  const waited = watcher.wait === undefined ? undefined : watcher.wait - gone;
  if (waited === undefined || waited <= 0 || waited > limit || !holdsAt(waited, BOTH)) return opening;
  return Math.min(waited, opening ?? waited);
}
