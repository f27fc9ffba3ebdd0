import { expect, test } from 'vitest';
import type { Quarter } from '@escarmouche/space/tiles';
import { zombies } from './system.ts';
import { game } from './testing.ts';
import { stockPlan } from './tiles.ts';
import { buildings, buildingSquares, enterable, townOf } from './town.ts';

/** A game in which a tile has just been placed beside the Grande-Place, on the first cell that fits. */
function laid(kind: string) {
  const match = game({ step: 'place', turn: { drawn: kind, placer: 'a' }, stack: ['te'] });
  const offer = zombies.offers(match.state, 'a').find(({ command }) => command);
  if (!offer?.command) throw new Error(`${kind} fits nowhere`);
  match.submit('a', offer.command);
  return match;
}

/** A square of the second tile of a town. */
const localSquare = (column: number, row: number): number => 9 + row * 3 + column;

/**
 * The plan of a tile alone in a town, unturned, row by row: squares R, B, H and . (closed), with a blank between two squares that a pawn may go
 * between, # otherwise.
 */
function plan(kind: string): string[] {
  const { grounds, links } = townOf(game({ tiles: [[kind, 5, 5]] }).state);
  const joint = (a: number, b: number): string => (links[a]?.includes(b) && links[b]?.includes(a) ? ' ' : '#');
  const rows: string[] = [];
  for (let row = 0; row < 3; row++) {
    const across = [0, 1, 2].map((column) => (grounds[localSquare(column, row)] ?? '?').replace('X', '.'));
    rows.push(
      `${across[0]}${joint(localSquare(0, row), localSquare(1, row))}${across[1]}${joint(localSquare(1, row), localSquare(2, row))}${across[2]}`,
    );
    if (row < 2) rows.push([0, 1, 2].map((column) => joint(localSquare(column, row), localSquare(column, row + 1))).join('#'));
  }
  return rows;
}

/** Edges that lead to a crossroads beside the unturned tile. */
function exits(kind: string): string {
  const around = [
    ['N', 5, 4],
    ['E', 6, 5],
    ['S', 5, 6],
    ['W', 4, 5],
  ] as const;
  const { links } = townOf(game({ tiles: [[kind, 5, 5], ...around.map(([, x, y]) => ['carrefour', x, y] as const)] }).state);
  return around
    .filter((_, i) => links.slice(9, 18).some((joined) => joined.some((to) => Math.floor(to / 9) === i + 2)))
    .map(([edge]) => edge)
    .join('');
}

/** Zombies, bullets and lives of a tile placed, as counted on the table afterwards. */
function stock(kind: string): number[] {
  const match = laid(kind);
  if (match.state.turn.step === 'stock') {
    const { squares, zombies: count, bullets, lives } = stockPlan(match.state);
    const tokens = { bullets: squares.slice(0, bullets), lives: squares.slice(bullets, bullets + lives) };
    match.submit('a', { type: 'stock', zombies: squares.slice(0, count), ...tokens });
  }
  const { zombies: here, tokens } = match.state;
  const count = (kept: string): number => tokens.filter((token) => token === kept).length;
  return [here.filter((zombie) => zombie === 1).length, count('bullet'), count('life')];
}

const CROSS = ['.#R#.', '## ##', 'R R R', '## ##', '.#R#.'];
const ROAD_BELOW_SHOP = ['B B B', '## ##', 'R R R', '#####', '.#.#.'];
const TEE_BELOW_SHOP = ['B B B', '## ##', 'R R R', '## ##', '.#R#.'];
const WARD = ['B B B', ' # # ', 'B B B', ' # # ', 'B#R#B'];
const STATION = ['B B B', ' # # ', 'B B B', '## ##', '.#R#.'];

test('ZB-TL-GRANDEPLACE: a cross of five street squares with four exits, empty, never in the stack', () => {
  expect(plan('grande-place')).toEqual(CROSS);
  expect(exits('grande-place')).toBe('NESW');
  expect(game({}).state.stack).not.toContain('grande-place');
  expect(game({}).state.zombies.includes(1)).toBe(false);
});

test('ZB-TL-HELIPORT: nine open squares, four exits, a zombie on each', () => {
  expect(plan('heliport')).toEqual(['H H H', ' # # ', 'H H H', ' # # ', 'H H H']);
  expect(exits('heliport')).toBe('NESW');
  expect(stock('heliport')).toEqual([9, 0, 0]);
});

test('ZB-TL-HOPITAL: eight building squares round a street square, one door, Z8 V4', () => {
  expect(plan('hopital')).toEqual(WARD);
  expect(exits('hopital')).toBe('S');
  expect(stock('hopital')).toEqual([8, 0, 4]);
});

test('ZB-TL-JARDINERIE: eight building squares round a street square, one door, Z6 B3 V2', () => {
  expect(plan('jardinerie')).toEqual(WARD);
  expect(exits('jardinerie')).toBe('S');
  expect(stock('jardinerie')).toEqual([6, 3, 2]);
});

test('ZB-TL-PHARMACIE: three building squares along a straight road, Z3 V3', () => {
  expect(plan('pharmacie')).toEqual(ROAD_BELOW_SHOP);
  expect(exits('pharmacie')).toBe('EW');
  expect(stock('pharmacie')).toEqual([3, 0, 3]);
});

test('ZB-TL-COMMISSARIAT: six building squares at the end of a road, Z6 B4 V2', () => {
  expect(plan('commissariat')).toEqual(STATION);
  expect(exits('commissariat')).toBe('S');
  expect(stock('commissariat')).toEqual([6, 4, 2]);
});

test('ZB-TL-QUINCAILLERIE: five building squares in the bend of a road, two doors by the middle, Z3 B2 V1', () => {
  expect(plan('quincaillerie')).toEqual(['B B B', ' # ##', 'B R R', ' # ##', 'B#R#.']);
  expect(exits('quincaillerie')).toBe('ES');
  expect(stock('quincaillerie')).toEqual([3, 2, 1]);
});

test('ZB-TL-SKATE: three building squares along a T-junction, Z3 B1', () => {
  expect(plan('skate')).toEqual(TEE_BELOW_SHOP);
  expect(exits('skate')).toBe('ESW');
  expect(stock('skate')).toEqual([3, 1, 0]);
});

test('ZB-TL-SPORT: six building squares at the end of a road, Z6 B4 V2', () => {
  expect(plan('sport')).toEqual(STATION);
  expect(exits('sport')).toBe('S');
  expect(stock('sport')).toEqual([6, 4, 2]);
});

test('ZB-TL-FLEURISTE: three building squares along a T-junction, Z3 B1 V1', () => {
  expect(plan('fleuriste')).toEqual(TEE_BELOW_SHOP);
  expect(exits('fleuriste')).toBe('ESW');
  expect(stock('fleuriste')).toEqual([3, 1, 1]);
});

test('ZB-TL-JOUETS: five building squares in the bend of a road, two doors at its ends, Z3 B1 V1', () => {
  expect(plan('jouets')).toEqual(['B B B', ' ### ', 'B#R R', ' # ##', 'B R#.']);
  expect(exits('jouets')).toBe('ES');
  expect(stock('jouets')).toEqual([3, 1, 1]);
});

test('ZB-TL-SURPLUS: three building squares along a straight road, Z2 B2', () => {
  expect(plan('surplus')).toEqual(ROAD_BELOW_SHOP);
  expect(exits('surplus')).toBe('EW');
  expect(stock('surplus')).toEqual([2, 2, 0]);
});

test('ZB-TL-CASERNE: seven building squares, three doors, a forecourt without an exit, Z6 B2 V4', () => {
  expect(plan('caserne')).toEqual(['B B B', ' # # ', 'B B B', ' # # ', 'R R B']);
  expect(exits('caserne')).toBe('S');
  expect(stock('caserne')).toEqual([6, 2, 4]);
});

test('ZB-TL-STATION: three building squares along a T-junction, Z3 B2 V1', () => {
  expect(plan('station')).toEqual(TEE_BELOW_SHOP);
  expect(exits('station')).toBe('ESW');
  expect(stock('station')).toEqual([3, 2, 1]);
});

test('ZB-TL-DROITE: a straight road with two exits, two zombies; four of it', () => {
  expect(plan('droite')).toEqual(['.#.#.', '#####', 'R R R', '#####', '.#.#.']);
  expect(exits('droite')).toBe('EW');
  expect(stock('droite')).toEqual([2, 0, 0]);
  expect(game({}).state.stack.filter((kind) => kind === 'droite')).toHaveLength(4);
});

test('ZB-TL-VIRAGE: a bend with two exits, two zombies; four of it', () => {
  expect(plan('virage')).toEqual(['.#.#.', '#####', '.#R R', '## ##', '.#R#.']);
  expect(exits('virage')).toBe('ES');
  expect(stock('virage')).toEqual([2, 0, 0]);
  expect(game({}).state.stack.filter((kind) => kind === 'virage')).toHaveLength(4);
});

test('ZB-TL-TE: a T-junction with three exits, three zombies; four of it', () => {
  expect(plan('te')).toEqual(['.#.#.', '#####', 'R R R', '## ##', '.#R#.']);
  expect(exits('te')).toBe('ESW');
  expect(stock('te')).toEqual([3, 0, 0]);
  expect(game({}).state.stack.filter((kind) => kind === 'te')).toHaveLength(4);
});

test('ZB-TL-CARREFOUR: a crossroads with four exits, four zombies; four of it', () => {
  expect(plan('carrefour')).toEqual(CROSS);
  expect(exits('carrefour')).toBe('NESW');
  expect(stock('carrefour')).toEqual([4, 0, 0]);
  expect(game({}).state.stack.filter((kind) => kind === 'carrefour')).toHaveLength(4);
});

test('ZB-CORE-GRID: a tile turned by a quarter has its squares, doors and exits turned clockwise with it', () => {
  const turned = ([0, 1, 2, 3] as const).map((turn: Quarter) => {
    const { grounds, links } = townOf(game({ tiles: [['fleuriste', 5, 5, turn]] }).state);
    const doors = grounds.flatMap((ground, from) =>
      ground === 'B' ? (links[from] ?? []).filter((to) => grounds[to] === 'R').map((to) => [from - 9, to - 9]) : [],
    );
    return { plan: grounds.slice(9).join(''), doors };
  });
  expect(turned).toEqual([
    { plan: 'BBBRRRXRX', doors: [[1, 4]] },
    { plan: 'XRBRRBXRB', doors: [[5, 4]] },
    { plan: 'XRXRRRBBB', doors: [[7, 4]] },
    { plan: 'BRXBRRBRX', doors: [[3, 4]] },
  ]);
});

test('ZB-CORE-GRID: tiles are joined only where both have an exit, and the corners of the heliport touch nothing', () => {
  const { links } = townOf(
    game({
      tiles: [
        ['heliport', 1, 0],
        ['droite', 1, -1],
        ['carrefour', 1, 1],
      ],
    }).state,
  );
  const outside = (square: number): number[] => (links[square] ?? []).filter((to) => Math.floor(to / 9) !== 1);
  expect([9, 10, 11, 12, 13, 14, 15, 16, 17].map(outside)).toEqual([[], [], [], [5], [], [], [], [28], []]);
});

test('ZB-CORE-GRID: streets, buildings and the heliport may be entered, lawns and houses without a name never', () => {
  const { state } = game({ tiles: [['fleuriste', 1, 0]] });
  expect(enterable(state)).toEqual([1, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14, 16]);
  expect(townOf(state).links.flatMap((to, from) => (townOf(state).grounds[from] === 'X' ? to : []))).toEqual([]);
});

test('ZB-CARD-BUILDING: the buildings on the table, and their squares', () => {
  const { state } = game({
    tiles: [
      ['heliport', 1, 0],
      ['caserne', 0, -1],
      ['droite', -1, 0],
    ],
  });
  expect(buildings(state)).toEqual([2]);
  expect(buildingSquares(state, 2)).toEqual([18, 19, 20, 21, 22, 23, 26]);
});
