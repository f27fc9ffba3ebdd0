import { Color } from 'three';
import { frameOf, sideTowards } from '../../looks/frame.ts';
import { shareOf } from '../../looks/tints.ts';
import type { Terrain } from '../../model.ts';
import { block, slab } from '../blocks.ts';
import { inset, outlineOf, shade, type Solids, type Vec3 } from '../solids.ts';
import { put, spread, standOf, tint, type Builder, type Context, type Stand } from './stand.ts';

const [DARK, GLASS, STEEL, STRIPE, RUST, WOOD] = ['#1b2128', '#2f4658', '#7d868f', '#d8a53a', '#a4532f', '#5b4026'].map(
  (colour) => new Color(colour),
) as [Color, Color, Color, Color, Color, Color];

/** Place of the front of a piece, across its longer axis. */
const frontOf = ({ shape }: Terrain, { width }: Stand, { towards }: Context): number => (sideTowards(frameOf(shape), towards) * width) / 2;

/** A door in a frame: its middle along the wall, its width and its height. */
function door(solids: Solids, stand: Stand, u: number, v: number, [wide, high]: readonly [number, number], colour: Color): void {
  put(solids, stand, [u, v, high / 2 + 0.05], [wide + 0.24, 0.14, high + 0.1], shade(colour, 0.5));
  put(solids, stand, [u, v, high / 2], [wide, 0.2, high], colour);
  for (const up of spread(high, 0.3)) put(solids, stand, [u, v, high / 2 + up], [wide * 0.94, 0.23, 0.05], shade(colour, 0.7));
}

/** Windows in a wall along the longer axis, each with a bright sill. */
function windows(solids: Solids, stand: Stand, v: number, up: number, [step, high]: readonly [number, number]): void {
  for (const u of spread(stand.length - 0.6, step)) {
    put(solids, stand, [u, v, up], [step * 0.62, 0.08, high], GLASS);
    put(solids, stand, [u, v, up - high / 2], [step * 0.72, 0.16, 0.07], STEEL);
  }
}

/** Boxes along every edge of an outline, a little out of it: belts, beams and rails. */
function belt(solids: Solids, piece: Terrain, up: number, high: number, colour: Color): void {
  const outline = outlineOf(piece.shape);
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const [x, y] = [b.x - a.x, b.y - a.y];
    solids.box([(a.x + b.x) / 2, (a.y + b.y) / 2, piece.base / 1000 + up], [Math.hypot(x, y), 0.1, high], colour, Math.atan2(y, x));
  });
}

const hull: Builder = ({ walls, plain }, piece, context) => {
  const stand = standOf(piece);
  const { length, width, height, at } = stand;
  const skin = tint(piece);
  block(walls, plain, piece, skin, shade(skin, 1.1));
  belt(plain, piece, height * 0.7, height * 0.09, RUST);
  belt(plain, piece, height * 0.12, height * 0.2, shade(skin, 0.5));
  const deck = inset(outlineOf(piece.shape), width * 0.17);
  if (deck) plain.face(deck, piece.top / 1000 + 0.015, shade(skin, 0.66));
  for (const u of spread(length * 0.7, length / 8)) put(plain, stand, [u, 0, height + 0.018], [0.05, width * 0.6, 0.01], shade(skin, 0.45));
  put(plain, stand, [0, 0, height + 0.02], [length * 0.6, width * 0.09, 0.02], RUST);
  const r = Math.min(0.65, width * 0.28);
  plain.turned(
    at(length * 0.15, width * 0.17, height),
    [
      [r, 0, DARK],
      [r, 0.04, STEEL],
      [r * 0.7, 0.05, STEEL],
      [r * 0.66, 0.03, DARK],
      [0, 0.03, shade(STEEL, 0.7)],
    ],
    16,
  );
  if (length < 5) return;
  const v = frontOf(piece, stand, context);
  for (const side of [-v, v]) {
    door(plain, stand, length * 0.1, side, [1.2, height * 0.6], STEEL);
    for (const u of [-0.3, -0.24, -0.18]) put(plain, stand, [u * length, side, height * 0.5], [0.4, 0.14, 0.3], GLASS);
  }
  for (const end of [-1, 1]) put(plain, stand, [(end * length) / 2, 0, height * 0.5], [0.12, width * 0.4, height * 0.2], GLASS);
};

/** A gate at the front, windows behind, a fan and a skylight on the roof. */
const depot: Builder = ({ walls, plain }, piece, context) => {
  const stand = standOf(piece);
  const { length, width, height, at } = stand;
  const [v, colour] = [frontOf(piece, stand, context), tint(piece)];
  block(walls, plain, piece, colour, shade(colour, 1.15));
  belt(plain, piece, height - 0.1, 0.16, shade(colour, 0.55));
  belt(plain, piece, 0.12, 0.24, shade(colour, 0.5));
  const gate = Math.min(2.4, length * 0.45);
  door(plain, stand, 0, v, [gate, 1.7], STEEL);
  put(plain, stand, [0, v, 1.9], [gate + 0.3, 0.24, 0.14], STRIPE);
  windows(plain, stand, -v, 1.5, [1.1, 0.5]);
  if (height > 3) for (const side of [-v, v]) windows(plain, stand, side, height - 0.65, [0.8, 0.6]);
  for (const end of [-1, 1]) put(plain, stand, [(end * length) / 2, 0, 1.4], [0.1, width * 0.4, 0.55], GLASS);
  put(plain, stand, [length * 0.22, 0, height + 0.02], [length * 0.28, width * 0.4, 0.04], GLASS);
  plain.turned(
    at(-length * 0.28, 0, height),
    [
      [0.5, 0, DARK],
      [0.46, 0.06, STEEL],
      [0.34, 0.06, DARK],
      [0, 0.03, DARK],
    ],
    16,
  );
};

/** Ribs all round, doors with bars at one end. */
const container: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, width, height } = stand;
  const [paint, end] = [tint(piece), shareOf(piece, 1) > 0.5 ? 1 : -1];
  put(plain, stand, [0, 0, height / 2], [length - 0.06, width - 0.06, height - 0.02], shade(paint, 0.75));
  for (const u of spread(length - 0.2, 0.22)) put(plain, stand, [u, 0, height / 2], [0.11, width, height - 0.16], paint);
  for (const up of [0.06, height - 0.05]) put(plain, stand, [0, 0, up], [length, width, 0.1], shade(paint, 0.9));
  for (const v of [-0.3, -0.1, 0.1, 0.3]) put(plain, stand, [(end * length) / 2, v * width, height / 2], [0.05, 0.05, height * 0.8], STEEL);
};

/** A drum with hoops, a lid one can stand on, and its valve. */
const tank: Builder = ({ walls, plain }, piece) => {
  const { length, height, at } = standOf(piece);
  const [r, skin] = [length / 2, tint(piece)];
  slab(walls, plain, piece, shade(skin, 1.1), skin);
  for (const up of [0.08, 0.5, 0.93])
    plain.turned(
      at(0, 0, height * up - 0.08),
      [
        [r, 0, shade(skin, 0.5)],
        [r + 0.06, 0.03, up === 0.5 ? STRIPE : shade(skin, 0.8)],
        [r + 0.06, 0.15, up === 0.5 ? STRIPE : shade(skin, 0.8)],
        [r, 0.18, skin],
      ],
      28,
    );
  plain.turned(
    at(0, 0, height),
    [
      [r * 0.8, 0, shade(skin, 0.6)],
      [r * 0.78, 0.03, shade(skin, 0.9)],
      [r * 0.2, 0.04, shade(skin, 1.2)],
      [r * 0.18, 0.09, RUST],
      [0, 0.09, RUST],
    ],
    28,
  );
};

/** Clay that is whitened: a door and small windows deep in the wall; a thin wall has neither. */
const adobe: Builder = ({ walls, plain }, piece, context) => {
  const stand = standOf(piece);
  const clay = tint(piece);
  if (stand.width < 1.5) return slab(walls, walls, piece, shade(clay, 1.1), clay);
  const v = frontOf(piece, stand, context);
  block(walls, walls, piece, clay, shade(clay, 1.05));
  door(plain, stand, 0, v, [0.8, 1.4], WOOD);
  for (const [u, side] of [
    [0, -v],
    [stand.length / 2, 0],
    [-stand.length / 2, 0],
  ] as const)
    put(plain, stand, [u, side, 1.5], side === 0 ? [0.16, 0.5, 0.5] : [0.5, 0.16, 0.5], DARK);
};

/** Walls of planks under reeds. */
const hut: Builder = ({ crates, plain }, piece, context) => {
  const stand = standOf(piece);
  const { length, width, height } = stand;
  const [v, reeds] = [frontOf(piece, stand, context), tint(piece)];
  block(crates, plain, piece, reeds, new Color('#8a6a45'));
  belt(plain, piece, height - 0.16, 0.3, shade(reeds, 0.85));
  for (const u of spread(length - 0.2, 0.3))
    put(plain, stand, [u, 0, height + 0.012], [0.22, width - 0.4, 0.02], shade(reeds, 0.8 + shareOf(piece, Math.round(u * 9)) * 0.4));
  door(plain, stand, 0, v, [0.9, 1.5], WOOD);
  for (const u of [-0.32, 0.32]) for (const side of [-v, v]) put(plain, stand, [u * length, side, 1.35], [0.7, 0.12, 0.55], DARK);
};

/** Bags in three rows, each row shifted against the one below. */
const sandbags: Builder = ({ plain }, piece) => {
  const { length, width, height, at } = standOf(piece);
  const rise = height / 3;
  for (let row = 0; row < 3; row++)
    spread(length - (row % 2) * 0.3, 0.48).forEach((u, i) => {
      plain.ball(
        at(u, 0, rise * (row + 0.5)),
        [0.34, width / 2, rise * 0.66],
        shade(tint(piece), 0.8 + shareOf(piece, i + row * 20) * 0.35),
        4,
        8,
      );
    });
};

const jars: Builder = ({ plain }, piece) => {
  const { length, width, height, at } = standOf(piece);
  [-1, 1].forEach((u, i) =>
    [-1, 1].forEach((v, j) => {
      const share = shareOf(piece, i * 2 + j);
      const [r, high, clay] = [Math.min(length, width) / 4, height * (0.75 + share * 0.25), shade(tint(piece), 0.75 + share * 0.5)];
      plain.turned(
        at((u * length) / 4, (v * width) / 4, 0),
        [
          [r * 0.6, 0, shade(clay, 0.5)],
          [r, high * 0.5, clay],
          [r * 0.5, high * 0.88, clay],
          [r * 0.62, high, shade(clay, 1.2)],
          [r * 0.4, high, DARK],
          [0, high * 0.9, DARK],
        ],
        12,
      );
    }),
  );
};

/** A mast with fins that draws water from the air. */
const condenser: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, height, at } = stand;
  const [r, skin] = [length / 2, tint(piece)];
  plain.turned(
    at(0, 0, 0),
    [
      [r, 0, shade(skin, 0.4)],
      [r, height * 0.1, shade(skin, 0.8)],
      [r * 0.5, height * 0.16, skin],
      [r * 0.4, height * 0.86, skin],
      [r * 0.62, height * 0.88, RUST],
      [r * 0.62, height * 0.94, RUST],
      [r * 0.2, height, STEEL],
      [0, height, STEEL],
    ],
    12,
  );
  for (const up of [0.36, 0.52, 0.68]) {
    put(plain, stand, [0, 0, height * up], [length, 0.06, height * 0.1], shade(skin, 0.8));
    put(plain, stand, [0, 0, height * up], [0.06, length, height * 0.1], shade(skin, 0.8));
  }
};

/** A floor of bars between beams with warning stripes. */
const grating: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, width, height } = stand;
  const [steel, thick] = [tint(piece), piece.base > 0 ? height : Math.min(height, 0.3)];
  put(plain, stand, [0, 0, height - thick / 2], [length, width, thick], shade(steel, 0.6));
  if (thick < height) put(plain, stand, [0, 0, (height - thick) / 2], [length, width * 0.86, height - thick], shade(steel, 0.4));
  for (const u of spread(length, 0.2)) put(plain, stand, [u, 0, height + 0.004], [0.1, width * 0.84, 0.01], steel);
  for (const side of [-1, 1]) put(plain, stand, [0, side * width * 0.46, height + 0.006], [length, width * 0.07, 0.02], STRIPE);
};

const post: Builder = ({ crates }, piece) => {
  const stand = standOf(piece);
  const { length, width, height } = stand;
  put(crates, stand, [0, 0, height / 2], [length, width, height], tint(piece));
};

const hose = (solids: Solids, from: Vec3, to: Vec3): void => {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  solids.box(
    [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0.06],
    [Math.hypot(x, y) + 0.06, 0.13, 0.12],
    shade(DARK, 1.4),
    Math.atan2(y, x),
  );
};

/** Hoses that wind along the ground. */
const cables: Builder = ({ plain }, piece) => {
  const { length, width, at } = standOf(piece);
  for (let i = 0; i < 5; i++) {
    const on = (step: number): Vec3 => at((step / 9 - 0.5) * length * 0.78, ((i - 2) / 6 + Math.sin(step * 0.8 + i * 2) * 0.09) * width, 0);
    for (let step = 0; step < 9; step++) hose(plain, on(step), on(step + 1));
  }
};

export const outposts = { hull, depot, container, tank, adobe, hut, sandbags, jars, condenser, grating, post, cables };
