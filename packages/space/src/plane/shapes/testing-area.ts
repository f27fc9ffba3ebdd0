import { eachEdge } from './shapes.ts';
import type { Disc } from './shapes.ts';
import type { Point, Shape } from '../types.ts';

/*
 * Areas by columns, for tests to compare with: between two neighbouring breakpoints (corners, extremes of discs, crossings of outlines) the length
 * covered of a column is a smooth function, which Gauss-Legendre integrates to rounding. The columns are counted by a rational of the disc's own
 * outline and spread by a cubic, so that the square roots at the ends of discs become smooth too.
 */

/** Half of the nodes of the 16-point Gauss-Legendre rule on -1..1, with their weights. */
const GAUSS: readonly (readonly [number, number])[] = [
  [0.09501250983763744, 0.18945061045506864],
  [0.2816035507792589, 0.18260341504492364],
  [0.45801677765722737, 0.16915651939500265],
  [0.6178762444026438, 0.1495959888165767],
  [0.755404408355003, 0.12462897125553407],
  [0.8656312023878318, 0.0951585116824926],
  [0.9445750230732326, 0.062253523938647456],
  [0.98940093499165, 0.027152459411754176],
];

const discLineCuts = (disc: Disc, a: Point, b: Point, cut: (x: number) => void): void => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const fx = a.x - disc.x;
  const fy = a.y - disc.y;
  const square = dx * dx + dy * dy;
  const half = fx * dx + fy * dy;
  const root = half * half - square * (fx * fx + fy * fy - disc.r * disc.r);
  if (square === 0 || root < 0) return;
  cut(a.x + (dx * (-half - Math.sqrt(root))) / square);
  cut(a.x + (dx * (-half + Math.sqrt(root))) / square);
};

const discDiscCuts = (a: Disc, b: Disc, cut: (x: number) => void): void => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return;
  const foot = (square + a.r * a.r - b.r * b.r) / (2 * square);
  const root = (a.r * a.r) / square - foot * foot;
  if (root < 0) return;
  cut(a.x + foot * dx - Math.sqrt(root) * dy);
  cut(a.x + foot * dx + Math.sqrt(root) * dy);
};

const edgeEdgeCuts = (a: Point, b: Point, c: Point, d: Point, cut: (x: number) => void): void => {
  const turn = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (turn === 0) return;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / turn;
  if (t >= 0 && t <= 1) cut(a.x + t * (b.x - a.x));
};

/** Calls back with the x of every crossing of two outlines (and of a few points that are none: harmless as breakpoints). */
const crossingCuts = (a: Shape, b: Shape, cut: (x: number) => void): void => {
  if (a.type === 'disc') {
    if (b.type === 'disc') discDiscCuts(a, b, cut);
    else eachEdge(b.points, (p, q) => discLineCuts(a, p, q, cut));
  } else if (b.type === 'disc') crossingCuts(b, a, cut);
  else eachEdge(a.points, (p, q) => eachEdge(b.points, (s, t) => edgeEdgeCuts(p, q, s, t, cut)));
};

/** Appends the stretches of y in which the column at x runs through a shape, as pairs. */
const addChords = (shape: Shape, x: number, chords: [number, number][]): void => {
  if (shape.type === 'disc') {
    const root = shape.r * shape.r - (x - shape.x) * (x - shape.x);
    if (root > 0) chords.push([shape.y - Math.sqrt(root), shape.y + Math.sqrt(root)]);
    return;
  }
  const ys: number[] = [];
  eachEdge(shape.points, (a, b) => {
    if (a.x > x !== b.x > x) ys.push(a.y + ((x - a.x) * (b.y - a.y)) / (b.x - a.x));
  });
  ys.sort((s, t) => s - t);
  for (let i = 1; i < ys.length; i += 2) chords.push([ys[i - 1] ?? 0, ys[i] ?? 0]);
};

/** Length of the union of stretches within low..high. */
const unionLength = (stretches: readonly (readonly [number, number])[], low: number, high: number): number => {
  let length = 0;
  let reached = low;
  for (const [from, to] of stretches.toSorted((s, t) => s[0] - t[0])) {
    if (from >= high) break;
    const end = Math.min(to, high);
    if (end > reached) {
      length += end - Math.max(from, reached);
      reached = end;
    }
  }
  return length;
};

/** Length of the column at x, from low to high, that lies in one of `covers` but in none of `except`. */
const columnLength = (covers: readonly Shape[], except: readonly Shape[], x: number, low: number, high: number): number => {
  const removed: [number, number][] = [];
  for (const shape of except) addChords(shape, x, removed);
  const all = removed.slice();
  for (const shape of covers) addChords(shape, x, all);
  return unionLength(all, low, high) - unionLength(removed, low, high);
};

/** Breakpoints of the columns of a disc, in order, as u of x = center + r * 2u / (1 + u * u), -1 to 1. */
const breakpoints = (disc: Disc, shapes: readonly Shape[]): readonly number[] => {
  const cuts = [-1, -0.5, 0, 0.5, 1];
  const cut = (x: number): void => {
    const share = (x - disc.x) / disc.r;
    if (share > -1 && share < 1) cuts.push(share / (1 + Math.sqrt(1 - share * share)));
  };
  shapes.forEach((a, i) => {
    if (a.type === 'polygon') for (const p of a.points) cut(p.x);
    else {
      cut(a.x - a.r);
      cut(a.x + a.r);
    }
    crossingCuts(disc, a, cut);
    for (const b of shapes.slice(i + 1)) crossingCuts(a, b, cut);
  });
  return cuts.sort((s, t) => s - t);
};

/**
 * Area in square units of the part of a disc that lies in at least one of `covers` and in none of `except`; what several shapes cover
 * together counts once. Exact to rounding for polygons, to 1e-7 of the disc where outlines of discs nearly touch.
 */
export const areaInDisc = (disc: Disc, covers: readonly Shape[], except: readonly Shape[] = []): number => {
  const cuts = breakpoints(disc, [...covers, ...except]);
  let area = 0;
  const column = (u: number): number => {
    const square = 1 + u * u;
    const half = (disc.r * (1 - u * u)) / square;
    return (columnLength(covers, except, disc.x + (disc.r * 2 * u) / square, disc.y - half, disc.y + half) * half) / square;
  };
  for (let i = 1; i < cuts.length; i++) {
    const from = cuts[i - 1] ?? -1;
    const to = cuts[i] ?? 1;
    const middle = (from + to) / 2;
    const reach = (to - from) / 2;
    if (reach <= 0) continue;
    for (const [node, weight] of GAUSS) {
      const spread = (reach * node * (3 - node * node)) / 2;
      area += 3 * reach * weight * (1 - node * node) * (column(middle - spread) + column(middle + spread));
    }
  }
  return area;
};

/** Area of a disc in square units by the same columns. */
export const discArea = (disc: Disc): number => areaInDisc(disc, [disc]);
