import { legBetween, pointOn } from '../move/sweep.ts';
import type { Leg } from '../move/sweep.ts';
import { barriersOf, firstInWay, inOrder } from './blocks.ts';
import type { Barriers, Block } from './blocks.ts';
import { costOfWay } from './cost.ts';
import { flatAlong } from './flat.ts';
import { barriersFrom, figureBlocks, frameOf, floorOf, isInContact, unevenGroundOf } from './floor.ts';
import type { Floor, Uneven, Way } from './floor.ts';
import { allMet } from './met.ts';
import { nodesOf } from './nodes.ts';
import { mayComeTo } from './tops.ts';
import { END, START } from './worlds.ts';
import type { Label, World } from './worlds.ts';
import { bodyAt, gap } from '../measure.ts';
import { canStand, standAt } from '../place.ts';
import { distanceToSegment } from '../shapes/shapes.ts';
import type { Mover, Place, Point, Table } from '../types.ts';
import { CONTACT_GAP } from '../types.ts';
import { stepTo } from '../walk/walk.ts';

/** A search over ground with steps, drops and stairs, or through water. */
export interface Hike {
  readonly table: Table;
  readonly mover: Mover;
  readonly uneven: Uneven;
  /** The figure whose touch ends a way well. */
  readonly target?: string | undefined;
  /** Figures as they hinder the last stretch of a way. */
  readonly atEnd: (figures: readonly Block[]) => readonly Block[];
}

/** Blocks as ways meet them: those from the start, which may be nearer to some, and those further on. */
interface Hindrance {
  readonly onward: Barriers;
  readonly atStart: Barriers;
  readonly order: readonly number[];
}

/** One level of the ground, and the figures as blocks to a base there. */
export interface Storey {
  /** The mover on this level. */
  readonly mover: Mover;
  readonly floor: Floor;
  readonly figures: readonly Block[];
  readonly terrain: Hindrance;
  readonly onTheWay: Hindrance;
  readonly atTheEnd: Hindrance;
}

const hinders = ({ onward, atStart, order }: Hindrance, from: Label, to: Point): boolean =>
  firstInWay(from.node === START ? atStart : onward, order, from, to) >= 0;

const storeyOf = ({ table, mover, target, atEnd }: Hike, z: number): Storey => {
  const there = { ...mover, body: { ...mover.body, z } };
  const floor = floorOf(table, there);
  const figures = figureBlocks(there, target);
  const hindranceOf = (onward: Barriers): Hindrance => ({
    onward,
    atStart: barriersFrom(onward, mover.body),
    order: inOrder(onward.blocks),
  });
  return {
    mover: there,
    floor,
    figures,
    terrain: hindranceOf(floor.barriers),
    onTheWay: hindranceOf(barriersOf(figures)),
    atTheEnd: hindranceOf(barriersOf(atEnd(figures))),
  };
};

/** Storeys of ways, each built when a way first comes to its level. */
export const storeysOf = (hike: Hike): ((z: number) => Storey) => {
  const storeys = new Map<number, Storey>();
  return (z) => {
    let storey = storeys.get(z);
    if (!storey) storeys.set(z, (storey = storeyOf(hike, z)));
    return storey;
  };
};

const isNode = ({ node }: Label): boolean => node >= 0 && node % 2 === 0;

/** Are all figures too far away to change a straight walk? */
const isAlone = ({ body, others }: Mover, from: Point, to: Point): boolean =>
  others.every(
    (other) => distanceToSegment(other.body, from, to) > body.r + other.body.r + Math.max(CONTACT_GAP, other.clearance ?? 0) + 2,
  );

const MOST_NODES = 1 << 24;
/** Distance in radii from the target at which a base that is put clear of an edge may come into contact with it. */
const NEAR = 4;

/** Is the flat part of a leg clear of terrain and figures? */
const isClearOn = ({ terrain, onTheWay, atTheEnd }: Storey, leg: Leg, from: Label, to: Label, flat: number): boolean => {
  const end = flat < leg.length ? pointOn(leg, flat) : to;
  return !hinders(terrain, from, end) && !hinders(to.node <= END ? atTheEnd : onTheWay, from, end);
};

/** Places may be too near to something by as much as walking allows, and rounding. */
const ROUNDING = 2;

/** Is there room for a mover at a point, on some level that walks may lead to? Where the mover has no room at its start, none is asked for. */
export const mayEndAt = (table: Table, mover: Mover, { x, y }: Point): boolean => {
  const { body, others, stepUp, medium } = mover;
  if (medium === 'swim') return true;
  const { tops } = unevenGroundOf(table, mover);
  const levels = standAt(table, { x, y, r: body.r - ROUNDING, h: body.h }, others, { stepUp, wet: false });
  return levels.some((z) => mayComeTo(tops, body.r, { x, y, z })) || canStand(table, body, others) !== undefined;
};

/** Levels that a base can have at a node of the ground; kept, as they are the same for every search. */
const levelsAt = ({ table, mover, uneven }: Hike, node: number): readonly number[] | undefined => {
  if (mover.medium === 'swim' || node < 0 || node % 2 === 1) return undefined;
  const kept = uneven.levels[node >> 1];
  if (kept) return kept;
  const { r, h } = mover.body;
  const { x, y } = uneven.nodes;
  const base = { x: x[node >> 1] ?? 0, y: y[node >> 1] ?? 0, r: r - ROUNDING, h };
  const levels = standAt(table, base, [], { stepUp: mover.stepUp, wet: false });
  return (uneven.levels[node >> 1] = levels.filter((z) => mayComeTo(uneven.tops, r, { ...base, z })));
};

/**
 * Ways over steps, drops and stairs and through water. A straight way on one level is known from the blocks there; only ways over uneven ground are
 * walked to find their end.
 */
export const unevenWorld = (hike: Hike): World => {
  const { table, mover, uneven, target } = hike;
  const { body, medium } = mover;
  const frame = frameOf(mover);
  const storeyAt = storeysOf(hike);
  const toMeet = mover.others.find(({ id }) => id === target);
  const walked = (from: Place, to: Label): Way | undefined => {
    const met = to.node <= END ? toMeet : undefined;
    let trace = stepTo(table, mover, from, to, Infinity, false);
    if (met && trace.stop?.reason === 'fall' && gap(bodyAt(trace.end, body), met.body) < NEAR * body.r)
      trace = stepTo(table, mover, from, to, Infinity, true);
    const { complete, cost, end, touches } = trace;
    const arrives = complete && Math.abs(end.x - to.x) < 2 && Math.abs(end.y - to.y) < 2;
    return arrives || (met && touches.includes(met.id)) ? { cost, z: end.z } : undefined;
  };
  /** Walks between nodes that no figure is near are the same for every search. */
  const walkedOnce = (from: Label, to: Label): Way | undefined => {
    if (!isNode(from) || !isNode(to) || !isAlone(mover, from, to)) return walked(from, to);
    let ways = uneven.walked.get(from.z);
    if (!ways) uneven.walked.set(from.z, (ways = new Map()));
    const pair = from.node * MOST_NODES + to.node;
    let way = ways.get(pair);
    if (way === undefined) ways.set(pair, (way = walked(from, to) ?? null));
    return way ?? undefined;
  };
  const way = (from: Label, to: Label): Way | undefined => {
    if (medium === 'swim') return walkedOnce(from, to);
    const leg = legBetween(from, to);
    if (!leg) return { cost: 0, z: from.z };
    const storey = storeyAt(from.z);
    const flat = flatAlong(storey.floor.flat, leg, body.r);
    if (!isClearOn(storey, leg, from, to, flat)) return undefined;
    if (flat < leg.length || (to.node <= END && (target !== undefined || isInContact(storey.figures, to)))) return walkedOnce(from, to);
    const cost = costOfWay(storey.mover, frame, storey.floor.costly, from, to);
    return cost === undefined ? undefined : { cost, z: from.z };
  };
  const around = nodesOf(figureBlocks(mover, target), []);
  return {
    table,
    r: body.r,
    level: false,
    taut: false,
    met: [allMet(uneven.nodes, 0), allMet(around, 0)],
    news: [],
    way,
    levelsAt: (node) => levelsAt(hike, node),
  };
};
