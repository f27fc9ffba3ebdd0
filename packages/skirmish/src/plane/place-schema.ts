import { id } from '@escarmouche/referee/schema';
import { coordinate, length, place, vector } from '@escarmouche/space/schema';
import * as z from 'zod/mini';

/** Places of figures and of their deployment. Types are inferred from here. */

export const perch = z.readonly(z.strictObject({ feature: id, on: z.enum(['wall', 'ladder']) }));

/** Members of a figure. */
export const standing = { ...place.def.innerType.shape, facing: vector, perch: z.optional(perch) };

export const zone = z.strictObject({
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
  front: z.enum(['north', 'south', 'east', 'west']),
});
