import type { Held, Kind, Silhouette } from '@escarmouche/content/silhouettes';
import { Vector3, type BufferGeometry } from 'three';
import { createSolids, type Vec3 } from '../solids.ts';
import type { Body } from './body.ts';
import { others } from './others.ts';
import { people } from './people.ts';
import { all, ball, frameOf, put, rod, type Piece, type Put } from './pieces.ts';
import { THINGS } from './things.ts';

const BODIES: Readonly<Record<Kind, Body>> = { ...people, ...others };

/** A pawn made for a base of radius `BASE_RADIUS`. Raised: the thing in its hands is up. */
export function pawnGeometry({ kind, held }: Silhouette, raised: boolean): BufferGeometry {
  const body = BODIES[kind];
  const { piece, size = 1, slung } = body;
  const holding = slung ? slungOn(slung, held) : armed(body, held, raised);
  const solids = createSolids();
  put({ size }, piece, holding)(solids);
  return solids.build();
}

const slungOn = (slung: Put, held: Held | undefined): Piece => all(...(held ? [put(slung, THINGS[held].piece)] : []));

/** Both arms, and what is in the hands. */
function armed(body: Body, held: Held | undefined, raised: boolean): Piece {
  const { chest, grip = 1, hands, taken = false } = body;
  if (held === undefined) return all(arm(body, -1, hands[0]), arm(body, 1, hands[1]));
  const { piece, other, ...poses } = THINGS[held];
  const pose = raised ? poses.raised : poses.carried;
  const [x, y, z] = (pose.at ?? [0, 0, 0]).map((length) => length * (body.wide / 0.3)) as [number, number, number];
  const where = { ...pose, at: [chest[0] + x, chest[1] + y, chest[2] + z] as const, size: grip };
  const second = other && !taken ? new Vector3(...other).applyMatrix4(frameOf(where)).toArray() : hands[0];
  const first = where.at;
  // A bow held at the left is drawn with the right hand.
  const [left, right] = x < 0 ? [first, second] : [second, first];
  return all(put(where, piece), arm(body, -1, left), arm(body, 1, right));
}

function arm({ chest, wide, arm: { colour, thick, hand } }: Body, side: -1 | 1, to: Vec3): Piece {
  const shoulder = [chest[0] + side * wide, chest[1], chest[2] + 0.02] as const;
  return all(rod(shoulder, to, thick * 1.25, thick, colour), ball(to, thick * 1.1, hand, 3, 5));
}
