import type { Point } from '@escarmouche/space';
import type { FigureOnBoard } from './model.ts';

/** Figures nearer to each other than this, in units, are a crowd: words beside one might be another's. */
const CROWD = 2500;

type Ends = { readonly from: Point; readonly to: Point };
const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Who stands at a place. */
export const figureAt = (figures: readonly FigureOnBoard[], place: Point): FigureOnBoard | undefined =>
  figures.find(({ at, bearing }) => bearing !== 'out' && isSame(at, place));

/** How many stand close to a place. */
const company = (figures: readonly FigureOnBoard[], place: Point): number =>
  figures.filter(({ at, bearing }) => bearing !== 'out' && !isSame(at, place) && Math.hypot(at.x - place.x, at.y - place.y) < CROWD).length;

/** The tag of the figure at a place, as the first part of words about it, where others stand so close that the words must say whose they are. */
export function tagInCrowd(figures: readonly FigureOnBoard[], at: Point): readonly { readonly text: string; readonly tone: 'plain' }[] {
  const figure = figureAt(figures, at);
  return figure && company(figures, at) > 0 ? [{ text: figure.tag, tone: 'plain' }] : [];
}

/** So many stand round a place that words off it, though a line leads to them, would be lost among those of others. */
export const isInCrowd = (figures: readonly FigureOnBoard[], at: Point): boolean => company(figures, at) > 2;

/** Where one of several lines that begin or end at one place has its other end. */
export function farEnd(lines: readonly Ends[], { from, to }: Ends): Point | undefined {
  if (lines.length < 2) return undefined;
  return lines.every((line) => isSame(line.to, to)) ? from : to;
}

/** The tag of who is at the far end of one of several lines that begin or end at one place, as the first part of words about it. */
export function tagOfLine(
  figures: readonly FigureOnBoard[],
  lines: readonly Ends[],
  line: Ends,
): readonly { readonly text: string; readonly tone: 'plain' }[] {
  const end = farEnd(lines, line);
  const figure = end && figureAt(figures, end);
  return figure ? [{ text: figure.tag, tone: 'plain' }] : [];
}
