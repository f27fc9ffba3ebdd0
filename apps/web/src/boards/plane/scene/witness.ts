import { newLines, type Line } from '../../dice/throws.ts';
import type { FigureOnBoard } from '../model.ts';

/** The figures that the lines which have come into a log tell of: who acts, what it aims at. */
export function toldOf(before: readonly Line[], now: readonly Line[], figures: readonly FigureOnBoard[]): readonly FigureOnBoard[] {
  const named = newLines(before, now).flatMap(({ told }) => told.text ?? []);
  const ids = new Set(named.flatMap((part) => (typeof part !== 'string' && part.kind === 'figure' ? [part.id] : [])));
  return ids.size === 0 ? [] : figures.filter(({ id, active }) => active || ids.has(id));
}
