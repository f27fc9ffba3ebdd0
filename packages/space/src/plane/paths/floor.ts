import { clearanceAround, inSameRoom, isCrossed, isObstacle } from '../move/obstacles.ts';
import type { Frame } from '../move/obstacles.ts';
import { barriersOf, blockOf } from './blocks.ts';
import type { Barriers, Block } from './blocks.ts';
import { nodesOf, pointsAlong } from './nodes.ts';
import type { Nodes } from './nodes.ts';
import { flatOf } from './flat.ts';
import type { Flat } from './flat.ts';
import { topsFrom } from './tops.ts';
import { boxAround, boxOf, signedDistance } from '../shapes/shapes.ts';
import type { Body, Feature, Mover, Other, Point, Table } from '../types.ts';
import { CONTACT_GAP, CONTACT_LEVEL } from '../types.ts';

/** Distance between the points tried on the edge of difficult ground. */
const SAMPLE = 700;
/** A walk takes up to one unit too near for touching; nodes are rounded to integers: paths keep clear of walls by their radius less this. */
const SLACK = 0.9;
/** Distance of nodes from figures: beyond the contact gap, so that rounding brings none into contact. */
const BEYOND_CONTACT = CONTACT_GAP + 2;
const OUT_OF_CONTACT = CONTACT_GAP + 0.5;

/** The terrain of one level for a base of a size and abilities: kept per table. */
export interface Floor {
  readonly blocks: readonly Block[];
  readonly barriers: Barriers;
  readonly nodes: Nodes;
  /** Difficult ground and linear obstacles that can be crossed: their ways cost more than their length. */
  readonly costly: readonly Feature[];
  /** Features that take a base to another level. */
  readonly uneven: readonly Feature[];
  /** Parts where the base certainly keeps its level. */
  readonly flat: Flat;
}

/** Cost of a straight way, and the level it leads to. */
export interface Way {
  readonly cost: number;
  readonly z: number;
}

/** Knowledge of a table for ways that change levels or go through water: kept per table. */
export interface Uneven {
  /** Solids that walks may lead up to; no walk leads on to the others. */
  readonly tops: ReadonlySet<Feature>;
  readonly nodes: Nodes;
  /** By node, the levels that a base can have there, once asked for. */
  readonly levels: (readonly number[] | undefined)[];
  /** End of a straight walk, by level and pair of nodes; null when it does not arrive. */
  readonly walked: Map<number, Map<number, Way | null>>;
  /** By level, the level of a base that comes to a point of a grid; for drawing. */
  readonly grid: Map<number, Map<number, number>>;
}

export const frameOf = ({ body, stepUp, linearCost, medium, throughWalls }: Mover): Frame => ({
  r: body.r,
  h: body.h,
  stepUp,
  crossesLinear: linearCost !== undefined,
  medium,
  throughWalls: throughWalls === true,
});

const changesLevel = (feature: Feature, frame: Frame, z: number): boolean => {
  if (feature.kind === 'void') return true;
  return feature.kind === 'solid' && feature.base < z + frame.h && feature.top <= z + frame.stepUp && (z !== 0 || feature.top > 0);
};

/** Terrain around which a base may have to go on some level, for ways that change levels. */
const anywhere = (table: Table, frame: Frame): Block[] =>
  table.features
    .filter((f) => f.kind === 'solid' || isObstacle(f, frame, f.base) || isCrossed(f, frame, f.base))
    .map((f) => blockOf(f.shape, frame.r - SLACK, frame.r));

/** The points without repetitions. */
const unlike = (points: readonly Point[]): Point[] => [...new Map(points.map((p) => [`${String(p.x)} ${String(p.y)}`, p])).values()];

/** Corners of features that ways may lead on to or fall into. */
const cornersOf = (table: Table, frame: Frame, tops: ReadonlySet<Feature>): Point[] => {
  if (frame.medium === 'swim')
    return table.features.filter(({ kind }) => kind === 'water').flatMap(({ shape }) => pointsAlong(shape, Infinity));
  return table.features
    .filter((feature) => feature.kind === 'void' || tops.has(feature))
    .flatMap(({ shape }) => pointsAlong(shape, Infinity));
};

const buildFloor = (table: Table, frame: Frame, z: number, factor: number): Floor => {
  const uneven = table.features.filter((f) => changesLevel(f, frame, z));
  const costly = table.features.filter((f) => isCrossed(f, frame, z) || (f.kind === 'difficult' && factor > 1));
  const blocks = table.features.filter((f) => isObstacle(f, frame, z)).map((f) => blockOf(f.shape, frame.r - SLACK, frame.r));
  const crossed = costly.filter((f) => f.kind === 'linear').map((f) => blockOf(f.shape, frame.r - SLACK, frame.r));
  const edges = costly.filter((f) => f.kind === 'difficult').flatMap((f) => pointsAlong(f.shape, SAMPLE));
  return {
    blocks,
    barriers: barriersOf(blocks),
    nodes: nodesOf([...blocks, ...crossed], edges),
    costly,
    uneven,
    flat: flatOf(table, frame, z),
  };
};

const buildUneven = (table: Table, frame: Frame, z: number, factor: number): Uneven => {
  const edges = factor > 1 ? table.features.filter((f) => f.kind === 'difficult').flatMap((f) => pointsAlong(f.shape, SAMPLE)) : [];
  const tops = topsFrom(table, frame, z);
  return {
    tops,
    nodes: nodesOf(anywhere(table, frame), unlike([...cornersOf(table, frame, tops), ...edges])),
    levels: [],
    walked: new Map(),
    grid: new Map(),
  };
};

/** Keeps one value per table and kind of mover. */
const keeper = <T>(): ((table: Table, key: string, build: () => T) => T) => {
  const perTable = new WeakMap<Table, Map<string, T>>();
  return (table, key, build) => {
    let kept = perTable.get(table);
    if (!kept) perTable.set(table, (kept = new Map()));
    let built = kept.get(key);
    if (built === undefined) kept.set(key, (built = build()));
    return built;
  };
};

const floors = keeper<Floor>();
const unevens = keeper<Uneven>();

/** The ground as a mover finds it on its own level. */
export const floorOf = (table: Table, mover: Mover): Floor => {
  const frame = frameOf(mover);
  const { z } = mover.body;
  const key = [frame.r, frame.h, frame.stepUp, frame.crossesLinear, frame.medium, frame.throughWalls, mover.difficultFactor > 1, z].join();
  return floors(table, key, () => buildFloor(table, frame, z, mover.difficultFactor));
};

/** The ground for ways that change levels or go through water. */
export const unevenGroundOf = (table: Table, mover: Mover): Uneven => {
  const { body, stepUp, medium, difficultFactor, linearCost, dropFree, throughWalls } = mover;
  const key = [body.r, body.h, stepUp, medium, difficultFactor, linearCost, dropFree, throughWalls, Math.max(0, body.z)].join();
  return unevens(table, key, () => buildUneven(table, frameOf(mover), body.z, difficultFactor));
};

const figureBlock = (other: Other, body: Body): Block | undefined => {
  const { x, y, z, r, h } = other.body;
  const shape = { type: 'disc', x, y, r } as const;
  const clear = clearanceAround(other, body.z, body.h);
  if (clear > 0) return blockOf(shape, body.r + clear - SLACK, body.r + clear);
  if (other.manner === 'pass' || !inSameRoom(body.z, body.h, z, h)) return undefined;
  if (other.manner === 'block' || Math.abs(z - body.z) >= CONTACT_LEVEL) return blockOf(shape, body.r - SLACK, body.r);
  return blockOf(shape, body.r + OUT_OF_CONTACT, body.r + BEYOND_CONTACT, body.r - SLACK);
};

/** A place too near already may be left: no block keeps a base further off than it starts. */
const fromStart = (block: Block, start: Point): Block => {
  const square = (block.x - start.x) * (block.x - start.x) + (block.y - start.y) * (block.y - start.y);
  const far = block.r + block.keep;
  if (square >= far * far) return block;
  const away = signedDistance(block.shape, start) - 0.001;
  return away >= block.keep ? block : { ...block, keep: Math.max(0, away) };
};

/** Figures as blocks to a mover. */
export const figureBlocks = (mover: Mover, except?: string): Block[] => {
  const list: Block[] = [];
  for (const other of mover.others) {
    const block = other.id === except ? undefined : figureBlock(other, mover.body);
    if (block) list.push(block);
  }
  return list;
};

/** The same blocks, as they hinder ways from a start that may be too near to some. */
export const blocksFrom = (blocks: readonly Block[], start: Point): readonly Block[] => {
  let list: Block[] | undefined;
  blocks.forEach((block, i) => {
    const own = fromStart(block, start);
    if (own === block) return;
    list ??= blocks.slice();
    list[i] = own;
  });
  return list ?? blocks;
};

export const barriersFrom = (barriers: Barriers, start: Point): Barriers => {
  const blocks = blocksFrom(barriers.blocks, start);
  return blocks === barriers.blocks ? barriers : barriersOf(blocks);
};

/** Could ways within a budget lead to another level, so that only walks can tell where they end? */
export const isUneven = (floor: Floor, mover: Mover, budget: number): boolean => {
  if (mover.medium === 'swim') return true;
  const box = boxAround(mover.body, budget + mover.body.r);
  return floor.uneven.some(({ shape }) => {
    const { minX, minY, maxX, maxY } = boxOf(shape);
    return minX <= box.maxX && maxX >= box.minX && minY <= box.maxY && maxY >= box.minY;
  });
};

/** Figures as they hinder the last stretch of a way to a point: the way may end in contact with an enemy. */
export const blocksAtEnd = (figures: readonly Block[], goal: Point): readonly Block[] =>
  figures.map((block) => {
    const away = signedDistance(block.shape, goal);
    return away < block.keep && away >= block.touch ? { ...block, keep: away - 0.001 } : block;
  });

/** Is a base at a point in contact with one of the figures, or nearly? */
export const isInContact = (figures: readonly Block[], p: Point): boolean =>
  figures.some((block) => {
    const away = signedDistance(block.shape, p);
    return away < block.keep && away >= block.touch;
  });
