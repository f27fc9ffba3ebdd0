import { PACE } from '@escarmouche/space';
import type { Attack } from '../attack.ts';
import type { FigureId, State } from '../state.ts';

/** The fewest whole paces of a fall that hurts; its level is 0 a pace higher. */
const HURTS_FROM = 2;
const PLAIN_FROM = 3;
const CAPPED = 1;

/** The blow of a fall from so many units: a level for each whole pace, without end but by option (UK-MOVE-FALL). */
export function fallBlow({ scene }: State, figure: FigureId, height: number): Attack | undefined {
  const paces = Math.floor(height / PACE);
  if (paces < HURTS_FROM) return undefined;
  const open = paces - PLAIN_FROM;
  const level = scene.options['fall.progression'] === 'open' ? open : Math.min(open, CAPPED);
  return { kind: 'fall', target: figure, level, rule: 'UK-MOVE-FALL', arc: 'none', hidden: 0 };
}
