import { filling, sheetOf } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { isEngaged } from '@escarmouche/skirmish/plane';
import { PACE, within } from '@escarmouche/space';
import { grantedTo } from './granted.ts';
import type { Figure, State } from './state.ts';

/** Beyond this distance an undetectable figure cannot be aimed at (UK-ATTR-INDECELABLE). */
export const DETECTION = 2 * PACE;

/** A rule makes the figure undetectable, and no enemy is in contact with it (UK-ATTR-INDECELABLE). */
export function isUndetectable(state: State, figure: Figure): boolean {
  const hiding = filling(grantedTo(sheetOf(state, figure.id)).own, 'undetectable');
  return hiding.some(({ rule }) => rule.undetectable(state, figure)) && !isEngaged(state, figure);
}

/** Is a figure safe from aims from the place of another one? */
export function undetectableFrom(state: State, looker: Figure, target: Figure): boolean {
  return isUndetectable(state, target) && !within(distanceBetween(state, looker, target), DETECTION);
}
