import { Color, type BufferGeometry } from 'three';
import { shapeCorners, type SideLook } from '../../../sides.ts';
import { createSolids, shade } from '../solids.ts';
import { DARK, DEEP, WHITE } from './pieces.ts';

/** Pawns are made for a base of half a pace across its middle. */
export const BASE_RADIUS = 0.5;
const TOP = 0.08;

/** The base: a low dish, dark above, its slanted rim and the plate on it in the side's colour; the plate has the side's shape. */
export function baseGeometry(shape: SideLook['shape']): BufferGeometry {
  const solids = createSolids();
  const r = BASE_RADIUS;
  solids.turned(
    [0, 0, 0],
    [
      [r, 0, DEEP],
      [r, 0.03, WHITE],
      [r * 0.93, TOP, WHITE],
      [r * 0.86, TOP - 0.01, DARK],
      [0, TOP - 0.01, DARK],
    ],
    20,
  );
  const corners = shapeCorners(shape, r * 0.8).map(([x, y]) => ({ x, y: -y }));
  const outline =
    corners.length > 0
      ? corners
      : Array.from({ length: 16 }, (_, i) => ({ x: Math.cos((i * Math.PI) / 8) * r * 0.68, y: Math.sin((i * Math.PI) / 8) * r * 0.68 }));
  solids.face(outline, TOP + 0.004, WHITE);
  return solids.build();
}

/** The outline of a pawn and no more, for showing where one stands behind something. */
export function shadeGeometry(): BufferGeometry {
  const solids = createSolids();
  solids.turned(
    [0, 0, 0],
    [
      [0.3, 0.05, WHITE],
      [0.3, 1.08, WHITE],
      [0.12, 1.18, WHITE],
      [0.2, 1.36, WHITE],
      [0, 1.55, WHITE],
    ],
    7,
  );
  return solids.build();
}

/** The colour of a side on a pawn: duller where the figure has had its turn, or is out of the fight. */
export function worn(colour: Color, bearing: string, spent: boolean): Color {
  if (bearing === 'out') return shade(colour.clone().lerp(new Color('#6c7078'), 0.75), 0.5);
  return spent ? shade(colour.clone().lerp(new Color('#5a606c'), 0.42), 0.62) : colour;
}
