import type { BufferGeometry } from 'three';
import { createSolids, type Solids } from '../solids.ts';
import { WHITE } from './pieces.ts';

/** Flat marks on the ground around a base of radius 1, looking north. */
export function noseGeometry(): BufferGeometry {
  const solids = createSolids();
  solids.triangle([-0.42, 0.98, 0], [0.42, 0.98, 0], [0, 1.55, 0], [WHITE, WHITE, WHITE]);
  return solids.build();
}

/** The half of the surroundings that a figure looks at. */
export function arcGeometry(): BufferGeometry {
  const solids = createSolids();
  ringPart(solids, 1.02, 1.8, 0, Math.PI, 20);
  return solids.build();
}

/** A ring, whole or of so many dashes. */
export function ringGeometry(inner: number, outer: number, dashes = 0): BufferGeometry {
  const solids = createSolids();
  if (dashes === 0) ringPart(solids, inner, outer, 0, 2 * Math.PI, 36);
  for (let i = 0; i < dashes; i++) {
    const step = (2 * Math.PI) / dashes;
    ringPart(solids, inner, outer, i * step, (i + 0.58) * step, Math.max(1, Math.round(20 / dashes)));
  }
  return solids.build();
}

const on = (angle: number, r: number) => [Math.cos(angle) * r, Math.sin(angle) * r, 0] as const;

function ringPart(solids: Solids, inner: number, outer: number, from: number, to: number, parts: number): void {
  const white = [WHITE, WHITE, WHITE] as const;
  for (let i = 0; i < parts; i++) {
    const [a, b] = [from + ((to - from) * i) / parts, from + ((to - from) * (i + 1)) / parts];
    solids.triangle(on(a, inner), on(a, outer), on(b, outer), white);
    solids.triangle(on(a, inner), on(b, outer), on(b, inner), white);
  }
}
