import { standingAt } from '../move/level.ts';
import { pitRoom } from '../move/pit.ts';
import { circleRound, passesFar, pointOn, sweep } from '../move/sweep.ts';
import type { Leg } from '../move/sweep.ts';
import type { Block } from '../paths/blocks.ts';
import { costOfWay, reachOfWay } from '../paths/cost.ts';
import { flatAlong } from '../paths/flat.ts';
import { blocksFrom, frameOf } from '../paths/floor.ts';
import type { Uneven } from '../paths/floor.ts';
import type { Storey } from '../paths/uneven.ts';
import { boxAround } from '../shapes/shapes.ts';
import { featuresNear } from '../terrain.ts';
import type { Mover, Place, Point, Table } from '../types.ts';
import { LENGTH_TOLERANCE } from '../types.ts';

/** Terrain under straight ways. */
export interface RayTerrain {
  readonly table: Table;
  readonly mover: Mover;
  /** Storey of a level. */
  readonly storeyAt: (z: number) => Storey;
  /** Set where ways may change levels. */
  readonly uneven: Uneven | undefined;
}

const roomOnTable = (table: Table, leg: Leg, r: number): number => {
  const least = r - LENGTH_TOLERANCE;
  const onAxis = (at: number, speed: number, size: number): number =>
    speed === 0 ? Infinity : Math.max(0, speed > 0 ? (size - least - at) / speed : (least - at) / speed);
  return Math.min(onAxis(leg.x, leg.ux, table.width), onAxis(leg.y, leg.uy, table.height));
};

/** Length of a straight way before it comes too near to a block. */
const openLength = (table: Table, leg: Leg, r: number, blocks: readonly Block[]): number => {
  let open = Math.min(leg.length, roomOnTable(table, leg, r));
  for (const { shape, keep } of blocks) {
    if (passesFar(leg, circleRound(shape), keep)) continue;
    const near = sweep(leg, shape, keep);
    // Out of what it stands in, as after a drop from it, a base may go.
    open = Math.min(open, (keep === 0 && near[0] === 0 ? near[2] : near[0]) ?? Infinity);
  }
  return open;
};

/** The blocks of a level that ways of a length from a place may meet. */
export const blocksNear = ({ floor, figures }: Storey, p: Point, length: number): readonly Block[] => {
  const isNear = (block: Block): boolean => {
    const far = length + block.r + block.keep;
    return Math.abs(block.x - p.x) < far && Math.abs(block.y - p.y) < far;
  };
  return blocksFrom([...floor.blocks, ...figures].filter(isNear), p);
};

/** Distance between the points of the grid at which levels are known, and of the points of a way that are looked at. */
const GRID = 50;
const COLUMNS = 1 << 16;
/** The level of a base that would be in the side of a hole. */
const NOWHERE = Infinity;

const levelAt = ({ table, mover }: RayTerrain, p: Point, z: number): number => {
  const { body, stepUp } = mover;
  const { r } = body;
  const near = featuresNear(table, boxAround(p, r));
  if (pitRoom(near, { r, stepUp }, p, z) < -LENGTH_TOLERANCE) return NOWHERE;
  return standingAt(near, { x: p.x, y: p.y, r }, z, stepUp).level;
};

/** The level of a base that comes near a point at level z, found once for each point of the grid. */
const levelAbout = (ground: RayTerrain, uneven: Uneven, p: Point, z: number): number => {
  let known = uneven.grid.get(z);
  if (!known) uneven.grid.set(z, (known = new Map()));
  const column = Math.round(p.x / GRID);
  const row = Math.round(p.y / GRID);
  const key = row * COLUMNS + column;
  let level = known.get(key);
  if (level === undefined) known.set(key, (level = levelAt(ground, { x: column * GRID, y: row * GRID }, z)));
  return level;
};

/** Place between two points of a leg where a base leaves its level, and the new level. */
const changeOn = (
  ground: RayTerrain,
  uneven: Uneven,
  leg: Leg,
  from: number,
  to: number,
  z: number,
): { t: number; level: number } | undefined => {
  // A base that has just dropped into a hole is still in its side.
  let inSide = from === 0;
  for (let t = from; t < to; t += GRID) {
    const level = levelAbout(ground, uneven, pointOn(leg, t), z);
    inSide &&= level === NOWHERE;
    if (level !== z && !inSide) return { t, level };
  }
  return undefined;
};

/** End of a straight way from a place, to about a twentieth of a pace where it changes levels. */
export const lengthOfRay = (ground: RayTerrain, from: Place, blocks: readonly Block[], leg: Leg, left: number): number => {
  const { table, storeyAt, uneven } = ground;
  const {
    mover,
    floor: { costly, flat },
  } = storeyAt(from.z);
  const { r } = mover.body;
  const frame = frameOf(mover);
  const open = openLength(table, leg, r, blocks);
  const length = costly.length === 0 ? Math.min(open, left) : reachOfWay(mover, frame, costly, { ...leg, length: open }, left);
  if (!uneven) return length;
  const even = flatAlong(flat, { ...leg, length }, r);
  const change = even < length ? changeOn(ground, uneven, leg, even, length, from.z) : undefined;
  if (!change) return length;
  const { t, level } = change;
  if (level === NOWHERE || from.z - level >= mover.dropFree) return Math.max(even, t - GRID / 2);
  const at = pointOn(leg, t);
  const spent = costly.length === 0 ? t : costOfWay(mover, frame, costly, from, at);
  if (spent === undefined || spent >= left || leg.length - t < GRID) return t;
  const onward: Leg = { ...leg, x: at.x, y: at.y, length: leg.length - t };
  return t + lengthOfRay(ground, { ...at, z: level }, blocksNear(storeyAt(level), at, left - spent), onward, left - spent);
};
