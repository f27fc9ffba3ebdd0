import { gap, roundPoint, span } from '../measure.ts';
import { inSameRoom } from '../move/obstacles.ts';
import { blocksAtEnd, figureBlocks, isInContact, floorOf, isUneven, unevenGroundOf } from '../paths/floor.ts';
import { nodesOf } from '../paths/nodes.ts';
import { pathTo, search, startOf } from '../paths/search.ts';
import { mayComeTo } from '../paths/tops.ts';
import { mayEndAt, storeysOf, unevenWorld } from '../paths/uneven.ts';
import type { Hike } from '../paths/uneven.ts';
import { END, levelWorld } from '../paths/worlds.ts';
import type { Label, World } from '../paths/worlds.ts';
import { outlineFrom } from './outline.ts';
import type { Region } from './outline.ts';
import type { Mover, Point, Table } from '../types.ts';
import { LENGTH_TOLERANCE } from '../types.ts';

/** A way within a budget: its corners and end, without its start, and its cost in units. */
interface ReachedWay {
  readonly path: readonly Point[];
  readonly cost: number;
}

/** Region that a mover can reach within a budget. */
export interface Reach {
  /** Cost in units of the cheapest way to a point; undefined when the mover cannot end there within the budget. */
  readonly costTo: (point: Point) => number | undefined;
  readonly contains: (point: Point) => boolean;
  /** The cheapest way to a point, to one level there where `z` names it; undefined where the mover cannot end there within the budget. */
  readonly wayTo: (point: Point, z?: number) => ReachedWay | undefined;
  /**
   * Polygons, counter-clockwise, that may overlap: the region is their union. For drawing, exact to about a
   * twentieth of a pace; what is only crossed on the way (linear obstacles, figures) lies in them too.
   */
  readonly outlines: () => readonly (readonly Point[])[];
}

const endsUpon = (mover: Mover, p: Point): boolean =>
  mover.others.some(
    ({ manner, body }) =>
      manner === 'pass' &&
      inSameRoom(mover.body.z, mover.body.h, body.z, body.h) &&
      gap({ ...mover.body, x: p.x, y: p.y }, body) < -LENGTH_TOLERANCE,
  );

/** At least the costs of the ways over the places reached to the point at hand: one list for all, for thousands of points are asked about. */
const promises: number[] = [];

/** The end of the cheapest way to a point, to one level where `z` names it, over one of the places reached: those that promise the least first. */
const cheapest = (world: World, labels: readonly Label[], end: Point, budget: number, z?: number): Label | undefined => {
  labels.forEach((from, i) => (promises[i] = from.cost + span(from, end)));
  let best: Label | undefined;
  for (;;) {
    let next = -1;
    let cost = Math.min(budget + LENGTH_TOLERANCE, best?.cost ?? Infinity);
    for (let i = 0; i < labels.length; i++) {
      const promised = promises[i] ?? Infinity;
      if (promised < cost || (promised === cost && next < 0 && !best)) [next, cost] = [i, promised];
    }
    const from = labels[next];
    if (!from) return best && best.cost <= budget + LENGTH_TOLERANCE ? best : undefined;
    promises[next] = Infinity;
    const to: Label = { x: end.x, y: end.y, z: from.z, node: END, turn: 0, cost, from, sure: false };
    const way = world.way(from, to);
    if (way && (z === undefined || way.z === z) && from.cost + way.cost < (best?.cost ?? Infinity))
      best = { ...to, z: way.z, cost: from.cost + way.cost, sure: true };
  }
};

/**
 * All the places that a mover can walk to, or swim to, for at most `budget` units of cost: round walls and figures, over linear
 * obstacles, through difficult ground, up and down steps.
 */
export const reach = (table: Table, mover: Mover, budget: number): Reach => {
  const floor = floorOf(table, mover);
  const figures = figureBlocks(mover);
  const around = nodesOf(figures, []);
  const uneven = isUneven(floor, mover, budget) ? unevenGroundOf(table, mover) : undefined;
  const hike: Hike = { table, mover, uneven: uneven ?? unevenGroundOf(table, mover), atEnd: (blocks) => blocks };
  const world = uneven ? unevenWorld(hike) : levelWorld({ table, mover, floor, figures, ends: figures, around }, true);
  // The walk itself tells best when a way may end in contact with a figure.
  const worldTo = (end: Point): World =>
    isInContact(figures, end) ? unevenWorld({ ...hike, atEnd: (blocks) => blocksAtEnd(blocks, end) }) : world;
  const labels: Label[] = [];
  search(world, startOf(mover), budget, undefined, (label) => {
    labels.push(label);
  });
  const { r } = mover.body;
  const endAt = (point: Point, z?: number): Label | undefined => {
    const end = roundPoint(point);
    const least = r - LENGTH_TOLERANCE;
    if (end.x < least || end.y < least || end.x > table.width - least || end.y > table.height - least || endsUpon(mover, end))
      return undefined;
    if (z !== undefined && (uneven ? !mayComeTo(uneven.tops, r, { ...end, z }) : z !== mover.body.z)) return undefined;
    if ((uneven || mover.throughWalls) && !mayEndAt(table, mover, end)) return undefined;
    return cheapest(worldTo(end), labels, end, budget, z);
  };
  return {
    costTo: (point) => endAt(point)?.cost,
    contains: (point) => endAt(point) !== undefined,
    wayTo(point, z) {
      const end = endAt(point, z);
      return end && { path: pathTo(end), cost: end.cost };
    },
    outlines: () => {
      const region: Region = { table, mover, budget, met: world.met, storeyAt: storeysOf(hike), uneven };
      return labels.flatMap((label) => outlineFrom(region, label));
    },
  };
};
