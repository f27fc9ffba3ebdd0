import { Color, Matrix4, Vector3 } from 'three';
import type { Solids, Vec3 } from '../solids.ts';

/** A part of a pawn, which looks north (y) with its right hand to the east (x); z is upwards. Lengths in paces. */
export type Piece = (solids: Solids) => void;

const share = (r: number, g = r, b = r): Color => new Color().setRGB(r, g, b);
/** Colours of pawns are shares of the side's colour: white takes it whole. More than the whole is paler than the side, whichever it is. */
export const WHITE = share(1);
export const COAT = share(0.62);
export const DEEP = share(0.24);
export const DARK = share(0.045, 0.045, 0.055);
export const PALE = share(2.3, 2.1, 2.6);
export const GLOW = share(7);
/** Of the dead that walk. */
export const SICK = share(0.55, 1.5, 0.62);

/** A ring of a turned piece: its radius, its height, its colour. */
export type Profile = readonly (readonly [radius: number, height: number, colour: Color])[];

export const turned =
  (
    profile: Profile,
    { sides = 8, at = [0, 0, 0], squash = 1, turn = 0.5 }: { sides?: number; at?: Vec3; squash?: number; turn?: number } = {},
  ): Piece =>
  (solids) =>
    solids.turned(at, profile, sides, turn, squash);

export const ball =
  (at: Vec3, radius: Vec3 | number, colour: Color, rings = 4, sides = 7): Piece =>
  (solids) =>
    solids.ball(at, typeof radius === 'number' ? [radius, radius, radius] : radius, colour, rings, sides);

/** `size`: to the side, ahead and up. */
export const box =
  (at: Vec3, size: Vec3, colour: Color): Piece =>
  (solids) =>
    solids.box(at, size, colour);

/** A rod between two points, closed at the end. */
export const rod =
  (from: Vec3, to: Vec3, low: number, high: number, colour: Color, sides = 5): Piece =>
  (solids) => {
    const [a, b] = [new Vector3(...from), new Vector3(...to)];
    const up = b.clone().sub(a);
    const length = up.length();
    up.normalize();
    const right = Math.abs(up.x) > 0.9 ? new Vector3(0, 1, 0) : new Vector3(1, 0, 0);
    const ahead = up.clone().cross(right).normalize();
    const frame = new Matrix4().makeBasis(ahead.clone().cross(up), ahead, up).setPosition(a);
    const profile: Profile = [[low, 0, colour], [high, length, colour], ...(high > 0 ? [[0, length, colour] as const] : [])];
    solids.within(frame, () => solids.turned([0, 0, 0], profile, sides));
  };

/** Rods from point to point. */
export const bent = (points: readonly Vec3[], radius: number, colour: Color, sides = 4): Piece =>
  all(...points.slice(1).map((to, i) => rod(points[i] ?? to, to, radius, radius, colour, sides)));

/** A panel seen from the front, its outline counter-clockwise from there: to the side and up. */
export const plate = (outline: readonly (readonly [x: number, z: number])[], thick: number, colour: Color): Piece => {
  const points = outline.map(([x, y]) => ({ x, y }));
  const upright = new Matrix4().makeRotationX(Math.PI / 2);
  return (solids) =>
    solids.within(upright, () => {
      solids.sides(points, -thick / 2, thick / 2, colour, colour);
      solids.face(points, thick / 2, colour);
      solids.face(points, -thick / 2, colour, false);
    });
};

export const all =
  (...pieces: readonly Piece[]): Piece =>
  (solids) => {
    for (const piece of pieces) piece(solids);
  };

/** On both sides alike. */
export const both = (piece: (side: -1 | 1) => Piece): Piece => all(piece(-1), piece(1));

/** Where something is put: turned to the left (yaw), up (pitch) and over to the right (roll), in radians. */
export interface Put {
  readonly at?: Vec3;
  readonly yaw?: number;
  readonly pitch?: number;
  readonly roll?: number;
  readonly size?: number;
}

export function frameOf({ at = [0, 0, 0], yaw = 0, pitch = 0, roll = 0, size = 1 }: Put): Matrix4 {
  const turn = new Matrix4().makeRotationZ(yaw).multiply(new Matrix4().makeRotationX(pitch)).multiply(new Matrix4().makeRotationY(roll));
  return new Matrix4()
    .makeTranslation(...at)
    .multiply(turn)
    .scale(new Vector3(size, size, size));
}

export function put(where: Put, ...pieces: readonly Piece[]): Piece {
  const frame = frameOf(where);
  return (solids) => solids.within(frame, () => all(...pieces)(solids));
}
