import { Color } from 'three';
import { shareOf } from '../../looks/tints.ts';
import { shade, type Solids, type Vec3 } from '../solids.ts';
import { put, spread, standOf, tint, type Builder, type Stand } from './stand.ts';

const GLASS = new Color('#25343f');
const TYRE = new Color('#17181a');
const LAMP = new Color('#f6ecc2');
const TAIL = new Color('#a3281f');
const WOOD = new Color('#6b4c2a');
const HAY = new Color('#cbaa55');

/** A wheel on its axle, across the longer axis. */
function wheel(solids: Solids, stand: Stand, [u, v, up]: Vec3, r: number, thick: number, colour: Color): void {
  const rim = (i: number, side: number): Vec3 => {
    const angle = (i / 12) * 2 * Math.PI;
    return stand.at(u + r * Math.cos(angle), v + (side * thick) / 2, up + r * Math.sin(angle));
  };
  const [left, right] = [stand.at(u, v + thick / 2, up), stand.at(u, v - thick / 2, up)];
  const [tread, hub] = [[colour, colour, colour] as const, [shade(colour, 2.2), colour, colour] as const];
  for (let i = 0; i < 12; i++) {
    solids.triangle(left, rim(i + 1, 1), rim(i, 1), hub);
    solids.triangle(right, rim(i, -1), rim(i + 1, -1), hub);
    solids.triangle(rim(i, 1), rim(i + 1, 1), rim(i + 1, -1), tread);
    solids.triangle(rim(i, 1), rim(i + 1, -1), rim(i, -1), tread);
  }
}

function wheels(solids: Solids, stand: Stand, along: number, r: number): void {
  for (const u of [-along, along]) for (const side of [-1, 1]) wheel(solids, stand, [u, side * (stand.width / 2 - 0.1), r], r, 0.2, TYRE);
}

const car: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, width, height } = stand;
  const paint = tint(piece);
  const way = shareOf(piece, 1) > 0.5 ? 1 : -1;
  const belt = height * 0.56;
  put(plain, stand, [0, 0, (belt + 0.2) / 2], [length, width * 0.94, belt - 0.2], paint);
  put(plain, stand, [way * length * 0.36, 0, belt + 0.01], [length * 0.24, width * 0.8, 0.03], shade(paint, 1.15));
  put(plain, stand, [-way * length * 0.07, 0, (belt + height) / 2 - 0.04], [length * 0.5, width * 0.8, height - belt - 0.06], GLASS);
  put(plain, stand, [-way * length * 0.08, 0, height - 0.04], [length * 0.4, width * 0.78, 0.08], shade(paint, 1.08));
  for (const side of [-1, 1]) {
    put(plain, stand, [way * length * 0.5, side * width * 0.33, belt * 0.75], [0.06, 0.24, 0.14], LAMP);
    put(plain, stand, [-way * length * 0.5, side * width * 0.33, belt * 0.75], [0.06, 0.22, 0.12], TAIL);
  }
  wheels(plain, stand, length * 0.31, 0.28);
};

const bus: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, width, height } = stand;
  const paint = tint(piece);
  put(plain, stand, [0, 0, (height + 0.3) / 2], [length, width, height - 0.3], paint);
  put(plain, stand, [0, 0, height + 0.005], [length * 0.94, width * 0.8, 0.02], shade(paint, 1.25));
  for (const u of spread(length - 0.6, 0.95))
    for (const side of [-1, 1]) put(plain, stand, [u, (side * width) / 2, height * 0.66], [0.78, 0.06, height * 0.34], GLASS);
  for (const [end, glass] of [
    [1, 0.62],
    [-1, 0.4],
  ] as const)
    put(plain, stand, [(end * length) / 2, 0, height * 0.64], [0.06, width * 0.86, height * glass * 0.8], GLASS);
  for (const side of [-1, 1]) put(plain, stand, [length / 2, side * width * 0.36, 0.55], [0.08, 0.26, 0.16], LAMP);
  for (const u of [-0.4, 0.4]) put(plain, stand, [u * length * 0.7, 0, height + 0.06], [length * 0.14, 0.8, 0.1], new Color('#e4d7b0'));
  wheels(plain, stand, length * 0.33, 0.36);
};

/** A bed of planks on two wheels, heaped with hay. */
const cart: Builder = ({ plain, crates }, piece) => {
  const stand = standOf(piece);
  const { length, width, height } = stand;
  put(crates, stand, [0, 0, 0.5], [length, width * 0.76, 0.3], WOOD);
  for (const side of [-1, 1]) {
    put(crates, stand, [0, side * width * 0.36, 0.78], [length, 0.08, 0.3], shade(WOOD, 1.3));
    wheel(plain, stand, [0, side * width * 0.45, 0.48], 0.48, 0.12, new Color('#3f2c18'));
  }
  const heap: Vec3 = [length * 0.42, width * 0.36, (height - 0.6) * 1];
  [-0.5, 0, 0.5].forEach((u, i) => {
    plain.ball(
      stand.at(u * length * 0.5, 0, 0.62),
      [heap[0] * 0.62, heap[1] * 0.95, heap[2] * (1 - Math.abs(u) * 0.4)],
      shade(HAY, 0.85 + shareOf(piece, i) * 0.3),
      5,
      9,
    );
  });
};

const pump: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, height } = stand;
  const red = tint(piece);
  put(plain, stand, [0, 0, 0.08], [length, length, 0.16], new Color('#8d8a84'));
  put(plain, stand, [0, 0, height / 2], [length * 0.7, length * 0.5, height], red);
  put(plain, stand, [0, 0, height * 0.72], [length * 0.5, length * 0.56, height * 0.24], new Color('#efe9dc'));
  put(plain, stand, [length * 0.42, 0, height * 0.5], [0.08, 0.12, 0.7], TYRE);
};

export const vehicles = { car, bus, cart, pump };
