import type { Point } from '@escarmouche/space';
import type { FigureOnBoard } from '../model.ts';

/** Figures nearer to each other than this, in units, are a crowd: words beside one might be another's. */
const CROWD = 2500;

type Ends = { readonly from: Point; readonly to: Point };
export const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

export const figureAt = (figures: readonly FigureOnBoard[], place: Point): FigureOnBoard | undefined =>
  figures.find(({ at, bearing }) => bearing !== 'out' && isSame(at, place));

/** Number of other figures close to a place. */
export const company = (figures: readonly FigureOnBoard[], place: Point): number =>
  figures.filter(({ at, bearing }) => bearing !== 'out' && !isSame(at, place) && Math.hypot(at.x - place.x, at.y - place.y) < CROWD).length;

/** So many stand round a place that words off it, though a line leads to them, would be lost among those of others. */
export const isInCrowd = (figures: readonly FigureOnBoard[], place: Point): boolean => company(figures, place) > 2;

/** The figure at the far end of one of several lines that begin or end at one place; nothing for a line alone. */
export function figureAtFarEnd(figures: readonly FigureOnBoard[], lines: readonly Ends[], { from, to }: Ends): FigureOnBoard | undefined {
  if (lines.length < 2) return undefined;
  return figureAt(figures, lines.every((line) => isSame(line.to, to)) ? from : to);
}
