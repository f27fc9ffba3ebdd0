import type { Attack } from '../attack.ts';
import type { Level } from '../content.ts';
import type { FigureId } from '../state.ts';

/** Damage roll by whole paces fallen: 2, 3, 4 or more (UC-MOVE-FALL). */
const LEVELS: readonly Level[] = ['malus', 'normal', 'bonus'];

/** The blow of a fall from so many units, from no arc; none below two paces (UC-MOVE-FALL). */
export function fallBlow(figure: FigureId, height: number): Attack | undefined {
  const level = LEVELS[Math.min(Math.floor(height / 1000), 4) - 2];
  return level && { kind: 'fall', target: figure, level, rule: 'UC-MOVE-FALL', arc: 'none', hidden: 0 };
}
