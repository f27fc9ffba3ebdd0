/** A side of a tile or a square: north, east, south, west. */
export type Edge = 'N' | 'E' | 'S' | 'W';

/** Quarter turns clockwise. */
export type Quarter = 0 | 1 | 2 | 3;

/** Squares on a side of a tile; a square of a tile is row * SIDE + column, from the north-west. */
export const SIDE = 3;
export const SQUARES = SIDE * SIDE;

/** street, building, open ground of a place (all its squares are open to each other), or closed to everybody. */
export type SquareKind = 'R' | 'B' | 'H' | 'X';

/** A tile as printed (ZB-CORE-GRID). */
export interface TileShape {
  /** Three rows of three grounds, from the north. */
  readonly grid: readonly string[];
  readonly exits: readonly Edge[];
  /** Pairs of squares [column, row], joined though one is of a building and the other is not. */
  readonly doors: readonly (readonly (readonly [number, number])[])[];
}

/** A laid tile: squares, exits and doors turned. */
export interface Turned {
  /** Nine grounds. */
  readonly grounds: readonly SquareKind[];
  /** Is there an exit to the north, east, south, west? */
  readonly exits: readonly boolean[];
  /** Pairs of squares. */
  readonly doors: readonly (readonly [number, number])[];
}

export const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];

/** Steps to the north, east, south and west; y grows southwards. */
export const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

/** The square at the middle of each edge: where an exit leaves. */
export const GATES = [1, 5, 7, 3] as const;

export const opposite = (edge: number): number => (edge + 2) % 4;

/** The square that lies beside another on the same tile; -1 beyond its edge. */
export function beside(square: number, edge: number): number {
  const step = STEPS[edge];
  const x = (square % SIDE) + (step?.x ?? 0);
  const y = Math.floor(square / SIDE) + (step?.y ?? 0);
  return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? -1 : y * SIDE + x;
}

/** Place of a square after turns of its tile: a quarter sends (c, r) to (2 - r, c). */
export function turnSquare(square: number, quarters: Quarter): number {
  let turned = square;
  for (let i = 0; i < quarters; i++) turned = (turned % SIDE) * SIDE + (SIDE - 1 - Math.floor(turned / SIDE));
  return turned;
}

const known = new WeakMap<TileShape, Turned[]>();

/** A tile turned by quarters clockwise. The same object each time. */
export function turn(shape: TileShape, quarters: Quarter): Turned {
  let all = known.get(shape);
  if (!all) {
    all = ([0, 1, 2, 3] as const).map((quarter) => turnAnew(shape, quarter));
    known.set(shape, all);
  }
  return all[quarters] ?? turnAnew(shape, quarters);
}

function turnAnew(shape: TileShape, quarters: Quarter): Turned {
  const grounds = new Array<SquareKind>(SQUARES).fill('X');
  [...shape.grid.join('')].forEach((ground, square) => (grounds[turnSquare(square, quarters)] = ground as SquareKind));
  const exits = EDGES.map((_, edge) => shape.exits.includes(EDGES[(edge + 4 - quarters) % 4] ?? 'N'));
  const doors = shape.doors.map(([from, to]) => [turnPair(from, quarters), turnPair(to, quarters)] as const);
  return { grounds, exits, doors };
}

const turnPair = (pair: readonly [number, number] | undefined, quarters: Quarter): number =>
  turnSquare((pair?.[1] ?? 0) * SIDE + (pair?.[0] ?? 0), quarters);

const knownTurns = new WeakMap<TileShape, readonly Quarter[]>();

/** The quarter turns that give a tile a look of its own, the printed one first: four, two, or one. */
export function distinctTurns(shape: TileShape): readonly Quarter[] {
  let turns = knownTurns.get(shape);
  if (!turns) knownTurns.set(shape, (turns = compareTurns(shape)));
  return turns;
}

function compareTurns(shape: TileShape): readonly Quarter[] {
  const looks = new Set<string>();
  return ([0, 1, 2, 3] as const).filter((quarters) => {
    const { grounds, exits, doors } = turn(shape, quarters);
    const pairs = doors.map((pair) => [...pair].sort((a, b) => a - b).join('-')).sort();
    const look = `${grounds.join('')} ${exits.join(' ')} ${pairs.join(' ')}`;
    return !looks.has(look) && looks.add(look);
  });
}

/** Are two neighbouring squares of one tile open to each other? A building is closed but for its doors; closed ground is closed to all. */
export function open({ grounds, doors }: Turned, from: number, to: number): boolean {
  const [a, b] = [grounds[from], grounds[to]];
  if (a === 'X' || b === 'X') return false;
  return (a === 'B') === (b === 'B') || doors.some((door) => door.includes(from) && door.includes(to));
}
