import { beside, type Turned } from '@escarmouche/space/tiles';
import { eachEdge, spotBy, SQUARE, squaresOf, waysOf, type Spot } from './art.ts';
import { furnishable } from './facades.ts';
import { pavements } from './streets.ts';

/** Plots, wrecks, litter, lamps and furniture of a tile: always the same for the same tile in the same place. */

/** A drawing of `town.svg`, where it lies and how far it is turned, in degrees; `tint` chooses among colours of what has several. */
export interface Thing {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly tint: number;
}

/** A seed of a tile, by its kind and its cell. */
export function seedOf(kind: string, x: number, y: number): number {
  let seed = 2166136261;
  for (const sign of `${kind} ${x} ${y}`) seed = Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

type Draw = (most: number) => number;

/** Numbers below a limit, one after the other, by a seed. */
function drawing(seed: number): Draw {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const TINTS = 4;
const PLOTS = ['house', 'hip', 'house', 'trees', 'flat', 'hip', 'garden', 'yard'];
const PLAZA = ['trees', 'fountain', 'trees', 'garden'];
const ON_PAVEMENT = ['bin', 'bags', 'hydrant', 'papers'];
const ON_STREET = ['stain', 'papers', 'crack', 'manhole', 'stain', 'crack'];
const WRECKS = ['car', 'wreck', 'car'];

/** Furniture of buildings, by their kind. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  hopital: ['bed', 'bed', 'lockers'],
  pharmacie: ['shelf', 'counter'],
  jardinerie: ['pots', 'crates', 'pots'],
  fleuriste: ['pots', 'counter'],
  commissariat: ['lockers', 'counter'],
  caserne: ['lockers', 'crates'],
  quincaillerie: ['crates', 'shelf'],
  station: ['counter', 'shelf', 'crates'],
  jouets: ['toys', 'shelf'],
  skate: ['boards', 'counter'],
  sport: ['boards', 'shelf', 'lockers'],
  surplus: ['crates', 'lockers'],
};

/** Degrees that a thing is turned by whose front is to a side of its square. */
const facing = (edge: number): number => edge * 90 + 180;

const isStraight = ([a = 0, b = 0, ...more]: readonly number[]): boolean => more.length === 0 && b - a === 2;

export function thingsOn(kind: string, look: Turned, seed: number): readonly Thing[] {
  const draw = drawing(seed);
  const one = (all: readonly string[]): string => all[draw(all.length)] ?? '';
  const near = (id: string, square: number, edge: number, spot: Spot, turn = edge * 90): Thing => {
    const [x, y] = spotBy(square, edge, spot);
    return { id, x, y, turn, tint: draw(TINTS) };
  };
  const first = draw(PLAZA.length);
  const plots = squaresOf(look, 'X').map(({ x, y, square }, i): Thing => {
    const fronts = eachEdge.filter((edge) => look.grounds[beside(square, edge)] === 'R');
    const edge = fronts[draw(fronts.length || 1)] ?? draw(4);
    const id = kind === 'grande-place' ? (PLAZA[(first + i) % PLAZA.length] ?? '') : one(PLOTS);
    return { id, x: x + SQUARE / 2, y: y + SQUARE / 2, turn: facing(edge), tint: draw(TINTS) };
  });
  const kerbside = pavements(look).flatMap(({ square, edge }): readonly Thing[] => {
    const side = draw(2) === 0 ? 12 : 88;
    const lamp = draw(3) === 0 ? [near('lamp', square, edge, [side, 10])] : [];
    const small = draw(3) === 0 ? [near(one(ON_PAVEMENT), square, edge, [100 - side, 9], draw(360))] : [];
    const parks = isStraight(waysOf(look, square)) && draw(4) === 0;
    const parked = parks ? [near(one(WRECKS), square, edge, [50, 24], edge * 90 + draw(2) * 180 + draw(13) - 6)] : [];
    return [...lamp, ...small, ...parked];
  });
  const lying = squaresOf(look, 'R').flatMap(({ square }) =>
    draw(2) === 0 ? [near(one(ON_STREET), square, draw(4), [32 + draw(7), 34 + draw(5)], draw(360))] : [],
  );
  const rooms = ROOMS[kind] ?? [];
  // Where no two pieces of neighbouring walls meet, and none stands in a door of one.
  const furniture = furnishable(look).flatMap(({ square, edge }) =>
    rooms.length > 0 && draw(3) > 0 ? [near(one(rooms), square, edge, [38, 14])] : [],
  );
  return [...plots, ...lying, ...kerbside, ...furniture];
}
