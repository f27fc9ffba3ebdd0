import { Color } from 'three';
import { FLAT_TINTS, seedOf } from '../looks/tints.ts';
import type { PlaneBoard, Terrain } from '../model.ts';
import type { Palette } from '../palette.ts';
import { outlineOf, shade, type Solids } from './solids.ts';
import { chance } from './textures.ts';

const PACE = 1000;
const PUFFS = 16;

/** The cover of difficult ground: tufts in the grass and the undergrowth, rubble elsewhere, nothing upright in mud and dunes. */
export function tufts(plain: Solids, board: PlaneBoard, piece: Terrain, palette: Palette): void {
  if (piece.look === 'mud' || piece.look === 'dune') return;
  const grown = piece.look === undefined ? board.ground === 'grass' : piece.look === 'undergrowth';
  const outline = outlineOf(piece.shape);
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const tint = new Color(FLAT_TINTS[piece.look ?? ''] ?? palette.difficult);
  for (let i = 0; i < (x1 - x0) * (y1 - y0) * 1.5; i++) {
    const at = { x: x0 + chance(i, 51) * (x1 - x0), y: y0 + chance(i, 52) * (y1 - y0) };
    if (!inside(outline, at)) continue;
    const [size, turn, light] = [0.1 + chance(i, 53) * 0.14, chance(i, 54), 0.75 + chance(i, 55) * 0.7];
    const colour = shade(tint, light);
    if (grown) for (const lean of [-0.5, 0.1, 0.6]) blade(plain, at.x + lean * size, at.y + (turn - 0.5) * size, size * 2.2, lean, colour);
    else
      plain.turned(
        [at.x, at.y, 0],
        [
          [size, 0, shade(colour, 0.6)],
          [size * 0.7, size * 0.6, colour],
          [0, size * 0.75, shade(colour, 1.2)],
        ],
        5,
        turn,
      );
  }
}

/** Terrain that hides and stops nothing, as smoke: puffs that fill its shape. */
export function cloud(clouds: Solids, { id, shape, base, top }: Terrain): void {
  const [seed, outline] = [seedOf(id), outlineOf(shape)];
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [x0, y0, z0] = [Math.min(...xs), Math.min(...ys), base / PACE];
  const [wide, deep, high] = [Math.max(...xs) - x0, Math.max(...ys) - y0, top / PACE - z0];
  for (let i = 0; i < PUFFS; i++) {
    const r = Math.min(wide, deep, high) * (0.2 + chance(seed, i) * 0.1);
    const [u, v, w] = [chance(seed, i + PUFFS), chance(seed, i + 2 * PUFFS), chance(seed, i + 3 * PUFFS)];
    const at = [x0 + r + u * (wide - 2 * r), y0 + r + v * (deep - 2 * r), z0 + r + w * (high - 2 * r)] as const;
    clouds.ball([...at], [r, r, r], shade(new Color('#cfd6dc'), 0.75 + w * 0.35), 6, 9);
  }
}

function blade(plain: Solids, x: number, y: number, tall: number, lean: number, colour: Color): void {
  plain.turned(
    [x, y, 0],
    [
      [0.05, 0, shade(colour, 0.6)],
      [0, tall * (1 - Math.abs(lean) * 0.3), shade(colour, 1.5)],
    ],
    3,
    lean,
  );
}

function inside(outline: readonly { x: number; y: number }[], { x, y }: { x: number; y: number }): boolean {
  let is = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) is = !is;
  });
  return is;
}

/** Slim round solids on grass are trunks, as in the plan. */
export function isTree({ ground }: PlaneBoard, { kind, shape }: Terrain): boolean {
  return ground === 'grass' && kind === 'solid' && shape.type === 'disc' && shape.r <= 800;
}

export function tree(trunks: Solids, crowns: Solids, { shape, top, id }: Terrain): void {
  if (shape.type !== 'disc') return;
  const [x, y, r, high] = [shape.x / PACE, shape.y / PACE, shape.r / PACE, top / PACE];
  const [bark, root] = [new Color('#6b5138'), new Color('#3d2d1f')];
  trunks.turned(
    [x, y, 0],
    [
      [r, 0, root],
      [r * 0.8, 0.5, bark],
      [r * 0.62, high * 0.75, bark],
      [0, high, bark],
    ],
    9,
  );
  const seed = seedOf(id);
  for (let i = 0; i < 6; i++) {
    const angle = (i / 5) * 2 * Math.PI + chance(seed, i);
    const [away, size] = i === 5 ? [0, r * 1.7] : [r * 1.15, r * (1.15 + chance(seed, i + 9) * 0.4)];
    const lift = i === 5 ? high * 0.95 : high * (0.62 + chance(seed, i + 20) * 0.16);
    const green = new Color('#4f7a35').lerp(new Color('#77994a'), chance(seed, i + 30));
    crowns.ball(
      [x + Math.cos(angle) * away, y + Math.sin(angle) * away, lift],
      [size, size, size * 0.85],
      shade(green, 0.75 + (lift / high) * 0.3),
      5,
      8,
    );
  }
}
