import type { Blocker } from './blockers.ts';
import { frame, sortUp } from './pieces.ts';
import type { Bound, Piece } from './pieces.ts';

/*
 * The union of the pieces of the frame, integrated over the columns. Between two cuts (ends of pieces, bounds that cross each other, the
 * feet or the head) the hidden length of a column is linear where bounds are lines, so that its middle is exact; along cylinders it is
 * smooth and Gauss-Legendre takes it.
 */

/** Half of the nodes of the 8-point Gauss-Legendre rule on -1..1, with their weights. */
const GAUSS: readonly (readonly [number, number])[] = [
  [0.18343464249564978, 0.36268378337836166],
  [0.525532409916329, 0.3137066458778869],
  [0.7966664774136267, 0.22238103445337443],
  [0.9602898564975362, 0.10122853629037706],
];

/** w where the ray of column q enters or leaves a cylinder that it meets. */
const curveAt = (owner: Blocker, q: number, curve: 'enter' | 'leave'): number => {
  const { square, slope } = frame;
  const s = q * slope;
  const forward = owner.ahead + s * owner.right;
  const side = owner.right - s * owner.ahead;
  const ray = square * (1 + s * s);
  const reach = forward + Math.sqrt(Math.max(0, ray * owner.reach * owner.reach - side * side));
  return curve === 'enter' ? reach / owner.outside : ray / reach;
};

const heightAt = ({ curve, a, b }: Bound, owner: Blocker, q: number): number => a + b * (curve === 'line' ? q : curveAt(owner, q, curve));

const isLevel = (bound: Bound): boolean => bound.curve === 'line' && bound.b === 0;

const cuts: number[] = [];

const cutBetween = (q: number, from: number, to: number): void => {
  if (q > from && q < to) cuts.push(q);
};

/** Cuts where a bound on a cylinder meets the line v = a + b * q: there w is linear and solves the equation of the cylinder's outline. */
const cutCurveLine = (bound: Bound, owner: Blocker, a: number, b: number, from: number, to: number): void => {
  const { square, slope, target } = frame;
  const w0 = (a - bound.a) / bound.b;
  const w1 = b / bound.b;
  const { ahead, outside } = owner;
  const right = owner.right * slope;
  const c2 = outside * w1 * w1 - 2 * right * w1 + target.r * target.r;
  const c1 = outside * w0 * w1 - ahead * w1 - right * w0;
  const c0 = outside * w0 * w0 - 2 * ahead * w0 + square;
  const root = c1 * c1 - c2 * c0;
  if (root < 0) return;
  // Both roots without cancellation: one over c2, the other as c0 over it.
  const sum = -c1 + (c1 > 0 ? -1 : 1) * Math.sqrt(root);
  cutBetween(sum / c2, from, to);
  cutBetween(c0 / sum, from, to);
};

const CURVE_SAMPLES = 8;
const BISECTIONS = 40;

/** Cuts where bounds on two cylinders cross, as far as samples tell them apart. */
const cutCurveCurve = (p: Bound, owner: Blocker, o: Bound, other: Blocker, from: number, to: number): void => {
  const over = (q: number): boolean => heightAt(p, owner, q) > heightAt(o, other, q);
  let start = from;
  let before = over(from);
  for (let i = 1; i <= CURVE_SAMPLES; i++) {
    const end = from + ((to - from) * i) / CURVE_SAMPLES;
    const after = over(end);
    if (after !== before) {
      let low = start;
      let high = end;
      for (let k = 0; k < BISECTIONS; k++) {
        const middle = (low + high) / 2;
        if (over(middle) === before) low = middle;
        else high = middle;
      }
      cutBetween(low, from, to);
    }
    start = end;
    before = after;
  }
};

const cutCrossing = (p: Bound, owner: Blocker, o: Bound, other: Blocker, from: number, to: number): void => {
  if (isLevel(p) && isLevel(o)) return;
  if (p.curve === 'line' && o.curve === 'line') cutBetween((o.a - p.a) / (p.b - o.b), from, to);
  else if (p.curve === 'line') cutCurveLine(o, other, p.a, p.b, from, to);
  else if (o.curve === 'line') cutCurveLine(p, owner, o.a, o.b, from, to);
  else cutCurveCurve(p, owner, o, other, from, to);
};

/** The feet and the head. */
const LEVELS: readonly Bound[] = [0, 1].map((a) => ({ curve: 'line', a, b: 0, value: a }));

const cutPair = (p: Piece, o: Piece): void => {
  const from = Math.max(p.from, o.from, frame.open);
  const to = Math.min(p.to, o.to, frame.close);
  if (!(from < to)) return;
  cutCrossing(p.low, p.owner, o.low, o.owner, from, to);
  cutCrossing(p.low, p.owner, o.high, o.owner, from, to);
  cutCrossing(p.high, p.owner, o.low, o.owner, from, to);
  cutCrossing(p.high, p.owner, o.high, o.owner, from, to);
};

/** All cuts of the columns left open, in order, the ends included. */
export const cutColumns = (): readonly number[] => {
  const { pieces, count, open, close } = frame;
  cuts.length = 0;
  cuts.push(open, close);
  for (let i = 0; i < count; i++) {
    const p = pieces[i];
    if (!p) break;
    const from = Math.max(p.from, open);
    const to = Math.min(p.to, close);
    cutBetween(from, open, close);
    cutBetween(to, open, close);
    if (p.full || to <= from) continue;
    for (const level of LEVELS) {
      cutCrossing(p.low, p.owner, level, p.owner, from, to);
      cutCrossing(p.high, p.owner, level, p.owner, from, to);
    }
    for (let j = 0; j < i; j++) {
      const o = pieces[j];
      if (o && !o.full) cutPair(p, o);
    }
  }
  return sortUp(cuts);
};

/** Pieces at work in the columns at hand. */
const active: Piece[] = [];

/** Finds the pieces of the columns around q. */
export const activate = (q: number): readonly Piece[] => {
  const { pieces, count } = frame;
  active.length = 0;
  for (let i = 0; i < count; i++) {
    const piece = pieces[i];
    if (piece && piece.from <= q && q < piece.to) active.push(piece);
  }
  return active;
};

export const evaluate = (q: number): void => {
  for (const { low, high, owner } of active) {
    low.value = heightAt(low, owner, q);
    high.value = heightAt(high, owner, q);
  }
};

/** The lowest hidden interval that reaches above v, of the heights last evaluated: its foot, or Infinity when there is none. */
const nextFoot = (v: number): number => {
  let foot = Infinity;
  for (const { low, high } of active) {
    if (high.value > v && high.value > low.value && low.value < foot) foot = low.value;
  }
  return foot > v ? foot : v;
};

/** Height up to which the target is hidden without a gap from v on, of the heights last evaluated. */
const hiddenUpTo = (v: number): number => {
  let top = v;
  for (let grown = true; grown;) {
    grown = false;
    for (const { low, high } of active) {
      if (low.value <= top && high.value > top) {
        top = high.value;
        grown = true;
      }
    }
  }
  return top;
};

/** Calls back with each hidden interval of the column last evaluated, within 0 and 1, from the feet up. */
export const eachHidden = (visit: (low: number, high: number) => void): void => {
  for (let foot = nextFoot(0); foot < 1;) {
    const top = hiddenUpTo(foot);
    visit(foot, Math.min(1, top));
    if (top <= foot) return;
    foot = nextFoot(top);
  }
};

/** Hidden share of the column at q: of a target without height 1 or 0. */
const hiddenAt = (q: number): number => {
  evaluate(q);
  if (frame.target.h === 0) return active.some(({ low, high }) => low.value < 0 && high.value > 0) ? 1 : 0;
  let length = 0;
  for (let foot = nextFoot(0); foot < 1;) {
    const top = hiddenUpTo(foot);
    if (top <= foot) break;
    length += Math.min(1, top) - foot;
    foot = nextFoot(top);
  }
  return length;
};

/** Hidden share of the columns of the pieces at work between two cuts, times their width. */
const hiddenBetween = (from: number, to: number): number => {
  const middle = (from + to) / 2;
  const reach = (to - from) / 2;
  let curved = false;
  for (const { full, low, high } of activate(middle)) {
    if (full) return to - from;
    curved ||= low.curve !== 'line' || high.curve !== 'line';
  }
  if (active.length === 0) return 0;
  if (!curved) return hiddenAt(middle) * (to - from);
  let sum = 0;
  // Spread by a cubic, the square root at the edge of a cylinder is smooth.
  for (const [node, weight] of GAUSS) {
    const spread = (reach * node * (3 - node * node)) / 2;
    sum += weight * 1.5 * (1 - node * node) * (hiddenAt(middle - spread) + hiddenAt(middle + spread));
  }
  return sum * reach;
};

/** Hidden share of the target's rectangle by the pieces of the frame. */
export const hiddenArea = (): number => {
  const { open, close, count } = frame;
  const cutOff = 2 - Math.max(0, close - open);
  if (count === 0 || close <= open) return cutOff / 2;
  let hidden = cutOff;
  let from = open;
  for (const to of cutColumns()) {
    if (to > from) hidden += hiddenBetween(from, to);
    from = to;
  }
  return Math.min(1, hidden / 2);
};
