import type { Tile } from './schemas.ts';

/** A fault of a tile: the place inside it, and the reason, in both languages. */
export interface TileFault {
  readonly keys: readonly PropertyKey[];
  readonly fr: string;
  readonly en: string;
}

type Square = readonly [number, number];

/** The square through which an exit leaves, by side (ZB-CORE-GRID). */
const GATES: Readonly<Record<Tile['exits'][number], Square>> = { N: [1, 0], E: [2, 1], S: [1, 2], W: [0, 1] };

const ground = (tile: Tile, [column, row]: Square): string => tile.grid[row]?.[column] ?? 'X';
const isStreet = (tile: Tile, square: Square): boolean => ['R', 'H'].includes(ground(tile, square));
const touch = ([a, b]: Square, [c, d]: Square): boolean => Math.abs(a - c) + Math.abs(b - d) === 1;
const count = (tile: Tile, kinds: string): number => [...tile.grid.join('')].filter((one) => kinds.includes(one)).length;

const fault = (keys: readonly PropertyKey[], fr: string, en: string): TileFault => ({ keys, fr, en });

function exitFaults(tile: Tile): readonly TileFault[] {
  return tile.exits.flatMap((exit, index) => {
    if (tile.exits.indexOf(exit) < index)
      return [fault(['exits', index], `la sortie ${exit} est donnée deux fois`, `exit ${exit} is given twice`)];
    if (isStreet(tile, GATES[exit])) return [];
    return [fault(['exits', index], `la sortie ${exit} ne part d’aucune case de rue`, `exit ${exit} leaves from no street square`)];
  });
}

function doorFaults(tile: Tile): readonly TileFault[] {
  return tile.doors.flatMap(([one, other], index) => {
    const at = ['doors', index];
    if (!touch(one, other)) {
      return [fault(at, 'une porte relie deux cases qui partagent un côté', 'a door joins two squares that share a side')];
    }
    const joins = [one, other].some((square) => ground(tile, square) === 'B') && [one, other].some((square) => isStreet(tile, square));
    if (joins) return [];
    return [fault(at, 'une porte relie une case de bâtiment et une case de rue', 'a door joins a building square and a street square')];
  });
}

/** Named tiles hold a building that can be entered; others hold none (ZB-MOVE-DOORS). */
function buildingFaults(tile: Tile): readonly TileFault[] {
  const rooms = count(tile, 'B');
  if (!tile.named) {
    return rooms === 0 ? [] : [fault(['grid'], 'une tuile sans nom n’a pas de case de bâtiment', 'an unnamed tile has no building square')];
  }
  if (rooms === 0) return [fault(['grid'], 'une tuile nommée a un bâtiment', 'a named tile has a building')];
  return tile.doors.length > 0 ? [] : [fault(['doors'], 'un bâtiment nommé a une porte', 'a named building has a door')];
}

/** Values fit the squares they are put on, one piece of a kind each (ZB-TILE-NAMED); other tiles get a zombie an exit (ZB-TILE-UNNAMED). */
function valueFaults(tile: Tile): readonly TileFault[] {
  const { named, role, zombies, bullets, lives } = tile;
  const squares = String(count(tile, named ? 'B' : 'RH'));
  const faults: TileFault[] = [];
  if (zombies > Number(squares)) {
    faults.push(
      fault(['zombies'], `${String(zombies)} zombies pour ${squares} cases`, `${String(zombies)} zombies for ${squares} squares`),
    );
  }
  const tokens = bullets + lives;
  if (tokens > (named ? Number(squares) : 0)) {
    faults.push(
      named
        ? fault(
            ['lives'],
            `${String(tokens)} balles et vies pour ${squares} cases`,
            `${String(tokens)} bullets and lives for ${squares} squares`,
          )
        : fault(['lives'], 'seule une tuile nommée reçoit des balles et des vies', 'only a named tile holds bullets and lives'),
    );
  }
  const roads = tile.exits.length;
  if (!named && role === undefined && zombies !== roads) {
    faults.push(
      fault(
        ['zombies'],
        `une tuile sans nom reçoit un zombie par sortie : ${String(roads)}`,
        `an unnamed tile holds a zombie for each exit: ${String(roads)}`,
      ),
    );
  }
  if (role === 'start' && zombies > 0) faults.push(fault(['zombies'], 'la tuile de départ est vide', 'the start tile is empty'));
  return faults;
}

/** Faults of a tile that its form alone does not show. */
export function tileFaults(tile: Tile): readonly TileFault[] {
  return [...exitFaults(tile), ...doorFaults(tile), ...buildingFaults(tile), ...valueFaults(tile)];
}
