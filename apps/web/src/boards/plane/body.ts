import type { Kind, Silhouette } from '@escarmouche/content/silhouettes';
import type { FigureOnBoard } from './model.ts';

/** Height of a pawn on its feet and lying, in units. */
export const TALL = 1550;
const LYING = 500;
/** Radius of the base that these are for; pawns grow with theirs. */
const USUAL = 500;

/** Eyes, and the middle of a body, above the feet, in units. */
export const EYE = TALL * 0.88;
export const MIDDLE = TALL * 0.6;

/** Kinds that are much lower or higher than the others. */
const STATURES: Readonly<Partial<Record<Kind, number>>> = {
  sniper: 0.85,
  beast: 0.85,
  small: 0.8,
  dwarf: 0.9,

  jet: 1.1,
  mage: 1.2,
};

/** Height of a pawn on its feet, as a share of the usual one. */
export const statureOf = ({ kind }: Silhouette): number => STATURES[kind] ?? 1;

/** A figure, or the place of one, of which less may be known. */
export type Stood = Pick<FigureOnBoard, 'bearing' | 'falls'> & Partial<Pick<FigureOnBoard, 'silhouette' | 'r'>>;

/** A falling figure is as tall as it stood until it lies. */
export function heightOf({ bearing, falls, silhouette, r = USUAL }: Stood): number {
  const held = falls?.from ?? bearing;
  const tall = held === 'prone' || held === 'out' ? LYING : TALL * (silhouette ? statureOf(silhouette) : 1);
  return (tall * r) / USUAL;
}
