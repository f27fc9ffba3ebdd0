import { Color, Group, MeshLambertMaterial, Mesh, type Material, type Object3D, type Texture } from 'three';
import type { PlaneBoard, Terrain } from '../model.ts';
import { PALETTES, roof, type Palette } from '../palette.ts';
import { groundTexture } from './ground.ts';
import { cloud, isTree, tree, tufts } from './plants.ts';
import { block, crate, slab } from './blocks.ts';
import type { ByLook } from '../looks/by-look.ts';
import type { Builder } from './dressed/stand.ts';
import { createSolids, outlineOf, paint, shade, type Solids } from './solids.ts';
import { crateTexture, grainTexture, TILE, wallTexture, waterTexture } from './textures.ts';

const PACE = 1000;
/** Depth of water below the ground, thickness of the table and width of its frame, in paces. */
const WATER = 0.12;
/** Height of shallow water above the ground. */
const SHALLOW = 0.03;
const THICK = 1.1;
const FRAME = 0.55;

/** The table with its terrain, ready to be put into a scene. */
export interface Landscape {
  readonly group: Object3D;
  /** Leaves let the ground below show through in a view from above. */
  readonly leaves: Material;
  dispose(): void;
}

export function createLandscape(board: PlaneBoard, builderOf: ByLook<Builder>): Landscape {
  const group = new Group();
  const palette = PALETTES[board.ground];
  const textures: (Texture | undefined)[] = [];
  const made: (Material | { dispose(): void })[] = [];

  function place(solids: Solids, material: Material, casts: boolean): void {
    made.push(material);
    if (solids.empty) return;
    const geometry = solids.build();
    made.push(geometry);
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = casts;
    mesh.receiveShadow = true;
    group.add(mesh);
  }
  function lambert(map: Texture | undefined): Material {
    if (map) textures.push(map);
    return new MeshLambertMaterial(map ? { map, vertexColors: true } : { vertexColors: true });
  }

  const heaps = {
    walls: createSolids(),
    plain: createSolids(),
    crates: createSolids(),
    trunks: createSolids(),
    crowns: createSolids(),
  };
  const { walls, plain, crates, trunks, crowns } = heaps;
  const [water, shallows, clouds] = [createSolids(), createSolids(), createSolids()];
  const context = { towards: { x: board.width / 2, y: board.height / 2 } };
  frame(plain, board);
  for (const piece of board.terrain) {
    const build = builderOf(piece.look);
    if (build) build(heaps, piece, context);
    else if (piece.look === 'shallows') shallows.face(outlineOf(piece.shape), SHALLOW, WHITE);
    else if (piece.kind === 'void') pit(plain, piece, palette);
    else if (piece.kind === 'water') pool(water, plain, piece, palette);
    else if (piece.kind === 'ladder') ladder(plain, piece);
    else if (piece.kind === 'difficult') tufts(plain, board, piece, palette);
    else if (piece.kind === 'opaque') cloud(clouds, piece);
    else if (isTree(board, piece)) tree(trunks, crowns, piece);
    else if (piece.kind === 'small' || isCrate(board, piece)) crate(crates, piece, new Color(palette.small));
    else byKind(walls, plain, piece, palette);
  }
  const leaves = new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.92 });
  place(walls, lambert(wallTexture(board.ground)), true);
  const grain = grainTexture();
  place(plain, lambert(grain), true);
  place(crates, lambert(crateTexture()), true);
  const ripples = waterTexture();
  place(water, lambert(ripples), false);
  place(shallows, new MeshLambertMaterial({ map: ripples ?? null, transparent: true, opacity: 0.42 }), false);
  place(trunks, lambert(undefined), true);
  place(crowns, leaves, true);
  place(clouds, new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.5, depthWrite: false }), false);

  const ground = groundTexture(board);
  if (ground) textures.push(ground);
  const soil = new MeshLambertMaterial(ground ? { map: ground, alphaTest: 0.5 } : { color: palette.ground });
  if (ground && grain) closer(soil, grain, board);
  const earth = createSolids();
  sheet(earth, board, 0);
  place(earth, soil, false);

  return {
    group,
    leaves,
    dispose() {
      for (const one of [...made, ...textures]) one?.dispose();
      group.clear();
    },
  };
}

/** Grain over a painting of the whole table, which is too coarse by itself to be looked at from near. */
function closer(soil: MeshLambertMaterial, grain: Texture, { width, height }: PlaneBoard): void {
  soil.onBeforeCompile = (shader) => {
    shader.uniforms.grain = { value: grain };
    const repeated = `vMapUv * vec2(${[width, height].map((side) => (side / PACE / TILE).toFixed(2)).join()})`;
    shader.fragmentShader = `uniform sampler2D grain;\n${shader.fragmentShader.replace(
      '#include <map_fragment>',
      `#include <map_fragment>\ndiffuseColor.rgb *= texture2D(grain, ${repeated}).rgb * 1.12;`,
    )}`;
  };
}

const WHITE = new Color('#fff');

/** The whole table at a level, with texels from its south-west corner to its north-east one. */
export function sheet(solids: Solids, { width, height }: { width: number; height: number }, z: number): void {
  const [w, h] = [width / PACE, height / PACE];
  const white = [WHITE, WHITE, WHITE] as const;
  solids.triangle([0, 0, z], [w, 0, z], [w, h, z], white, [
    [0, 0],
    [1, 0],
    [1, 1],
  ]);
  solids.triangle([0, 0, z], [w, h, z], [0, h, z], white, [
    [0, 0],
    [1, 1],
    [0, 1],
  ]);
}

/** The edge of the table: a frame of dark wood around the ground, and its thickness. */
function frame(solids: Solids, { width, height }: PlaneBoard): void {
  const [w, h] = [width / PACE, height / PACE];
  const [wood, pale, deep] = [new Color('#3a2a1f'), new Color('#4d382a'), new Color('#1b1410')];
  const rect = (out: number) => [
    { x: -out, y: -out },
    { x: w + out, y: -out },
    { x: w + out, y: h + out },
    { x: -out, y: h + out },
  ];
  const [inner, outer] = [rect(0), rect(FRAME)];
  outer.forEach((a, i) => {
    const next = (i + 1) % 4;
    const [b, c, d] = [outer[next] ?? a, inner[next] ?? a, inner[i] ?? a];
    const z = 0.04;
    const tint = i % 2 === 0 ? pale : wood;
    solids.triangle([a.x, a.y, z], [b.x, b.y, z], [c.x, c.y, z], [wood, wood, tint]);
    solids.triangle([a.x, a.y, z], [c.x, c.y, z], [d.x, d.y, z], [wood, tint, tint]);
  });
  solids.sides(outer, -THICK, 0.04, deep, pale);
  solids.sides(inner.toReversed(), -0.05, 0.04, deep, deep);
}

/** A solid or a low wall of the table's material, its top by its height. */
function byKind(walls: Solids, plain: Solids, piece: Terrain, palette: Palette): void {
  if (piece.kind === 'linear') {
    const tint = paint(palette.linear);
    slab(walls, plain, piece, shade(tint, 1.12), shade(tint, 0.85));
    return;
  }
  const tint = paint(roof(palette, Math.max(0, piece.top / PACE)));
  (piece.base > 0 ? slab : block)(walls, plain, piece, tint, shade(tint, 0.72));
}

function pit(plain: Solids, piece: Terrain, palette: Palette): void {
  const outline = outlineOf(piece.shape);
  const floor = piece.base / PACE;
  const earth = shade(new Color(palette.ground), 0.8);
  plain.sides(outline.toReversed(), floor, 0, shade(earth, 0.3), shade(earth, 0.85));
  plain.face(outline, floor, shade(earth, 0.52));
}

function pool(water: Solids, plain: Solids, piece: Terrain, palette: Palette): void {
  const outline = outlineOf(piece.shape);
  const bank = shade(new Color(palette.ground), 0.5);
  water.face(outline, -WATER, WHITE);
  plain.sides(outline.toReversed(), -WATER, 0, shade(bank, 0.6), bank);
}

function ladder(plain: Solids, piece: Terrain): void {
  const outline = outlineOf(piece.shape);
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [base, top] = [piece.base / PACE, piece.top / PACE + 0.3];
  const [middle, high] = [{ x: (x0 + x1) / 2, y: (y0 + y1) / 2 }, top - base];
  const turn = x1 - x0 >= y1 - y0 ? 0 : Math.PI / 2;
  const wide = Math.max(0.5, Math.min(0.9, Math.max(x1 - x0, y1 - y0))) / 2;
  const [rail, rung] = [new Color('#b98f4b'), new Color('#e6c07c')];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  for (const end of [-wide, wide]) plain.box([middle.x + end * c, middle.y + end * s, base + high / 2], [0.1, 0.12, high], rail, turn);
  for (let z = base + 0.25; z < top - 0.1; z += 0.35) plain.box([middle.x, middle.y, z], [wide * 2, 0.08, 0.07], rung, turn);
}

const LARGEST_CRATE = 2.3;

/** Low boxes that stand alone are crates; those that lead up to others are steps. */
function isCrate(board: PlaneBoard, piece: Terrain): boolean {
  if (piece.kind !== 'solid' || piece.shape.type !== 'polygon' || piece.base !== 0 || piece.top > 1600) return false;
  const [x0, x1, y0, y1] = boundsOf(piece);
  if (Math.max(x1 - x0, y1 - y0) > LARGEST_CRATE * PACE) return false;
  return !board.terrain.some((other) => {
    if (other === piece || other.kind !== 'solid') return false;
    const [a0, a1, b0, b1] = boundsOf(other);
    return a0 <= x1 + 20 && a1 >= x0 - 20 && b0 <= y1 + 20 && b1 >= y0 - 20;
  });
}

function boundsOf({ shape }: Terrain): readonly [number, number, number, number] {
  if (shape.type === 'disc') return [shape.x - shape.r, shape.x + shape.r, shape.y - shape.r, shape.y + shape.r];
  const [xs, ys] = [shape.points.map(({ x }) => x), shape.points.map(({ y }) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}
