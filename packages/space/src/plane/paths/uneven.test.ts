import { expect, test } from 'vitest';
import { numbersOf } from '../../../test/rays.ts';
import { span } from '../measure.ts';
import { unevenGroundOf } from './floor.ts';
import { START } from './worlds.ts';
import type { Label, World } from './worlds.ts';
import { unevenWorld } from './uneven.ts';
import { approach, shortestPath } from './paths.ts';
import { standAt } from '../place.ts';
import { reach } from '../reach/reach.ts';
import { contains } from '../shapes/shapes.ts';
import { box } from '../testing.ts';
import type { Body, Feature, FeatureKind, Mover, Other, Point, Table } from '../types.ts';
import { walk } from '../walk/walk.ts';

/*
 * Ways on uneven ground are known without walking them where the ground is flat: here everything is beside the walk itself.
 */

const SIZE = 16_000;

const block = (id: string, kind: FeatureKind, x: number, y: number, w: number, d: number, base: number, top: number): Feature =>
  box(id, kind, x, y, x + w, y + d, base, top);

/** Flights of steps up to a roof, a hole with a plank across it, and some walls, marsh and low walls about them. */
const randomTable = (random: () => number): Table => {
  const any = (low: number, high: number): number => Math.round(low + random() * (high - low));
  const x = any(2000, 5000);
  const y = any(2000, 5000);
  const features = [1, 2, 3].map((n) => block(`step${String(n)}`, 'solid', x + n * 1100, y, 1100, 2000, 0, n * 500));
  features.push(block('roof', 'solid', x + 4400, y - 1000, 3500, 3500, 0, 2000));
  features.push(block('hole', 'void', any(3000, 5000), 9000, any(2500, 5000), 3000, any(0, 1) === 0 ? -1500 : -4000, 0));
  features.push(block('plank', 'solid', any(4500, 6500), 8500, 1400, 4000, 0, 300));
  features.push(block('marsh', 'difficult', any(9000, 11_000), any(8000, 10_000), 3000, 3000, 0, 0));
  features.push(block('low', 'linear', any(2000, 10_000), 7300, 3000, 400, 0, 900));
  for (let i = 0; i < 3; i++)
    features.push(block(`wall${String(i)}`, 'solid', any(1000, 13_000), any(6000, 13_000), any(300, 2000), any(300, 2000), 0, 3000));
  return { width: SIZE, height: SIZE, features };
};

interface Scene {
  readonly table: Table;
  readonly mover: Mover;
}

const sceneOf = (random: () => number): Scene => {
  const table = randomTable(random);
  const any = (): number => Math.round(600 + random() * (SIZE - 1200));
  const bodies: Body[] = [];
  const others: Other[] = [];
  while (bodies.length < 5) {
    const base = { x: any(), y: any(), r: 500, h: 1500 };
    const z = standAt(table, base, others).at(-1);
    if (z === undefined || bodies.some((body) => span(body, base) < 1100)) continue;
    const body = { ...base, z };
    bodies.push(body);
    if (bodies.length > 1) others.push({ id: `o${String(bodies.length)}`, body, manner: bodies.length % 2 === 0 ? 'stop' : 'block' });
  }
  const body = bodies[0] ?? { x: 0, y: 0, z: 0, r: 500, h: 1500 };
  return { table, mover: { body, difficultFactor: 2, linearCost: 2000, stepUp: 500, dropFree: 2000, medium: 'land', others } };
};

const worldOf = ({ table, mover }: Scene): World =>
  unevenWorld({ table, mover, uneven: unevenGroundOf(table, mover), atEnd: (blocks) => blocks });

test('UC-MOVE-PATH UC-MOVE-FALL: a straight way leads where the walk of it leads, at its cost', () => {
  let gone = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const random = numbersOf(seed);
    const scene = sceneOf(random);
    const { table, mover } = scene;
    const world = worldOf(scene);
    for (let i = 0; i < 150; i++) {
      const at = (): Point => ({ x: Math.round(600 + random() * (SIZE - 1200)), y: Math.round(600 + random() * (SIZE - 1200)) });
      const start = i % 3 === 0 ? mover.body : at();
      const end = at();
      for (const z of standAt(table, { x: start.x, y: start.y, r: 500, h: 1500 }, mover.others)) {
        const from: Label = {
          x: start.x,
          y: start.y,
          z,
          node: start === mover.body ? START : 1,
          turn: 0,
          cost: 0,
          from: undefined,
          sure: true,
        };
        const way = world.way(from, { ...from, x: end.x, y: end.y, node: 1, from, sure: false });
        const trace = walk(table, { ...mover, body: { ...mover.body, x: start.x, y: start.y, z } }, [end], Infinity);
        const arrives = trace.complete && span(trace.end, end) < 2 && trace.touches.length === 0;
        const label = `seed ${String(seed)} from ${String(start.x)} ${String(start.y)} ${String(z)} to ${String(end.x)} ${String(end.y)}`;
        if (way) expect(arrives, label).toBe(true);
        if (!arrives) continue;
        gone++;
        expect(way?.z, label).toBe(trace.end.z);
        expect(Math.abs((way?.cost ?? 0) - trace.cost), label).toBeLessThan(2);
      }
    }
  }
  expect(gone).toBeGreaterThan(150);
});

test('UC-MOVE-PATH: what is said to be in reach is walked there, and drawn; a way to an enemy ends in contact', () => {
  let points = 0;
  let drawn = 0;
  for (let seed = 21; seed <= 32; seed++) {
    const random = numbersOf(seed);
    const { table, mover } = sceneOf(random);
    const region = reach(table, mover, 5000);
    const outlines = region.outlines();
    for (let i = 0; i < 80; i++) {
      const p = {
        x: Math.round(mover.body.x + (random() - 0.5) * 9000),
        y: Math.round(mover.body.y + (random() - 0.5) * 9000),
      };
      const cost = region.costTo(p);
      const way = shortestPath(table, mover, p, 5000);
      expect(cost === undefined, `seed ${String(seed)} ${String(p.x)} ${String(p.y)}`).toBe(way === undefined);
      if (way) {
        expect(Math.abs((cost ?? 0) - way.cost)).toBeLessThan(way.cost * 0.01 + 2);
        expect(way.trace.complete).toBe(true);
      }
      if (standAt(table, { ...p, r: 500, h: 1500 }, mover.others).length === 0) continue;
      points++;
      if (outlines.some((outline) => contains({ type: 'polygon', points: outline }, p)) === (cost !== undefined)) drawn++;
    }
    for (const { id } of mover.others) {
      const way = approach(table, mover, id, 5000);
      if (way) expect(way.trace.touches).toContain(id);
    }
    expect(outlines.flat().every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
  }
  expect(drawn / points).toBeGreaterThan(0.97);
});

test('UC-MOVE-PATH: who steps down beside an enemy goes straight there if coming to rest clear of the edge brings it into contact', () => {
  const ledge = block('ledge', 'solid', 4000, 4000, 4000, 6000, 0, 1600);
  const enemy: Other = { id: 'enemy', body: { x: 9500, y: 8130, z: 0, r: 640, h: 1500 }, manner: 'stop' };
  const friend: Other = { id: 'friend', body: { x: 8960, y: 8600, z: 0, r: 500, h: 1500 }, manner: 'block' };
  const body: Body = { x: 5480, y: 7800, z: 1600, r: 500, h: 1500 };
  const others = [enemy, friend];
  const mover: Mover = { body, difficultFactor: 2, linearCost: 2000, stepUp: 500, dropFree: 2000, medium: 'land', others };
  const way = approach({ width: SIZE, height: SIZE, features: [ledge] }, mover, 'enemy', 5000);
  expect(way?.cost).toBeLessThan(2700);
  expect(way?.trace.touches).toContain('enemy');
});
