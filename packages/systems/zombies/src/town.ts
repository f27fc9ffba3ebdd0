import { EMPTY_TOWN, extend, openCells, squaresOf, tileOf, type Town } from '@escarmouche/space/tiles';
import type { LaidTile, Scene, Square, State, TileKind } from './state.ts';

/** Readings of the town of tiles. */

const towns = new WeakMap<object, Town>();

/** The town that the tiles make, made once for each list of tiles. */
export function townOf({ scene, tiles }: Pick<State, 'scene' | 'tiles'>): Town {
  const known = towns.get(tiles);
  if (known) return known;
  let town = EMPTY_TOWN;
  for (const laid of tiles) town = extend(town, kindOf(scene, laid.kind), laid);
  towns.set(tiles, town);
  return town;
}

type Tiles = State['tiles'];

const grown = new WeakMap<Tiles, Map<string, Tiles>>();

/**
 * Lays one more tile. The new list is the same each time, and lives as long as the list before: values reckoned of its town are kept for other games
 * that grow from there.
 */
export function lay(state: State, laid: LaidTile): void {
  let known = grown.get(state.tiles);
  if (!known) grown.set(state.tiles, (known = new Map()));
  const key = `${laid.kind} ${laid.x} ${laid.y} ${laid.turn}`;
  let tiles = known.get(key);
  if (!tiles) known.set(key, (tiles = extended(state, laid)));
  state.tiles = tiles;
}

function extended(state: State, laid: LaidTile): Tiles {
  const tiles = Object.freeze([...state.tiles, Object.freeze(laid)]);
  towns.set(tiles, extend(townOf(state), kindOf(state.scene, laid.kind), laid));
  return tiles;
}

const kinds = new WeakMap<Scene, ReadonlyMap<string, TileKind>>();

export function kindOf(scene: Scene, id: string): TileKind {
  let byId = kinds.get(scene);
  if (!byId) {
    byId = new Map(scene.kinds.map((kind) => [kind.id, kind]));
    kinds.set(scene, byId);
  }
  const found = byId.get(id);
  if (!found) throw new Error(`no kind of tile ${id}`);
  return found;
}

export const kindOfTile = ({ scene, tiles }: State, tile: number): TileKind => kindOf(scene, tiles[tile]?.kind ?? '');

/** The kind of the tile that a square is on. */
export const kindAt = (state: State, square: Square): TileKind => kindOfTile(state, tileOf(square));

/** Are tiles left, and no empty cell in front of an exit (ZB-TILE-CLOSED)? */
export const isShut = (state: State): boolean => state.stack.length > 0 && openCells(townOf(state)).length === 0;

/** Squares open to pawns and zombies (ZB-CORE-GRID). */
export function enterable(state: State): readonly Square[] {
  const { grounds } = townOf(state);
  const squares: Square[] = [];
  for (let square = 0; square < grounds.length; square++) if (grounds[square] !== 'X') squares.push(square);
  return squares;
}

/** The tile that a pawn's building is on; undefined outside of every building (ZB-CARD-BUILDING). */
export function buildingAt(state: State, square: Square): number | undefined {
  return townOf(state).grounds[square] === 'B' ? tileOf(square) : undefined;
}

const known = new WeakMap<object, readonly (readonly Square[])[]>();

/** Squares of buildings by tile, reckoned once for each list of tiles. */
function builtSquares(state: State): readonly (readonly Square[])[] {
  let built = known.get(state.tiles);
  if (!built) {
    const { grounds } = townOf(state);
    built = state.tiles.map((_, tile) => squaresOf(tile).filter((square) => grounds[square] === 'B'));
    known.set(state.tiles, built);
  }
  return built;
}

/** Tiles on the table that hold a building. */
export function buildings(state: State): readonly number[] {
  const built: number[] = [];
  builtSquares(state).forEach((squares, tile) => {
    if (squares.length > 0) built.push(tile);
  });
  return built;
}

/** The building squares of a tile. */
export function buildingSquares(state: State, tile: number): readonly Square[] {
  return builtSquares(state)[tile] ?? [];
}
