import type { Point } from '@escarmouche/space';
import type { Command } from './commands.ts';
import { units } from './testing.ts';

/** Commands of movement for tests, positions in paces from the middle of the table. */
export type Offset = readonly [x: number, y: number];

function at([x, y]: Offset): Point {
  const place = units(x, y);
  return { x: place.x, y: place.y };
}

export const move = (...path: Offset[]): Command => ({ type: 'move', path: path.map(at) });
export const run = (x: number, y: number): Command => ({ type: 'run', to: at([x, y]) });
export const jump = (x: number, y: number): Command => ({ type: 'jump', to: at([x, y]) });
export const swim = (...path: Offset[]): Command => ({ type: 'swim', path: path.map(at) });
