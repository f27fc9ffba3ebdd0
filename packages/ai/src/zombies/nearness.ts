import { bearings, bySquare } from '@escarmouche/space/tiles';

/** Nearness of every square of a town to one, as the crow flies along the grid: 1 there, 1/2 beside it, 1/3 two squares away. */
export const nearnessTo = bySquare((town, square) => {
  const at = bearings(town, square);
  const near = new Float64Array(town.links.length);
  town.tiles.forEach((laid, tile) => {
    const east = laid.x * 3 - 1 - at.east;
    const south = laid.y * 3 - 1 - at.south;
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++)
        near[tile * 9 + row * 3 + column] = 1 / (1 + Math.abs(east + column) + Math.abs(south + row));
    }
  });
  return near;
});
