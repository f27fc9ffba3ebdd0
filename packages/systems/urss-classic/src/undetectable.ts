import { below } from '@escarmouche/space';
import { sheetOf } from './figures.ts';
import { grantedTo } from './granted.ts';
import type { Figure, State } from './state.ts';

/** From farther than this an undetectable figure cannot be aimed at, nor approached (UC-ATTR-INDECELABLE). */
export const DETECTION = 3000;
/** As near as who began its activation afar may come. */
export const STANDOFF = 1000;

export function isUndetectable(state: State, figure: Figure): boolean {
  return grantedTo(sheetOf(state, figure.id)).own.some(({ rule }) => rule.undetectable?.(state, figure));
}

/** Is this figure safe from being aimed at, or approached, from this distance? */
export function undetectableFrom(state: State, figure: Figure, distance: number): boolean {
  return below(DETECTION, distance) && isUndetectable(state, figure);
}
