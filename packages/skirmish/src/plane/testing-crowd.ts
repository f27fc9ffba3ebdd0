import { gap, standAt, type Feature } from '@escarmouche/space';
import { bodyOf } from '../placed/bodies.ts';
import { figuresInPlay } from '../roster.ts';
import type { PlaneFigure, PlaneState, Zone } from './state.ts';
import { box, disc } from './testing-places.ts';

/** Random battles for the battery and the fuzzers: a place for a crowd, and the flaws that a crowd must never have. */

const zone = (y: number, front: Zone['front']): Zone => ({ x: 20000, y, width: 20000, height: 6000, front });

/** Zones of two or three groups close to each other. */
export const CROWDED_ZONES: Readonly<Record<string, Zone>> = { A: zone(21000, 'north'), B: zone(32000, 'south'), C: zone(39000, 'south') };

/** Some of every terrain between them. */
export const CROWDED_TERRAIN: readonly Feature[] = [
  box('hut', [-7, -2, -4, 1], { top: 3 }),
  box('step', [-4, -2, -2, 0], { top: 0.5 }),
  box('low-wall', [-2, -0.6, 3, 0], { kind: 'linear', top: 1 }),
  disc('bog', [4, 4, 2], 'difficult'),
  box('pool', [5, -3, 8, 0], { kind: 'water', base: -1, top: 0 }),
  box('pit', [-1, 2, 2, 4], { kind: 'void', base: -3, top: 0 }),
  box('court', [5, -8, 9, -4.5], { kind: 'void', base: -1, top: 0 }),
  box('stair', [5, -8, 6, -7], { base: -1, top: -0.5 }),
  box('ladder', [-7.2, -1, -7, -0.5], { kind: 'ladder', top: 3 }),
];

/** Flaw of a figure's place in play: between units, off the table, on a surface without a step of this height to it, in another figure. */
export function flawOfPlace(state: PlaneState, figure: PlaneFigure, stepUp: number): string | undefined {
  const { x, y, z, facing, posture, perch } = figure;
  const { width, height } = state.scene.table;
  const body = bodyOf(state, figure);
  const { r } = body;
  if (![x, y, z, facing.x, facing.y].every(Number.isInteger)) return 'is not at whole units';
  if (facing.x === 0 && facing.y === 0) return 'faces nowhere';
  if (x < r - 1 || y < r - 1 || x > width - r + 1 || y > height - r + 1) return 'is off the table';
  if (!perch && !standAt(state.scene.table, body, [], { stepUp, wet: true }).includes(z))
    return `stands on nothing at ${x}, ${y}, ${z} (${posture})`;
  const other = figuresInPlay(state).find((one) => one.id !== figure.id && overlap(state, figure, one));
  return other && `overlaps ${other.id}`;
}

/** Bases that touch may overlap by what rounding takes. */
function overlap(state: PlaneState, a: PlaneFigure, b: PlaneFigure): boolean {
  const [one, other] = [bodyOf(state, a), bodyOf(state, b)];
  return one.z < other.z + other.h && other.z < one.z + one.h && gap(one, other) < -3;
}
