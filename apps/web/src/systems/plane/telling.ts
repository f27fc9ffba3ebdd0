import type { Body, Place, Sight } from '@escarmouche/space';

/** The point of the target whose line tells most: the middle of the largest part that is hidden, of all of it where nothing is. */
export function telling({ columns }: Sight, eye: Place, { x, y, z, r, h }: Body): Place {
  let [size, u, v] = [0, 0.5, 0.5];
  for (const { u0, u1, hidden } of columns) {
    for (const [low, high] of hidden) {
      const area = (u1 - u0) * (high - low);
      if (area > size) [size, u, v] = [area, (u0 + u1) / 2, (low + high) / 2];
    }
  }
  const [dx, dy] = [x - eye.x, y - eye.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  // To the right as the looker sees it.
  const right = length === 0 ? { x: 1, y: 0 } : { x: dy / length, y: -dx / length };
  const aside = (2 * u - 1) * r;
  return { x: x + right.x * aside, y: y + right.y * aside, z: z + v * h };
}
