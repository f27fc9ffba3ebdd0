import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { Place, Vector } from '@escarmouche/space';
import type { Bearing, FigureOnBoard } from '../../model.ts';
import { BASE_RADIUS } from './base.ts';

const PACE = 1000;
/** Height of flat marks above the ground or roof under them, in paces, so that they are drawn over it. */
const LIFT = 0.035;

const UP = new Vector3(0, 1, 0);
const turnOf = ({ x, y }: Vector): Quaternion => new Quaternion().setFromAxisAngle(UP, Math.atan2(-x, y));
const world = ({ x, y, z }: Place, lift = 0): Vector3 => new Vector3(x / PACE, z / PACE + lift, -y / PACE);
const cube = (size: number): Vector3 => new Vector3(size, size, size);

/** Bodies that face nowhere look this way. */
const NORTH: Vector = { x: 0, y: 1 };

export const flatAt = (at: Place, r: number, facing = NORTH): Matrix4 =>
  new Matrix4().compose(world(at, LIFT), turnOf(facing), new Vector3(r / PACE, 1, r / PACE));

export const onBase = ({ at, r, facing }: FigureOnBoard): Matrix4 =>
  new Matrix4().compose(world(at), turnOf(facing ?? NORTH), cube(r / PACE / BASE_RADIUS));

/**
 * The pose of a body: leaning this far back about its feet, this much lifted and set back from the middle of its base (paces), turned aslant of its
 * facing, for a body that lies along the line of sight would seem to stand, and rolled onto its side (radians).
 */
type Pose = readonly [lean: number, lift: number, back: number, aslant: number, roll: number];
const POSES: Record<Bearing, Pose> = {
  standing: [0, 0, 0, 0, 0],
  prone: [-Math.PI / 2, 0.3, 0.75, 0.7, 0],
  hanging: [-0.22, 0.05, 0.12, 0, 0],
  out: [Math.PI / 2, 0.24, -0.75, -0.6, 0],
};
/** A figure on four feet lies down on them, and falls onto a side. */
const ON_FOUR: Record<Bearing, Pose> = { ...POSES, prone: [0, -0.26, 0, 0, 0], out: [0, 0.24, 0, 0, Math.PI / 2] };

type Posed = Pick<FigureOnBoard, 'bearing' | 'falls' | 'silhouette'>;

/** A fall goes ever faster; a figure that lay already takes its last pose at once. */
function poseOf({ bearing, falls, silhouette }: Posed): Pose {
  const poses = silhouette.kind === 'beast' ? ON_FOUR : POSES;
  const to = poses[bearing];
  if (!falls || falls.from === 'prone') return to;
  const from = poses[falls.from];
  const at = (i: 0 | 1 | 2 | 3 | 4): number => from[i] + (to[i] - from[i]) * falls.gone ** 2;
  return [at(0), at(1), at(2), at(3), at(4)];
}

export function bodyAt({ at, r, facing = NORTH, ...body }: Posed & Pick<FigureOnBoard, 'at' | 'r' | 'facing'>): Matrix4 {
  const size = r / PACE / BASE_RADIUS;
  const [lean, lift, back, aslant, roll] = poseOf(body);
  const [c, s, length] = [Math.cos(aslant), Math.sin(aslant), Math.hypot(facing.x, facing.y) || 1];
  const along = { x: (facing.x * c - facing.y * s) / length, y: (facing.x * s + facing.y * c) / length };
  const foot = { x: at.x - along.x * back * size * PACE, y: at.y - along.y * back * size * PACE, z: at.z };
  const held = turnOf(along).multiply(new Quaternion().setFromEuler(new Euler(lean, 0, roll)));
  return new Matrix4().compose(world(foot, lift * size), held, cube(size));
}
