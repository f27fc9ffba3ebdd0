import type { Seat } from '@escarmouche/referee';
import { oncePer } from '@escarmouche/skirmish';
import { cellsOf, cubeWithName, gridOf, SIDE, type Cube } from '@escarmouche/space/cubes';
import { CAPACITY, CAPACITY_OF_HALF } from './room.ts';
import type { Scene, Sheet, State } from './state.ts';

/** Squares of a player's zone of deployment; by the option of the match both zones grow where a team does not fit into its own (DZ-SETUP-DEPLOY). */
export function squaresOf(state: State, seat: Seat): readonly string[] {
  const zones = zonesOf(state);
  const most = state.scene.options['setup.noRoom'] === 'grow' ? Math.max(...zones.map(({ needed }) => needed)) : 0;
  const own = zones.find((zone) => zone.seat === seat);
  return own ? [...own.squares, ...own.more.slice(0, most)] : [];
}

/** A player's zone, squares that it may grow by in their order, and how many of them the team needs. */
interface Zone {
  readonly seat: Seat;
  readonly squares: readonly string[];
  readonly more: readonly string[];
  readonly needed: number;
}

type Square = Pick<Cube, 'column' | 'row'>;

const known = oncePer((_scene: Scene) => new Map<string, readonly Zone[]>());

function zonesOf({ scene, zones }: State): readonly Zone[] {
  const key = scene.groups.map(({ seat }) => zones[seat] ?? '').join();
  const ofScene = known(scene);
  let found = ofScene.get(key);
  if (!found) ofScene.set(key, (found = scene.groups.map(({ seat, figures }) => zoneOf(scene, zones[seat], seat, figures))));
  return found;
}

function zoneOf(scene: Scene, id: string | undefined, seat: Seat, team: readonly string[]): Zone {
  const squares = scene.mission.zones.find((zone) => zone.id === id)?.squares ?? [];
  const taken = scene.mission.zones.flatMap((zone) => zone.squares);
  const more = growthOf(squares, taken);
  const sheets = team.flatMap((one) => scene.sheets[one] ?? []);
  const enough = [...more.keys(), more.length].find((count) => fit(scene, [...squares, ...more.slice(0, count)], sheets));
  return { seat, squares, more, needed: enough ?? more.length };
}

/** Squares that touch a zone, one after the other, those of its own edge of the board first. */
function growthOf(squares: readonly string[], taken: readonly string[]): readonly string[] {
  const zone = squares.map(cubeWithName);
  const isOnEdge = ({ column, row }: Square): boolean =>
    [1, SIDE].some(
      (edge) => (zone.every((one) => one.row === edge) && row === edge) || (zone.every((one) => one.column === edge) && column === edge),
    );
  const free = allSquares().filter(({ column, row }) => !taken.includes(`C${column}R${row}`));
  const more: Square[] = [];
  for (;;) {
    const next = free.filter((one) => !more.includes(one) && [...zone, ...more].some((other) => touch(one, other)));
    const best = next.find(isOnEdge) ?? next[0];
    if (!best) return more.map(({ column, row }) => `C${column}R${row}`);
    more.push(best);
  }
}

const allSquares = (): readonly Square[] =>
  Array.from({ length: SIDE * SIDE }, (_, i) => ({ column: (i % SIDE) + 1, row: Math.floor(i / SIDE) + 1 }));

const touch = (a: Square, b: Square): boolean => Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;

const isVehicle = ({ type }: Sheet): boolean => type === 'V';

/** Does a team find room in the cubes of these squares: vehicles on the ground, the largest first, each where least is left (DZ-MOVE-CAPACITY)? */
function fit({ map }: Scene, squares: readonly string[], team: readonly Sheet[]): boolean {
  const cells = cellsOf(gridOf(map));
  const room = squares.flatMap((name) => {
    const { column, row } = cubeWithName(name);
    const stack = cells.filter(({ cube, holds }) => holds && cube.column === column && cube.row === row);
    return stack.map(({ cube, half }) => ({ level: cube.level, left: half ? CAPACITY_OF_HALF : CAPACITY }));
  });
  const order = team.toSorted((a, b) => Number(isVehicle(b)) - Number(isVehicle(a)) || b.size - a.size);
  return order.every((sheet) => {
    const open = room.filter(({ level, left }) => left >= sheet.size && (!isVehicle(sheet) || level === 1));
    const tightest = open.toSorted((a, b) => a.left - b.left)[0];
    if (tightest) tightest.left -= sheet.size;
    return tightest !== undefined;
  });
}
