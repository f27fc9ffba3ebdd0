import { containsStrictly, segmentInside } from '../shapes/shapes.ts';
import { SIEVE_STEP } from './blockers.ts';
import type { Blocker, Blockers, Corner } from './blockers.ts';
import { addPiece, frame, sortUp } from './pieces.ts';

/*
 * Seen from the eye a point has `ahead` (along the line to the axis) and `right` (square to it), both times the distance. The column of a
 * point in front is q = right / (ahead * slope); the rectangle stands where ahead is the distance squared.
 */

/** Columns at which the footprint at hand changes what rays meet, in order. */
const cuts: number[] = [];

const addCut = (q: number): void => {
  if (q > frame.open && q < frame.close) cuts.push(q);
};

/** Crossing of the outline and the ray of one column: w there, and w as a + b * q around it. */
interface Hit {
  w: number;
  a: number;
  b: number;
}

/** Hits of one ray, the nearest to the eye first. */
const hits: Hit[] = [];
let hitCount = 0;

const addHit = (w: number, a: number, b: number): void => {
  const hit = hits[hitCount] ?? { w, a, b };
  hit.w = w;
  hit.a = a;
  hit.b = b;
  let i = hitCount++;
  for (; i > 0; i--) {
    const before = hits[i - 1];
    if (!before || before.w >= w) break;
    hits[i] = before;
  }
  hits[i] = hit;
};

/** Finds where the ray of column q meets the outline; an edge that points at the eye is met by no ray but its own. */
const findHits = (ring: Corner, q: number): void => {
  const { eye, slope } = frame;
  hitCount = 0;
  let a = ring;
  let sideA = a.right - q * slope * a.ahead;
  do {
    const b = a.next;
    const sideB = b.right - q * slope * b.ahead;
    if (sideA > 0 !== sideB > 0) {
      const turn = (a.x - eye.x) * (b.y - eye.y) - (a.y - eye.y) * (b.x - eye.x);
      if (turn !== 0 && sideA > sideB === turn > 0) {
        addHit((sideA - sideB) / turn, (a.right - b.right) / turn, (slope * (b.ahead - a.ahead)) / turn);
      }
    }
    a = b;
    sideA = sideB;
  } while (a !== ring);
};

/** Adds the chords of the columns from one cut to the next, in which rays meet the same edges; an odd number of hits starts inside. */
const addChords = (owner: Blocker, ring: Corner, from: number, to: number): void => {
  findHits(ring, (from + to) / 2);
  for (let i = hitCount % 2 === 0 ? 0 : -1; i < hitCount; i += 2) {
    const near = hits[i];
    const far = hits[i + 1];
    if (!far || (near && near.w <= 1)) return;
    const meeting = near ? 'line' : 'eye';
    const reached = far.w > 1;
    addPiece(owner, from, to, meeting, near?.a ?? 0, near?.b ?? 0, 'line', reached ? far.a : 1, reached ? far.b : 0);
  }
};

/** Places the corners seen from the eye; false when the footprint lies wholly beside, behind or beyond what is looked at. */
const placeCorners = (ring: Corner): boolean => {
  const { eye, dx, dy, square, slope, open, close } = frame;
  let behind = true;
  let beyond = true;
  let left = true;
  let right = true;
  let corner = ring;
  do {
    const x = corner.x - eye.x;
    const y = corner.y - eye.y;
    corner.ahead = x * dx + y * dy;
    corner.right = x * dy - y * dx;
    behind &&= corner.ahead <= 0;
    beyond &&= corner.ahead >= square;
    left &&= corner.right <= open * slope * corner.ahead;
    right &&= corner.right >= close * slope * corner.ahead;
    corner = corner.next;
  } while (corner !== ring);
  return !(behind || beyond || left || right);
};

const gatherPrism = (owner: Blocker, ring: Corner): void => {
  if (!placeCorners(ring)) return;
  const { square, slope } = frame;
  cuts.length = 0;
  cuts.push(frame.open, frame.close);
  let a = ring;
  do {
    const b = a.next;
    if (a.ahead > 0) addCut(a.right / (a.ahead * slope));
    if (a.ahead < square !== b.ahead < square) {
      const share = (square - a.ahead) / (b.ahead - a.ahead);
      addCut((a.right + share * (b.right - a.right)) / (square * slope));
    }
    a = b;
  } while (a !== ring);
  sortUp(cuts);
  let from = frame.open;
  for (const to of cuts) {
    if (to > from) addChords(owner, ring, from, to);
    from = to;
  }
};

/** Column of the tangent on one side (1 right, -1 left) of a cylinder that the eye is outside of, or where it cuts the rectangle before it. */
const tangentColumn = (ahead: number, right: number, r: number, outside: number, side: 1 | -1, cut: number): number => {
  const length = Math.sqrt(outside);
  const forward = ahead * length - side * right * r;
  if (forward <= 0) return side * right < 0 ? NaN : side * Infinity;
  const reaches = length * forward < frame.distance * (ahead * ahead + right * right);
  return reaches ? (right * length + side * ahead * r) / (forward * frame.slope) : cut;
};

const gatherCylinder = (owner: Blocker): void => {
  const { eye, target, distance } = frame;
  const x = owner.x - eye.x;
  const y = owner.y - eye.y;
  const r = owner.reach;
  owner.ahead = x * frame.dx + y * frame.dy;
  owner.right = x * frame.dy - y * frame.dx;
  owner.outside = x * x + y * y - r * r;
  const ahead = owner.ahead / distance;
  const right = owner.right / distance;
  if (ahead + r <= 0 || ahead - r >= distance) return;
  // Between these two columns the cylinder cuts through the rectangle itself; NaN when it does not.
  const half = Math.sqrt(r * r - (distance - ahead) * (distance - ahead));
  const cutLeft = (right - half) / target.r;
  const cutRight = (right + half) / target.r;
  const within = owner.outside < 0;
  const from = within ? -1 : tangentColumn(ahead, right, r, owner.outside, -1, cutLeft);
  const to = within ? 1 : tangentColumn(ahead, right, r, owner.outside, 1, cutRight);
  const meeting = owner.outside > 0 ? 'curve' : 'eye';
  if (!(cutLeft < cutRight)) {
    if (from < to) addPiece(owner, from, to, meeting, 0, 0, 'curve', 0, 0);
    return;
  }
  addPiece(owner, from, Math.min(to, cutLeft), meeting, 0, 0, 'curve', 0, 0);
  addPiece(owner, Math.max(from, cutLeft), Math.min(to, cutRight), meeting, 0, 0, 'line', 1, 0);
  addPiece(owner, Math.max(from, cutRight), to, meeting, 0, 0, 'curve', 0, 0);
};

/** All rays to a target without width run above one line: each stretch of it inside hides one interval. */
const gatherOnLine = (owner: Blocker): void => {
  const { eye, target } = frame;
  for (const [t0, t1] of segmentInside(owner.shape, eye, target)) {
    addPiece(owner, -1, 1, t0 > 0 ? 'line' : 'eye', 1 / t0, 0, 'line', 1 / t1, 0);
  }
};

/**
 * Eye and target one above the other: the rectangle is taken square to the x axis, its right side to the south, and all rays run in its own
 * plane. Column q is met by the stretch y0..y1 (as columns, on its side of the eye) at w = q / y.
 */
const gatherAbove = (owner: Blocker): void => {
  const { eye, target } = frame;
  if (target.r === 0) {
    if (containsStrictly(owner.shape, eye)) addPiece(owner, -1, 1, 'eye', 0, 0, 'line', 1, 0);
    return;
  }
  const left = { x: eye.x, y: eye.y + target.r };
  const right = { x: eye.x, y: eye.y - target.r };
  for (const [t0, t1] of segmentInside(owner.shape, left, right)) {
    const y0 = 2 * t0 - 1;
    const y1 = 2 * t1 - 1;
    for (const side of [-1, 1]) {
      const near = Math.max(0, side === 1 ? y0 : -y1);
      const far = side === 1 ? y1 : -y0;
      if (far <= 0) continue;
      const meeting = near > 0 ? 'line' : 'eye';
      const b = side / near;
      addPiece(owner, side === 1 ? near : -far, side === 1 ? far : -near, meeting, 0, b, 'line', 1, 0);
      addPiece(owner, side === 1 ? far : -1, side === 1 ? 1 : -far, meeting, 0, b, 'line', 0, side / far);
    }
  }
};

/** Adds the pieces that a volume hides of the target of the frame. */
export const gather = (owner: Blocker): void => {
  if (frame.square === 0) gatherAbove(owner);
  else if (frame.target.r === 0) gatherOnLine(owner);
  else if (owner.ring) gatherPrism(owner, owner.ring);
  else gatherCylinder(owner);
};

/** Adds the pieces of all volumes that are not wholly beside, behind, beyond, above or below what lies between the eye and the target. */
export const gatherAll = ({ list, sieve }: Blockers): void => {
  const { eye, target, distance } = frame;
  const { x, y } = eye;
  const nx = distance > 0 ? frame.dx / distance : 0;
  const ny = distance > 0 ? frame.dy / distance : 0;
  const floor = Math.min(eye.z, target.z);
  const ceiling = Math.max(eye.z, target.z + target.h);
  for (let i = 0, k = 0; i < list.length; i++, k += SIEVE_STEP) {
    const ox = (sieve[k] ?? 0) - x;
    const oy = (sieve[k + 1] ?? 0) - y;
    const reach = sieve[k + 2] ?? 0;
    if (Math.abs(ox * ny - oy * nx) > reach + target.r) continue;
    const ahead = ox * nx + oy * ny;
    if (ahead < -reach || ahead > distance + reach) continue;
    if ((sieve[k + 3] ?? 0) >= ceiling || (sieve[k + 4] ?? 0) <= floor) continue;
    const blocker = list[i];
    if (blocker) gather(blocker);
    if (frame.close <= frame.open) return;
  }
};
