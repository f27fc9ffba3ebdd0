import type { TileOnBoard } from './model.ts';

/** Width of a letter on average, in letter heights. */
const LETTER = 0.56;

/** A line cut at the space nearest to its middle; whole where it has none. */
function halves(text: string): readonly string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [cut] = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  return cut === undefined ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
}

/**
 * Lines of each building's name, written over the upper edge of its tile. One that is longer than its tile takes two lines where it would run into a
 * neighbour's. `size`: of the letters, `tile`: side of a tile, in one unit.
 */
export function signsOf(
  tiles: readonly TileOnBoard[],
  size: number,
  tile: number,
): readonly { readonly x: number; readonly y: number; readonly lines: readonly string[] }[] {
  const named = tiles.flatMap(({ x, y, name }) => (name === undefined ? [] : [{ x, y, name }]));
  const cells = new Set(named.map(({ x, y }) => `${x} ${y}`));
  return named.map(({ x, y, name }) => {
    const isTight = name.length * LETTER * size > tile && (cells.has(`${x - 1} ${y}`) || cells.has(`${x + 1} ${y}`));
    return { x, y, lines: isTight ? halves(name) : [name] };
  });
}
