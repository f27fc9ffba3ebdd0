import { figuresIn, newLines, type Line } from '../../dice/throws.ts';
import type { FigureOnBoard } from '../model.ts';

/** The figures that the lines which have come into a log tell of: who acts, what it aims at. */
export function toldOf(before: readonly Line[], now: readonly Line[], figures: readonly FigureOnBoard[]): readonly FigureOnBoard[] {
  const ids = new Set(newLines(before, now).flatMap(figuresIn));
  return ids.size === 0 ? [] : figures.filter(({ id, active }) => active || ids.has(id));
}
