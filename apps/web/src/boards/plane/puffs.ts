/** Balls of dust about somebody who has fallen, in radii of the base. */
export const PUFFS: readonly { readonly x: number; readonly y: number; readonly size: number }[] = [
  { x: 0.9, y: 0.2, size: 0.42 },
  { x: 0.3, y: 0.95, size: 0.5 },
  { x: -0.65, y: 0.75, size: 0.38 },
  { x: -0.95, y: -0.25, size: 0.48 },
  { x: -0.25, y: -0.95, size: 0.4 },
  { x: 0.65, y: -0.7, size: 0.5 },
];
