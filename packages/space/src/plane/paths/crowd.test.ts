import { expect, test } from 'vitest';
import { numbersOf } from '../../../test/rays.ts';
import { at, mover, tableWide } from '../testing.ts';
import type { Other, Point } from '../types.ts';
import { contactOnTheWay } from './contact.ts';
import { approach } from './paths.ts';

/** Ways into contact with a figure round others, beside a plain and slow search over a dense set of points round each of them. */

const TABLE = tableWide(20_000)();
const APART = 1000;
const DENSE = 64;

interface Crowd {
  readonly start: Point;
  readonly prey: Point;
  readonly others: readonly Point[];
}

const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Figures at random that do not overlap; some touch. */
const crowdOf = (seed: number, count: number, size: number): Crowd => {
  const random = numbersOf(seed);
  const placed: Point[] = [];
  for (let tries = 0; placed.length < count + 2 && tries < 5000; tries++) {
    const p = { x: Math.round(10_000 + (random() - 0.5) * size), y: Math.round(10_000 + (random() - 0.5) * size) };
    if (placed.every((one) => gap(one, p) >= APART + 2)) placed.push(p);
  }
  const [start = { x: 0, y: 0 }, prey = { x: 0, y: 0 }, ...others] = placed;
  return { start, prey, others };
};

/** Is a straight way clear of all, by a bare hair? */
const clear = (others: readonly Point[], a: Point, b: Point): boolean => {
  const size = gap(a, b);
  return others.every((one) => {
    const share = size === 0 ? 0 : ((one.x - a.x) * (b.x - a.x) + (one.y - a.y) * (b.y - a.y)) / (size * size);
    const kept = Math.min(1, Math.max(0, share));
    return Math.hypot(a.x + (b.x - a.x) * kept - one.x, a.y + (b.y - a.y) * kept - one.y) >= APART - 0.5;
  });
};

const truthOf = ({ start, prey, others }: Crowd): number => {
  const reach = APART / Math.cos(Math.PI / DENSE);
  const round = (p: Point): Point[] =>
    Array.from({ length: DENSE }, (_, i) => ({
      x: p.x + reach * Math.cos((2 * i * Math.PI) / DENSE),
      y: p.y + reach * Math.sin((2 * i * Math.PI) / DENSE),
    }));
  const nodes = [start, ...others.flatMap(round).filter((p) => clear(others, p, p))];
  const best = nodes.map((_, i) => (i === 0 ? 0 : Infinity));
  const done = new Set<number>();
  let least = Infinity;
  const arrive = (length: number, from: Point, end: Point): void => {
    if (length + gap(from, end) < least && clear(others, from, end)) least = length + gap(from, end);
  };
  for (;;) {
    let next = -1;
    for (let i = 0; i < nodes.length; i++) if (!done.has(i) && (best[i] ?? Infinity) < (best[next] ?? Infinity)) next = i;
    const [from, length] = [nodes[next], best[next] ?? Infinity];
    if (!from || length >= least) return least;
    done.add(next);
    const direct = gap(from, prey);
    if (direct > APART)
      arrive(length, from, { x: prey.x + ((from.x - prey.x) * APART) / direct, y: prey.y + ((from.y - prey.y) * APART) / direct });
    nodes.forEach((p, i) => {
      const further = length + gap(from, p);
      if (done.has(i) || further >= (best[i] ?? 0)) return;
      const end = contactOnTheWay({ ...prey, z: 0, r: 500, h: 1500 }, APART, from, p);
      if (end) arrive(length, from, end);
      else if (clear(others, from, p)) best[i] = further;
    });
  }
};

const found = ({ start, prey, others }: Crowd) => {
  const friends = others.map((p, i): Other => ({ id: `z${i}`, body: at(p.x, p.y), manner: 'block' }));
  const all: Other[] = [...friends, { id: 'prey', body: at(prey.x, prey.y), manner: 'stop' }];
  return approach(TABLE, mover(at(start.x, start.y), all), 'prey', 1e6);
};

/** How much longer our way is than the truth, in units; -Infinity where both find none. */
const excess = (crowd: Crowd): number => {
  const [truth, path] = [truthOf(crowd), found(crowd)];
  if (truth === Infinity || !path) return truth === Infinity && !path ? -Infinity : Infinity;
  return path.cost - truth;
};

/** The most over some crowds. */
const worst = (count: number, size: number, seeds: number): number =>
  Math.max(...Array.from({ length: seeds }, (_, i) => excess(crowdOf(i + 1, count, size))));

const TITLE = 'UC-MOVE-PATH, UC-SV-AI-MOVE: into contact through a crowd, less than a hundredth of a pace longer than the shortest way';

test(TITLE, { timeout: 120_000 }, () => {
  expect(worst(1, 4000, 30)).toBeLessThan(10);
  expect(worst(3, 5000, 12)).toBeLessThan(10);
  expect(worst(12, 7000, 3)).toBeLessThan(10);
});

test('UC-SV-AI-MOVE: behind another one that fights, along it to where both are touched', () => {
  const path = found({ start: { x: 7100, y: 10_000 }, prey: { x: 10_800, y: 10_600 }, others: [{ x: 10_000, y: 10_000 }] });
  expect(path?.cost).toBeGreaterThan(2953);
  expect(path?.cost).toBeLessThan(2960);
  expect(path?.trace.touches).toEqual(['prey']);
});
