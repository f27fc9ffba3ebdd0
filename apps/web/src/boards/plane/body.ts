import type { FigureOnBoard } from './model.ts';

/** Height of a pawn on its feet and lying, in units. */
export const TALL = 1550;
const LYING = 500;

/** Eyes, and the middle of a body, above the feet, in units. */
export const EYE = TALL * 0.88;
export const MIDDLE = TALL * 0.6;

/** A falling figure is as tall as it stood until it lies. */
export function heightOf({ bearing, falls }: Pick<FigureOnBoard, 'bearing' | 'falls'>): number {
  const held = falls?.from ?? bearing;
  return held === 'prone' || held === 'out' ? LYING : TALL;
}
