import { barriersOf, firstInWay } from './blocks.ts';
import type { Block } from './blocks.ts';
import { costOfWay } from './cost.ts';
import { barriersFrom, frameOf } from './floor.ts';
import type { Floor, Way } from './floor.ts';
import { allMet, meet, noneMet } from './met.ts';
import type { Met } from './met.ts';
import type { Nodes } from './nodes.ts';
import type { Mover, Point, Table } from '../types.ts';

/** A place that a way comes to, with the way's cost and last bend. */
export interface Label extends Point {
  /** The node: even for those of the ground, odd for those round figures, twice the index in each; START and the ends are none. */
  readonly node: number;
  readonly z: number;
  /** Side to which a taut way bends here: 1 to the left, -1 to the right; 0: either. */
  readonly turn: -1 | 0 | 1;
  /** Cost in units from the start; until `sure`, at least that. */
  readonly cost: number;
  readonly from: Label | undefined;
  readonly sure: boolean;
}

export const START = -1;
export const END = -2;
export const OTHER_END = -3;

/** A block that a search has just met, of the ground (`set` 0) or of the figures (1). */
interface News {
  readonly set: 0 | 1;
  readonly block: number;
}

/** Straight ways between places. */
export interface World {
  readonly table: Table;
  readonly r: number;
  /** Is everything on the level of the start? */
  readonly level: boolean;
  /** Are shortest ways like a string drawn tight, with bends only round blocks? */
  readonly taut: boolean;
  /** The ground, and the figures. */
  readonly met: readonly [Met, Met];
  /** Undefined when a straight way cannot be gone. */
  readonly way: (from: Label, to: Label) => Way | undefined;
  /** The levels that ways to a node can lead to; undefined when that is not known. */
  readonly levelsAt: (node: number) => readonly number[] | undefined;
  /** Blocks met since the list was last emptied. */
  readonly news: News[];
}

/** Parts of a level world. `ends`: the figures as they hinder the last stretch of a way. */
export interface Level {
  readonly table: Table;
  readonly mover: Mover;
  readonly floor: Floor;
  readonly figures: readonly Block[];
  readonly ends: readonly Block[];
  readonly around: Nodes;
}

/**
 * Ways on one level, from what is known of the ground. To `every` place, or with ground that costs more, all corners are met from the start:
 * a way may bend at any of them.
 */
export const levelWorld = ({ table, mover, floor, figures, ends, around }: Level, every: boolean): World => {
  const { body } = mover;
  const frame = frameOf(mover);
  const { blocks, barriers, costly, nodes } = floor;
  const taut = !every && costly.length === 0;
  const metOf = taut ? noneMet : allMet;
  const met: [Met, Met] = [metOf(nodes, blocks.length), metOf(around, figures.length)];
  const onward = { ground: barriers, figures: barriersOf(figures), ends: barriersOf(ends) };
  const atStart = {
    ground: barriersFrom(barriers, body),
    figures: barriersFrom(onward.figures, body),
    ends: barriersFrom(onward.ends, body),
  };
  const news: News[] = [];
  const hits = (set: 0 | 1, block: number): boolean => {
    if (block < 0) return false;
    if (meet(met[set], block)) news.push({ set, block });
    return true;
  };
  const here = [body.z];
  return {
    table,
    r: body.r,
    level: true,
    taut,
    met,
    news,
    levelsAt: () => here,
    way: (from, to) => {
      const known = from.node === START ? atStart : onward;
      if (hits(0, firstInWay(known.ground, met[0].order, from, to))) return undefined;
      if (hits(1, firstInWay(to.node <= END ? known.ends : known.figures, met[1].order, from, to))) return undefined;
      const cost = costOfWay(mover, frame, costly, from, to);
      return cost === undefined ? undefined : { cost, z: from.z };
    },
  };
};
