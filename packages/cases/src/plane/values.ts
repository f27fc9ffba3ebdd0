import { z } from 'zod';
import { reject } from '../problem.ts';
import { fold, text } from '../text.ts';

/** A position in paces: x to the east, y to the north, level upwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Absent: whatever can be stood on there, the ground first. */
  readonly z?: number;
}

/** Far beyond any table, near enough for exact products. */
const FARTHEST = 300;

const isLength = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= FARTHEST;

export function isSpot(value: unknown): value is readonly number[] {
  return Array.isArray(value) && (value.length === 2 || value.length === 3) && value.every(isLength);
}

/** `{ x: 1, y: 2 }` is as good as `[1, 2]`. */
function asList(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { x, y, z: level, ...others } = value as Record<string, unknown>;
  if (x === undefined || y === undefined || Object.keys(others).length > 0) return value;
  return level === undefined ? [x, y] : [x, y, level];
}

export const paces = z.number().min(-FARTHEST).max(FARTHEST);
export const id = z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(60));

export function toSpot([x = 0, y = 0, level]: readonly number[]): Spot {
  return level === undefined ? { x, y } : { x, y, z: level };
}

export const spot = z.unknown().transform((given, context): Spot => {
  const value = asList(given);
  if (isSpot(value)) return toSpot(value);
  return reject(
    context,
    text('attendu une position en pas : [x, y] ou [x, y, niveau]', 'expected a position in paces: [x, y] or [x, y, level]'),
  );
});

/** A position, or the name of a figure (of whom the position is meant). */
export const spotOrName = z.unknown().transform((given, context): Spot | string => {
  const value = asList(given);
  if (isSpot(value)) return toSpot(value);
  if (typeof value === 'string' && value !== '') return value;
  return reject(
    context,
    text('attendu une position [x, y] ou le nom d’une figurine', 'expected a position [x, y] or the name of a figure'),
  );
});

/** One position or several. */
export const points = z.preprocess((given) => (isSpot(asList(given)) ? [given] : given), z.array(spot).min(1).max(100));

/** The points of a way, start left out; or the name of a figure to move into contact with. */
export const way = z.unknown().transform((given, context): readonly Spot[] | string => {
  const value = Array.isArray(given) ? given.map(asList) : asList(given);
  if (isSpot(value)) return [toSpot(value)];
  if (Array.isArray(value) && value.length <= 100 && value.every(isSpot)) return value.map(toSpot);
  if (value === null || value === true || (typeof value === 'string' && ['here', 'ici', 'surplace'].includes(fold(value)))) return [];
  if (typeof value === 'string' && value !== '') return value;
  return reject(
    context,
    text(
      'attendu un chemin : [x, y], une liste de positions, « here », ou le nom d’une figurine à toucher',
      'expected a path: [x, y], a list of positions, "here", or the name of a figure to touch',
    ),
  );
});

/** A direction: a vector, or a figure that is looked at. */
export type Way = { readonly x: number; readonly y: number } | string;

const compass: Readonly<Record<string, readonly [number, number]>> = {
  north: [0, 1],
  nord: [0, 1],
  n: [0, 1],
  northeast: [1, 1],
  nordest: [1, 1],
  ne: [1, 1],
  east: [1, 0],
  est: [1, 0],
  e: [1, 0],
  southeast: [1, -1],
  sudest: [1, -1],
  se: [1, -1],
  south: [0, -1],
  sud: [0, -1],
  s: [0, -1],
  southwest: [-1, -1],
  sudouest: [-1, -1],
  sw: [-1, -1],
  so: [-1, -1],
  west: [-1, 0],
  ouest: [-1, 0],
  w: [-1, 0],
  o: [-1, 0],
  northwest: [-1, 1],
  nordouest: [-1, 1],
  nw: [-1, 1],
  no: [-1, 1],
};

/** Degrees clockwise from north; exact for eighths of a turn. */
function fromDegrees(degrees: number): { x: number; y: number } {
  const eighth = ((degrees % 360) + 360) % 360;
  const exact = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'][eighth / 45];
  if (exact !== undefined) return toVector(exact) as { x: number; y: number };
  const angle = (eighth / 180) * Math.PI;
  return { x: Math.round(Math.sin(angle) * 1e5), y: Math.round(Math.cos(angle) * 1e5) };
}

function toVector(name: string): Way {
  const named = compass[fold(name)];
  return named ? { x: named[0] * 1000, y: named[1] * 1000 } : name;
}

/** A facing: a name of the compass, degrees clockwise from north, a vector [x, y], or a figure to look at. */
export const facing = z.unknown().transform((value, context): Way => {
  if (typeof value === 'string' && value !== '') return toVector(value);
  if (isLength(value) || (typeof value === 'number' && Math.abs(value) <= 3600)) return fromDegrees(value);
  if (isSpot(value) && value.length === 2) {
    const [x = 0, y = 0] = value;
    if (x !== 0 || y !== 0) return { x: Math.round(x * 1000), y: Math.round(y * 1000) };
  }
  return reject(
    context,
    text(
      'attendu une orientation : north, south-east…, des degrés (0 = nord, 90 = est), un vecteur [x, y] ou le nom d’une figurine',
      'expected a facing: north, south-east …, degrees (0 = north, 90 = east), a vector [x, y] or the name of a figure',
    ),
  );
});
