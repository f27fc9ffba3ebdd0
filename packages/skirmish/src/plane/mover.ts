import type { Mover, Other } from '@escarmouche/space';
import { bodyOf } from '../placed/bodies.ts';
import { allied, figureOf, figuresInPlay, type FigureId, type FigureIn } from '../roster.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneState } from './state.ts';

/** A figure's present abilities to move, in the terms of geometry, special rules included. */
export function moverOf<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  medium: Mover['medium'] = 'land',
): Mover {
  const { difficultFactor, linearCost, stepUp, dropFree } = rules;
  const plain: Mover = {
    body: bodyOf(state, figure),
    difficultFactor,
    linearCost,
    stepUp,
    dropFree,
    medium,
    others: othersOf(rules, state, figure),
  };
  return rules.ableAs?.(state, figure, plain) ?? plain;
}

/** A movement tried among others: as willed, or, where it ends in contact with enemies that the figure dares not touch, at a distance from them. */
export function daunted<S extends PlaneState, T extends object>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  attempt: (others: readonly Other[]) => T & { readonly touches?: readonly FigureId[] },
  others: readonly Other[] = othersOf(rules, state, figure),
): T {
  const result = attempt(others);
  const dread = rules.shunning?.dread;
  if (!dread) return result;
  const kept = others.map((other) => {
    if (other.clearance !== undefined || !result.touches?.includes(other.id)) return other;
    const clearance = dread(state, figure, figureOf(state, other.id));
    return clearance === undefined ? other : { ...other, clearance };
  });
  return kept.some((other, i) => other !== others[i]) ? daunted(rules, state, figure, attempt, kept) : result;
}

/** The other figures as a moving one meets them: enemies end its movement by contact, allies are in its way. */
export function othersOf<S extends PlaneState>(rules: PlaneRules<S>, state: S, figure: FigureIn<S>): readonly Other[] {
  const others: Other[] = [];
  for (const other of figuresInPlay(state)) {
    if (other.id === figure.id) continue;
    const { id } = other;
    const body = bodyOf(state, other);
    if (allied(state, figure.id, id)) {
      others.push({ id, body, manner: rules.passes?.(state, figure, other) ? 'pass' : 'block' });
      continue;
    }
    const clearance = rules.shunning?.clearance(state, figure, other);
    others.push(clearance === undefined ? { id, body, manner: 'stop' } : { id, body, manner: 'stop', clearance });
  }
  return others;
}
