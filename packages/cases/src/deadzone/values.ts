import { cubeNamed, nameOfCube } from '@escarmouche/space/cubes';
import { z } from 'zod';
import { reject } from '../problem.ts';
import { text } from '../text.ts';

const TEN_THOUSANDTH = 10_000;

export const count = z.int().min(0).max(1000);
export const name = z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(60));

/** A cube: C4R3L2; without a level the one on the ground. */
export const cube = z.unknown().transform((given, context): string => {
  const found = typeof given === 'string' ? cubeNamed(given.trim()) : undefined;
  return found ? nameOfCube(found) : reject(context, text('attendu un cube : C4R3L2', 'expected a cube: C4R3L2'));
});

/** A place in a cube: shares from its west and north edges. */
export const spot = z
  .tuple([z.number().min(0).max(1), z.number().min(0).max(1)])
  .transform(([east, south]): readonly [number, number] => [
    Math.round(east * TEN_THOUSANDTH) / TEN_THOUSANDTH,
    Math.round(south * TEN_THOUSANDTH) / TEN_THOUSANDTH,
  ]);

/** A test's target score, "4" or "4+"; "-" for none. */
export const score = z.unknown().transform((given, context): number | null => {
  if (given === '-' || given === null) return null;
  const number = Number(String(given).replace('+', ''));
  return Number.isInteger(number) && number >= 2 && number <= 8
    ? number
    : reject(context, text('attendu un score de 2+ à 8+, ou "-"', 'expected a score of 2+ to 8+, or "-"'));
});
