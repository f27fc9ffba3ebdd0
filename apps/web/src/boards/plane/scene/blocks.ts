import type { Color } from 'three';
import type { Point } from '@escarmouche/space';
import type { Terrain } from '../model.ts';
import { inset, outlineOf, shade, type Solids } from './solids.ts';

const PACE = 1000;
const PARAPET = 0.22;

/** A prism: its sides in the table's material, its top level. */
export function slab(walls: Solids, plain: Solids, piece: Terrain, roof: Color, wall: Color): void {
  const outline = outlineOf(piece.shape);
  const [base, top] = [piece.base / PACE, piece.top / PACE];
  const round = piece.shape.type === 'disc' ? { x: piece.shape.x / PACE, y: piece.shape.y / PACE } : undefined;
  const floats = piece.base > 0;
  walls.sides(outline, base, top, shade(wall, floats ? 0.8 : 0.5), wall, round);
  plain.face(outline, top, roof);
  if (floats) plain.face(outline, base, shade(roof, 0.35), false);
}

/** A slab whose roof has a rim. */
export function block(walls: Solids, plain: Solids, piece: Terrain, roof: Color, wall: Color): void {
  slab(walls, plain, piece, roof, wall);
  const outline = outlineOf(piece.shape);
  const inner = inset(outline, PARAPET);
  if (inner) rim(plain, outline, inner, piece.top / PACE, roof);
}

/** The inside of a roof a little lower than its rim looks: a darker face just above it, and a bevel of light. */
function rim(plain: Solids, outline: readonly Point[], inner: readonly Point[], top: number, tint: Color): void {
  plain.face(inner, top + 0.006, shade(tint, 0.8));
  const light = shade(tint, 1.14);
  outline.forEach((a, i) => {
    const next = (i + 1) % outline.length;
    const [b, c, d] = [outline[next] ?? a, inner[next] ?? a, inner[i] ?? a];
    const z = top + 0.012;
    plain.triangle([a.x, a.y, z], [b.x, b.y, z], [c.x, c.y, z], [light, light, tint]);
    plain.triangle([a.x, a.y, z], [c.x, c.y, z], [d.x, d.y, z], [light, tint, tint]);
  });
}

/** Planks, with boards along every edge and at every corner. */
export function crate(crates: Solids, piece: Terrain, colour: Color): void {
  const outline = outlineOf(piece.shape);
  const [base, top] = [piece.base / PACE, piece.top / PACE];
  const wood = shade(colour, 1.05);
  crates.sides(outline, base, top, shade(wood, 0.55), wood);
  crates.face(outline, top, shade(wood, 1.2));
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const [x, y] = [b.x - a.x, b.y - a.y];
    const [middle, turn] = [[(a.x + b.x) / 2, (a.y + b.y) / 2] as const, Math.atan2(y, x)];
    for (const z of [base + 0.06, top - 0.05]) crates.box([...middle, z], [Math.hypot(x, y), 0.1, 0.12], shade(wood, 1.25), turn);
    if (piece.shape.type === 'polygon') crates.box([a.x, a.y, (base + top) / 2], [0.14, 0.14, top - base], shade(wood, 1.25), turn);
  });
}
