import { Color, Mesh, MeshLambertMaterial, type Object3D } from 'three';
import { PACE } from '@escarmouche/space';
import type { TokenOnBoard } from '../model.ts';
import type { Colours } from './colours.ts';
import { createSolids, shade, type Solids, type Vec3 } from './solids.ts';

/** Radii of the waves of a noise, in paces: inner and outer. */
const WAVES = [
  [0.38, 0.48],
  [0.66, 0.74],
  [0.92, 0.98],
] as const;
const PARTS = 28;
const WOOD = new Color('#7a5330');
const METAL = new Color('#59616d');
/** Place of a carried chest beside the feet of its bearer, in paces to the east, north and upwards, and its size there. */
const BESIDE = [-0.7, -0.25, 0.45] as const;
const SMALLER = 0.6;

/** Puts tokens on the table: a chest for a token that can be carried, waves round the place of a noise, a flag on an objective, a case for an item. Returns their removal. */
export function placeTokens(scene: Object3D, tokens: readonly TokenOnBoard[], colours: Colours): () => void {
  const solids = createSolids();
  for (const { kind, at, by, side } of tokens) {
    const foot: Vec3 = [at.x / PACE, at.y / PACE, at.z / PACE];
    if (kind === 'noise') noise(solids, foot, colours.accent);
    else if (kind === 'objective') flag(solids, foot, side === undefined ? colours.accent : colours.side(side));
    else if (kind === 'item') item(solids, foot, colours.accent);
    else if (by === undefined) chest(solids, foot, 1, colours.accent);
    else chest(solids, [foot[0] + BESIDE[0], foot[1] + BESIDE[1], foot[2] + BESIDE[2]], SMALLER, colours.accent);
  }
  const [geometry, material] = [solids.build(), new MeshLambertMaterial({ vertexColors: true })];
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = true;
  scene.add(mesh);
  return () => {
    scene.remove(mesh);
    geometry.dispose();
    material.dispose();
  };
}

function chest(solids: Solids, [x, y, z]: Vec3, size: number, band: Color): void {
  const box = (height: number, [length, width, thick]: Vec3, colour: Color): void =>
    solids.box([x, y, z + height * size], [length * size, width * size, thick * size], colour);
  box(0.2, [0.8, 0.54, 0.4], WOOD);
  box(0.46, [0.84, 0.58, 0.12], shade(WOOD, 1.35));
  for (const along of [-0.24, 0.24]) solids.box([x + along * size, y, z + 0.27 * size], [0.09 * size, 0.6 * size, 0.53 * size], band);
}

/** A mast on a foot, its flag in the colour of who holds the objective. */
function flag(solids: Solids, [x, y, z]: Vec3, colour: Color): void {
  solids.box([x, y, z + 0.06], [0.5, 0.5, 0.12], METAL);
  solids.box([x, y, z + 0.7], [0.09, 0.09, 1.3], METAL);
  solids.box([x + 0.34, y, z + 1.08], [0.6, 0.05, 0.44], colour);
}

/** A flat case with a bright lid. */
function item(solids: Solids, [x, y, z]: Vec3, colour: Color): void {
  solids.box([x, y, z + 0.12], [0.56, 0.44, 0.24], METAL);
  solids.box([x, y, z + 0.26], [0.34, 0.26, 0.06], colour);
}

function noise(solids: Solids, [x, y, z]: Vec3, colour: Color): void {
  solids.ball([x, y, z + 0.18], [0.18, 0.18, 0.18], colour);
  for (const [inner, outer] of WAVES) ring(solids, [x, y, z + 0.05], inner, outer, colour);
}

/** A flat ring, counter-clockwise from above. */
function ring(solids: Solids, [x, y, z]: Vec3, inner: number, outer: number, colour: Color): void {
  const at = (r: number, part: number): Vec3 => {
    const angle = (part / PARTS) * 2 * Math.PI;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle), z];
  };
  const tint = [colour, colour, colour] as const;
  for (let i = 0; i < PARTS; i++) {
    solids.triangle(at(inner, i), at(outer, i), at(outer, i + 1), tint);
    solids.triangle(at(inner, i), at(outer, i + 1), at(inner, i + 1), tint);
  }
}
