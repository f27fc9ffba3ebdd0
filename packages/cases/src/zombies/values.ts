import { z } from 'zod';
import { reject } from '../problem.ts';
import { fold, text } from '../text.ts';

/** Squares to the east and to the south of the centre of the Grande-Place. */
export interface Spot {
  readonly east: number;
  readonly south: number;
}

const FARTHEST = 300;
const BEARING = /^(?:(\d{1,3})([EOW]))?\s*(?:(\d{1,3})([NS]))?$/i;

/** "4E 2N", "1O", "3S", "centre". */
function spotFrom(written: unknown): Spot | undefined {
  if (typeof written !== 'string') return undefined;
  if (['centre', 'center', 'home', 'place'].includes(fold(written))) return { east: 0, south: 0 };
  const [, across = '0', side = 'E', along = '0', end = 'S'] = BEARING.exec(written.trim()) ?? [undefined, 'none'];
  if (across === 'none' || written.trim() === '') return undefined;
  const east = Number(across) * (side.toUpperCase() === 'E' ? 1 : -1);
  const south = Number(along) * (end.toUpperCase() === 'S' ? 1 : -1);
  return Math.abs(east) > FARTHEST || Math.abs(south) > FARTHEST ? undefined : { east: east + 0, south: south + 0 };
}

export const spot = z.unknown().transform((given, context): Spot => {
  const found = spotFrom(given);
  return (
    found ?? reject(context, text('attendu une case : "4E 2N", "1O", "3S", "centre"', 'expected a square: "4E 2N", "1W", "3S", "centre"'))
  );
});

/** A quarter turn clockwise, 0 to 3. */
const quarter = z.int().min(0).max(3);

const cell = z.int().min(-100).max(100);

/** [kind, x, y] or [kind, x, y, turn]: tiles to the east and to the south of the Grande-Place, quarter turns clockwise. */
export const tile = z
  .union([z.tuple([z.string(), cell, cell, quarter]), z.tuple([z.string(), cell, cell])])
  .transform(([kind, x, y, turn = 0]) => ({
    kind,
    x,
    y,
    turn: turn as 0 | 1 | 2 | 3,
  }));

/** [x, y] or [x, y, turn]. */
export const cellAndTurn = z.union([z.tuple([cell, cell, quarter]), z.tuple([cell, cell])]).transform(([x, y, turn = 0]) => ({
  x,
  y,
  turn: turn as 0 | 1 | 2 | 3,
}));

export const count = z.int().min(0).max(1000);
export const name = z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(60));
