import type { MapFile } from '@escarmouche/content';
import { randomId } from '../parts/random-id.ts';
import { beginWords } from './begin-words.ts';

/** A rough map in the making: pieces of scenery as rectangles, in paces. */

export const KINDS = ['house', 'crate', 'wall', 'wood', 'water'] as const;
export type Kind = (typeof KINDS)[number];

export interface Piece {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Sizes of tables on offer: width and height. */
export const SIZES = [
  [20, 20],
  [24, 36],
  [36, 24],
  [36, 36],
] as const;

/** Pieces end on half paces, and are at least one. */
const GRID = 0.5;
const LEAST = 1;
const MOST_PIECES = 60;
/** Depth of the zones of deployment: a sixth of the table, three paces at least. */
const DEPTH = 6;

const snapped = (value: number): number => Math.round(value / GRID) * GRID;
const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** The piece between two corners, kept on the table; a low wall is half a pace thick. */
export function pieceBetween(kind: Kind, from: Corner, to: Corner, width: number, height: number): Piece {
  const [x0, x1] = [from.x, to.x].map((x) => snapped(within(x, width))).toSorted((a, b) => a - b) as [number, number];
  const [y0, y1] = [from.y, to.y].map((y) => snapped(within(y, height))).toSorted((a, b) => a - b) as [number, number];
  const [wide, high] = [Math.max(LEAST, x1 - x0), Math.max(LEAST, y1 - y0)];
  const thin =
    kind === 'wall' ? (wide >= high ? { width: wide, height: GRID } : { width: GRID, height: high }) : { width: wide, height: high };
  return { kind, x: Math.min(x0, width - thin.width), y: Math.min(y0, height - thin.height), ...thin };
}

export const withPiece = (pieces: readonly Piece[], piece: Piece): readonly Piece[] =>
  pieces.length < MOST_PIECES ? [...pieces, piece] : pieces;

export const pieceAt = (pieces: readonly Piece[], { x, y }: Corner): Piece | undefined =>
  pieces.findLast((one) => x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height);

type Features = MapFile['table']['features'];

/** A piece as the rules read it: a wood hides and slows. */
function featuresOf({ kind, x, y, width, height }: Piece, i: number): Features {
  const name = { fr: beginWords('fr').map.kinds[kind] ?? '', en: beginWords('en').map.kinds[kind] ?? '' };
  const head = { id: `${kind}-${i + 1}`, name, shape: { type: 'rectangle' as const, x, y, width, height } };
  switch (kind) {
    case 'house':
      return [{ ...head, kind: 'solid', top: 4 }];
    case 'crate':
      return [{ ...head, kind: 'solid', top: 1 }];
    case 'wall':
      return [{ ...head, kind: 'linear', top: 1 }];
    case 'wood':
      return [
        { ...head, kind: 'difficult' },
        { ...head, id: `${head.id}-haut`, kind: 'opaque', top: 3 },
      ];
    case 'water':
      return [{ ...head, kind: 'water' }];
  }
}

/** The drawing as a map, with a zone of deployment at each short side. */
export function drawnMap(name: string, width: number, height: number, pieces: readonly Piece[]): MapFile {
  const depth = Math.max(3, Math.floor(height / DEPTH));
  return {
    id: `table-${randomId().slice(0, 8)}`,
    name: { fr: name, en: name },
    story: { fr: beginWords('fr').map.story, en: beginWords('en').map.story },
    ground: 'grass',
    table: { width, height, features: pieces.flatMap(featuresOf) },
    zones: [
      { x: 0, y: 0, width, height: depth, front: 'north' },
      { x: 0, y: height - depth, width, height: depth, front: 'south' },
    ],
  };
}
