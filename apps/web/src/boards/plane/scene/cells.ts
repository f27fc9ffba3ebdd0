import { Color, DoubleSide, Group, Mesh, MeshBasicMaterial, type Object3D } from 'three';
import { boxOf, PACE, type Place } from '@escarmouche/space';
import type { Area } from '../model.ts';
import type { Cell } from '../overlay.ts';
import type { Colours } from './colours.ts';
import { createSolids, type Solids } from './solids.ts';

/** Height of a painted floor above the floor itself, and width of its rim and of the gap round it, in paces. */
const ABOVE = 0.05;
const RIM = 0.09;
const GAP = 0.1;

/** A floor to be painted. */
interface Painted {
  readonly at: Place;
  readonly colour: Color;
}

/** Paints the floors of cubes: those in reach, the one aimed at stronger, those that the battle is about. Returns their removal. */
export function placeCells(scene: Object3D, cells: readonly Cell[], areas: readonly Area[], cube: number, colours: Colours): () => void {
  const group = new Group();
  const pale = new Color('#ffe9a3');
  const painted = ({ at, tone }: Cell): Painted => ({ at, colour: tone === 'plain' ? pale : colours.tone(tone) });
  const strong = [
    ...cells.filter(({ aimed }) => aimed).map(painted),
    ...areas.map(({ shape, z = 0, side }) => ({
      at: { x: boxOf(shape).minX, y: boxOf(shape).minY, z },
      colour: side === undefined ? colours.accent : colours.side(side),
    })),
  ];
  const weak = cells.filter(({ aimed }) => !aimed).map(painted);
  const made = [strong, weak].flatMap((those) => {
    if (those.length === 0) return [];
    const [floors, rims] = [createSolids(), createSolids()];
    for (const { at, colour } of those) {
      square(floors, at, cube, GAP + RIM, colour);
      rim(rims, at, cube, colour);
    }
    return those === strong ? [mesh(floors, 0.38), mesh(rims, 1)] : [mesh(floors, 0.16), mesh(rims, 0.8)];
  });
  group.add(...made);
  scene.add(group);
  return () => {
    scene.remove(group);
    for (const one of made) {
      one.geometry.dispose();
      one.material.dispose();
    }
  };
}

function mesh(solids: Solids, opacity: number): Mesh<ReturnType<Solids['build']>, MeshBasicMaterial> {
  const material = new MeshBasicMaterial({ vertexColors: true, transparent: true, opacity, depthWrite: false, side: DoubleSide });
  const made = new Mesh(solids.build(), material);
  made.renderOrder = 2;
  return made;
}

const cornersOf = (at: Place, cube: number, inset: number) => {
  const [x0, y0] = [at.x / PACE + inset, at.y / PACE + inset];
  const [x1, y1] = [(at.x + cube) / PACE - inset, (at.y + cube) / PACE - inset];
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
};

function square(solids: Solids, at: Place, cube: number, inset: number, colour: Color): void {
  solids.face(cornersOf(at, cube, inset), at.z / PACE + ABOVE, colour);
}

function rim(solids: Solids, at: Place, cube: number, colour: Color): void {
  const z = at.z / PACE + ABOVE;
  const [outer, inner] = [cornersOf(at, cube, GAP), cornersOf(at, cube, GAP + RIM)];
  outer.forEach((a, i) => {
    const next = (i + 1) % outer.length;
    const [b, c, d] = [outer[next] ?? a, inner[next] ?? a, inner[i] ?? a];
    solids.face([a, b, c, d], z, colour);
  });
}
