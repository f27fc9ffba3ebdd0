import { areaOf, boxAt, covered, overlap, type Box } from '../box.ts';
import { SQUARE, squaresOf, TILE } from './art.ts';
import { wordsBox } from './boxes.ts';
import type { TileOnBoard } from './model.ts';

/** A building's name: the middle of its lines, in hundredths of a square, and the room they take. */
export interface Sign {
  readonly x: number;
  readonly y: number;
  /** Of the building's tile. */
  readonly kind: string;
  readonly lines: readonly string[];
  readonly box: Box;
}

/** A line cut at the space nearest to its middle; undefined where it has none. */
function halves(text: string): readonly string[] | undefined {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [cut] = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  return cut === undefined ? undefined : [text.slice(0, cut), text.slice(cut + 1)];
}

/** Penalties of a name, by the area that lies badly: under a piece, into another name, off the tile, off the building. */
const BAD = { piece: 1, name: 3, tile: 0.25, building: 0.1 } as const;

/** Names of buildings, each where it lies best upon the rooms of its own. `size`: of the letters, in hundredths of a square. */
export function signsOf(tiles: readonly TileOnBoard[], pieces: readonly Box[], size: number): readonly Sign[] {
  const laid: Sign[] = [];
  for (const { x, y, kind, name, look } of tiles) {
    if (name === undefined) continue;
    const tile = boxAt(x * TILE, y * TILE, TILE, TILE);
    const rooms = squaresOf(look, 'B').map((room): Box => {
      const [left, top] = [tile.left + room.x, tile.top + room.y];
      return { left, top, right: left + SQUARE, bottom: top + SQUARE };
    });
    const cost = ({ box }: Sign): number => {
      const all = areaOf(box);
      return (
        BAD.piece * covered(box, pieces) +
        BAD.name *
          covered(
            box,
            laid.map((sign) => sign.box),
          ) +
        BAD.tile * (all - overlap(box, tile)) +
        BAD.building * (all - covered(box, rooms))
      );
    };
    const ways = [[name], halves(name)].filter((lines) => lines !== undefined);
    let best: Sign | undefined;
    for (const sign of spotsOn(rooms).flatMap((spot) =>
      ways.map((lines) => ({ ...spot, kind, lines, box: wordsBox(spot.x, spot.y, lines, size) })),
    ))
      if (!best || cost(sign) < cost(best)) best = sign;
    if (best) laid.push(best);
  }
  return laid;
}

/** Spots for a name: across the middle, the upper and the lower edge of each row of rooms. */
function spotsOn(rooms: readonly Box[]): readonly { readonly x: number; readonly y: number }[] {
  return [...new Set(rooms.map(({ top }) => top))].flatMap((top) => {
    const row = rooms.filter((room) => room.top === top);
    const x = (Math.min(...row.map(({ left }) => left)) + Math.max(...row.map(({ right }) => right))) / 2;
    return [SQUARE / 2, 0, SQUARE].map((down) => ({ x, y: top + down }));
  });
}
