import { Color } from 'three';
import { shareOf } from '../../looks/tints.ts';
import { block, crate as crateOf, slab } from '../blocks.ts';
import { inset, outlineOf, shade, type Vec3 } from '../solids.ts';
import { put, spread, standOf, tint, type Builder } from './stand.ts';

const DARK = new Color('#1b2128');
const WOOD = new Color('#5b4026');

/** Thick walls with slits to shoot from. */
const keep: Builder = ({ walls, plain }, piece) => {
  const stand = standOf(piece);
  block(walls, plain, piece, tint(piece), shade(tint(piece), 0.86));
  for (const u of spread(stand.length - 1, 1.7))
    for (const side of [-1, 1])
      put(plain, stand, [u, (side * stand.width) / 2, stand.height * 0.6], [0.16, 0.06, 0.75], new Color('#191a1c'));
};

const wall: Builder = ({ walls, plain }, piece) => {
  slab(walls, plain, piece, shade(tint(piece), 1.12), shade(tint(piece), 0.9));
};

const stairs: Builder = ({ walls, plain }, piece) => {
  const stand = standOf(piece);
  slab(walls, plain, piece, tint(piece), shade(tint(piece), 0.78));
  put(plain, stand, [0, 0, stand.height + 0.005], [stand.length * 0.9, stand.width * 0.5, 0.01], shade(tint(piece), 1.15));
};

/** Merlons on a sill. */
const battlement: Builder = ({ walls }, piece) => {
  const stand = standOf(piece);
  const stone = new Color('#9b9589');
  put(walls, stand, [0, 0, stand.height * 0.22], [stand.length, stand.width, stand.height * 0.44], shade(stone, 0.8));
  spread(stand.length, 0.45).forEach((u, i) => {
    if (i % 2 === 0) put(walls, stand, [u, 0, stand.height * 0.7], [0.42, stand.width, stand.height * 0.6], stone);
  });
};

/** Planks side by side on two beams. */
const planks: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const wood = tint(piece);
  spread(stand.length, 0.32).forEach((u, i) => {
    put(plain, stand, [u, 0, stand.height - 0.06], [0.28, stand.width, 0.12], shade(wood, 0.85 + shareOf(piece, i) * 0.35));
  });
  for (const side of [-1, 1])
    put(plain, stand, [0, side * stand.width * 0.4, stand.height / 2 - 0.06], [stand.length, 0.2, stand.height - 0.12], WOOD);
};

const fence: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, height } = stand;
  for (const u of spread(length + 0.8, 0.9)) {
    if (Math.abs(u) <= length / 2) put(plain, stand, [u, 0, height / 2], [0.14, 0.14, height], shade(tint(piece), 0.8));
  }
  for (const up of [0.45, 0.85]) put(plain, stand, [0, 0, height * up], [length, 0.07, 0.12], tint(piece));
};

const railing: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, height } = stand;
  for (const u of spread(length, 0.3)) put(plain, stand, [u, 0, height / 2], [0.04, 0.04, height], DARK);
  put(plain, stand, [0, 0, height - 0.04], [length, 0.12, 0.08], new Color('#c6d0d8'));
};

const crate: Builder = ({ crates }, piece) => {
  crateOf(crates, piece, tint(piece));
};

/** Faces that lean in from the foot to a top that can be stood on, each of another shade. */
const rock: Builder = ({ plain }, piece) => {
  const outline = outlineOf(piece.shape);
  const [base, top] = [piece.base / 1000, piece.top / 1000];
  const stone = tint(piece);
  const upper = inset(outline, 0.22) ?? outline;
  outline.forEach((a, i) => {
    const next = (i + 1) % outline.length;
    const [b, c, d] = [outline[next] ?? a, upper[next] ?? a, upper[i] ?? a];
    const [low, high] = [shade(stone, 0.5 + shareOf(piece, i) * 0.12), shade(stone, 0.9 + shareOf(piece, i + 20) * 0.25)];
    const lift = base + (top - base) * (0.55 + shareOf(piece, i + 40) * 0.15);
    plain.triangle([a.x, a.y, base], [b.x, b.y, base], [b.x, b.y, lift], [low, low, high]);
    plain.triangle([a.x, a.y, base], [b.x, b.y, lift], [a.x, a.y, lift], [low, high, high]);
    plain.triangle([a.x, a.y, lift], [b.x, b.y, lift], [c.x, c.y, top], [high, high, stone]);
    plain.triangle([a.x, a.y, lift], [c.x, c.y, top], [d.x, d.y, top], [high, stone, stone]);
  });
  plain.face(upper, top, shade(stone, 1.12));
};

/** A round trunk along its longer axis, cut at both ends. */
const log: Builder = ({ trunks }, piece) => {
  const stand = standOf(piece);
  const [half, r, h] = [stand.length / 2, stand.width / 2, stand.height / 2];
  const [bark, wood] = [new Color('#6b5138'), new Color('#c9a878')];
  const on = (i: number, end: number): Vec3 => {
    const angle = (i / 10) * 2 * Math.PI;
    return stand.at(end * half, r * Math.cos(angle), h + h * Math.sin(angle));
  };
  for (let i = 0; i < 10; i++) {
    const colour = shade(bark, 0.8 + shareOf(piece, i) * 0.4);
    const one = [colour, colour, colour] as const;
    trunks.triangle(on(i, 1), on(i + 1, 1), on(i + 1, -1), one);
    trunks.triangle(on(i, 1), on(i + 1, -1), on(i, -1), one);
    for (const end of [1, -1])
      trunks.triangle(stand.at(end * half, 0, h), on(end > 0 ? i + 1 : i, end), on(end > 0 ? i : i + 1, end), [
        shade(wood, 0.7),
        wood,
        wood,
      ]);
  }
};

export const works = { keep, wall, stairs, battlement, planks, fence, railing, crate, rock, log };
