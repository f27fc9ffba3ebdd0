import type { Point } from '@escarmouche/space';
import type { Terrain } from '../../model.ts';
import type { Frame } from '../../looks/frame.ts';
import { pathOf } from '../shadow.ts';

/** One stroke or area of a drawing, in units of the table. */
export interface Mark {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** The marks on a piece, over its own colour. */
export type Painter = (piece: Terrain, frame: Frame, towards: Point) => readonly Mark[];

/** An area between two lengths along the longer axis and two across, from the middle. */
export function bar({ at }: Pick<Frame, 'at'>, u0: number, u1: number, v0: number, v1: number): string {
  return pathOf([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
}

export function line(...points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
}

export function circle({ x, y }: Point, r: number): string {
  return `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A round outline with lobes, like leaves from above. */
export function lobes({ x, y }: Point, r: number, turn: number, count = 8): string {
  const points = Array.from({ length: count * 2 }, (_, i) => {
    const angle = (i / count) * Math.PI + turn;
    const away = i % 2 === 0 ? r : r * 0.8;
    return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
  });
  return pathOf(points);
}

/** Lengths at equal distances between two ends, both left out. */
export function between(from: number, to: number, step: number): readonly number[] {
  const count = Math.max(1, Math.round((to - from) / step));
  return Array.from({ length: count - 1 }, (_, i) => from + ((i + 1) / count) * (to - from));
}

/** Lines across the longer axis, as those between planks or stones. */
export function across(frame: Frame, step: number, stroke: string, width: number, opacity: number): Mark {
  const [half, side] = [frame.length / 2, frame.width / 2];
  const d = between(-half, half, step)
    .map((u) => line(frame.at(u, -side), frame.at(u, side)))
    .join('');
  return { d, stroke, width, opacity };
}

/** Lines along the longer axis. */
export function alongside(frame: Frame, step: number, stroke: string, width: number, opacity: number): Mark {
  const [half, side] = [frame.length / 2, frame.width / 2];
  const d = between(-side, side, step)
    .map((v) => line(frame.at(-half, v), frame.at(half, v)))
    .join('');
  return { d, stroke, width, opacity };
}

/** The wall that stands up around a flat roof. */
export function rim({ at, length, width }: Frame, by: number): Mark {
  const [u, v] = [length / 2 - by, width / 2 - by];
  return { d: bar({ at }, -u, u, -v, v), fill: '#14161b', opacity: 0.13, stroke: '#f4efe2', width: 30 };
}
