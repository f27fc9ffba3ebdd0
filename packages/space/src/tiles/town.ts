import {
  beside,
  distinctTurns,
  EDGES,
  GATES,
  opposite,
  open,
  SQUARES,
  STEPS,
  turn,
  type SquareKind,
  type Quarter,
  type TileShape,
  type Turned,
} from './shape.ts';

/** A tile on the table: its cell of the common grid (x east, y south) and its turn. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly turn: Quarter;
}

/**
 * Tiles edge to edge. A square of the town is tile * 9 + row * 3 + column, rows and columns as the tile lies. Never changed: `extend` makes a
 * larger one.
 */
export interface Town {
  readonly tiles: readonly (Laid & { readonly look: Turned })[];
  /** The grounds of all squares. */
  readonly grounds: readonly SquareKind[];
  /** Squares that one step leads to, by square (ZB-MOVE-DIAG, ZB-MOVE-DOORS). */
  readonly links: readonly (readonly number[])[];
  /** Tile by cell. */
  readonly cells: ReadonlyMap<number, number>;
}

export const EMPTY_TOWN: Town = { tiles: [], grounds: [], links: [], cells: new Map() };

/** More cells than any town is wide. */
const SPAN = 4096;

/** A number for a cell. */
const cell = (x: number, y: number): number => x * SPAN + y;

/** The tile on a cell; undefined when the cell is empty. */
export function tileAt(town: Town, x: number, y: number): number | undefined {
  return town.cells.get(cell(x, y));
}

function tileBeside(town: Town, { x, y }: { readonly x: number; readonly y: number }, edge: number): number | undefined {
  const step = STEPS[edge];
  return step && tileAt(town, x + step.x, y + step.y);
}

/** The town with one more tile. Its legality is not looked at. */
export function extend(town: Town, shape: TileShape, laid: Laid): Town {
  const look = turn(shape, laid.turn);
  const tile = town.tiles.length;
  const links = [...town.links];
  for (let square = 0; square < SQUARES; square++) {
    const joined: number[] = [];
    for (let edge = 0; edge < EDGES.length; edge++) {
      const next = beside(square, edge);
      if (next >= 0 && open(look, square, next)) joined.push(tile * SQUARES + next);
    }
    links.push(joined);
  }
  STEPS.forEach((_, edge) => {
    const other = tileBeside(town, laid, edge);
    if (other === undefined || !look.exits[edge] || !town.tiles[other]?.look.exits[opposite(edge)]) return;
    const here = tile * SQUARES + (GATES[edge] ?? 0);
    const there = other * SQUARES + (GATES[opposite(edge)] ?? 0);
    links[here] = [...(links[here] ?? []), there];
    links[there] = [...(links[there] ?? []), here];
  });
  return {
    tiles: [...town.tiles, { ...laid, look }],
    grounds: [...town.grounds, ...look.grounds],
    links,
    cells: new Map(town.cells).set(cell(laid.x, laid.y), tile),
  };
}

/** Reasons against a placement (ZB-TILE-CONNECT). */
export type Misfit = 'occupied' | 'apart' | 'blocked';

/** Why a tile may not lie there: the cell is taken, no road of a neighbour is joined, or a road runs into a closed edge. */
export function misfit(town: Town, shape: TileShape, laid: Laid): Misfit | undefined {
  if (tileAt(town, laid.x, laid.y) !== undefined) return 'occupied';
  const look = turn(shape, laid.turn);
  let joined = false;
  for (let edge = 0; edge < STEPS.length; edge++) {
    const other = tileBeside(town, laid, edge);
    if (other === undefined) continue;
    const theirs = town.tiles[other]?.look.exits[opposite(edge)] ?? false;
    if (theirs !== look.exits[edge]) return 'blocked';
    joined ||= theirs;
  }
  return joined ? undefined : 'apart';
}

type Cell = { readonly x: number; readonly y: number };

const opened = new WeakMap<Town, readonly Cell[]>();

/** Empty cells in front of an exit, in the order of the tiles: where a town can still grow (ZB-TILE-CLOSED). The same list each time. */
export function openCells(town: Town): readonly Cell[] {
  let cells = opened.get(town);
  if (!cells) opened.set(town, (cells = cellsBefore(town)));
  return cells;
}

function cellsBefore(town: Town): readonly Cell[] {
  const found = new Map<number, { x: number; y: number }>();
  for (const laid of town.tiles) {
    STEPS.forEach((step, edge) => {
      if (!laid.look.exits[edge] || tileBeside(town, laid, edge) !== undefined) return;
      const at = { x: laid.x + step.x, y: laid.y + step.y };
      found.set(cell(at.x, at.y), at);
    });
  }
  return [...found.values()];
}

const fitting = new WeakMap<Town, WeakMap<TileShape, readonly Laid[]>>();

/** Every legal placement of a tile, each look of it once a cell. The same list each time. */
export function placements(town: Town, shape: TileShape): readonly Laid[] {
  let ofTown = fitting.get(town);
  if (!ofTown) fitting.set(town, (ofTown = new WeakMap()));
  let laid = ofTown.get(shape);
  if (!laid) ofTown.set(shape, (laid = fit(town, shape)));
  return laid;
}

function fit(town: Town, shape: TileShape): readonly Laid[] {
  const turns = distinctTurns(shape);
  return openCells(town).flatMap(({ x, y }) =>
    turns.flatMap((quarters) => {
      const laid = { x, y, turn: quarters };
      return misfit(town, shape, laid) ? [] : [laid];
    }),
  );
}

const lists: (readonly number[] | undefined)[] = [];

/** Squares of one tile; the list is made once for all towns. */
export function squaresOf(tile: number): readonly number[] {
  return (lists[tile] ??= Array.from({ length: SQUARES }, (_, square) => tile * SQUARES + square));
}

/** The square in the middle of a tile. */
export const centreOf = (tile: number): number => tile * SQUARES + (SQUARES - 1) / 2;

export const tileOf = (square: number): number => Math.floor(square / SQUARES);

/** The column (eastwards) and row (southwards) of a square, counted from the centre of the first tile. */
export function bearings(town: Town, square: number): { readonly east: number; readonly south: number } {
  const laid = town.tiles[tileOf(square)];
  const local = square % SQUARES;
  return { east: (laid?.x ?? 0) * 3 + (local % 3) - 1, south: (laid?.y ?? 0) * 3 + Math.floor(local / 3) - 1 };
}

/** The square at such bearings; undefined where no tile lies. */
export function squareAt(town: Town, east: number, south: number): number | undefined {
  const x = Math.floor((east + 1) / 3);
  const y = Math.floor((south + 1) / 3);
  const tile = tileAt(town, x, y);
  return tile === undefined ? undefined : tile * SQUARES + (south + 1 - y * 3) * 3 + (east + 1 - x * 3);
}
