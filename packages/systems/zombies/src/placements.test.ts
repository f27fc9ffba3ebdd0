import { copy, randomFrom, type Random } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { TileKind } from './state.ts';
import { zombies } from './system.ts';
import { actions, game, kinds, play, type Game } from './testing.ts';
import { stockPlan } from './tiles.ts';

/**
 * The road rules once more, written from the catalogue alone: nothing of the geometry is used. Exits as printed are letters, a quarter turn
 * clockwise sends N to E, E to S, S to W and W to N, and a town is a list of cells with letters.
 */

const SIDES = 'NESW';
const AHEAD: Readonly<Record<string, readonly [x: number, y: number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const TURNS = [0, 1, 2, 3] as const;
type Turns = (typeof TURNS)[number];

/** Exits as the catalogue prints them (ZB-TL-…). */
const EXITS: Readonly<Record<string, string>> = {
  'grande-place': 'NESW',
  heliport: 'NESW',
  hopital: 'S',
  jardinerie: 'S',
  pharmacie: 'WE',
  commissariat: 'S',
  quincaillerie: 'ES',
  skate: 'WES',
  sport: 'S',
  fleuriste: 'WES',
  jouets: 'ES',
  surplus: 'WE',
  caserne: 'S',
  station: 'WES',
  droite: 'WE',
  virage: 'ES',
  te: 'WES',
  carrefour: 'NESW',
};
const IDS = Object.keys(EXITS);

const after = (side: string, turns: number): string => SIDES[(SIDES.indexOf(side) + turns) % 4] ?? '';
const turned = (id: string, turns: number): Set<string> => new Set([...(EXITS[id] ?? '')].map((side) => after(side, turns)));

/** A tile on the table. */
type Lying = readonly [kind: string, x: number, y: number, turn: Turns];
const HOME: Lying = ['grande-place', 0, 0, 0];

const tileOn = (town: readonly Lying[], x: number, y: number): Lying | undefined => town.find((tile) => tile[1] === x && tile[2] === y);

/** ZB-TILE-CONNECT: an empty cell, one road joined at least, and no road against an edge without one. */
function mayLie(town: readonly Lying[], id: string, x: number, y: number, turns: number): boolean {
  if (tileOn(town, x, y)) return false;
  const mine = turned(id, turns);
  let joined = 0;
  for (const side of SIDES) {
    const [dx, dy] = AHEAD[side] ?? [0, 0];
    const neighbour = tileOn(town, x + dx, y + dy);
    if (!neighbour) continue;
    const theirs = turned(neighbour[0], neighbour[3]).has(after(side, 2));
    if (theirs !== mine.has(side)) return false;
    if (theirs) joined++;
  }
  return joined > 0;
}

/** Every cell beside or on the town, and one further out. */
function cellsAround(town: readonly Lying[]): (readonly [number, number])[] {
  const cells = new Map<string, readonly [number, number]>();
  for (const [, x, y] of town) {
    for (let dx = -2; dx <= 2; dx++) for (let dy = -2; dy <= 2; dy++) cells.set(`${x + dx},${y + dy}`, [x + dx, y + dy]);
  }
  return [...cells.values()];
}

const legalOf = (town: readonly Lying[], id: string): Lying[] =>
  cellsAround(town).flatMap(([x, y]) => TURNS.filter((turns) => mayLie(town, id, x, y, turns)).map((turns): Lying => [id, x, y, turns]));

/** ZB-TILE-CLOSED: no empty cell in front of an exit. */
const hasOpenExit = (town: readonly Lying[]): boolean =>
  town.some(([id, x, y, turns]) =>
    [...turned(id, turns)].some((side) => {
      const [dx, dy] = AHEAD[side] ?? [0, 0];
      return !tileOn(town, x + dx, y + dy);
    }),
  );

/** A tile as an eye sees it: its squares, exits and doors, each at its place. */
function look({ grid, exits, doors }: TileKind, turns: number): string {
  let seen = grid.flatMap((row, r) => [...row].map((ground, c) => ({ c, r, what: ground })));
  let gates = doors.map((door) => door.map(([c, r]) => [c, r] as const));
  for (let i = 0; i < turns; i++) {
    seen = seen.map(({ c, r, what }) => ({ c: 2 - r, r: c, what }));
    gates = gates.map((door) => door.map(([c, r]) => [2 - r, c] as const));
  }
  const squares = seen.map(({ c, r, what }) => `${r}${c}${what}`).sort();
  const ways = gates
    .map((door) =>
      door
        .map((square) => square.join(''))
        .sort()
        .join('-'),
    )
    .sort();
  return [...squares, ...exits.map((side) => after(side, turns)).sort(), ...ways].join(' ');
}

test('ZB-FACT-TILES: the tiles have the exits of the catalogue', () => {
  expect(Object.fromEntries(kinds.map(({ id, exits }) => [id, [...exits].sort().join('')]))).toEqual(
    Object.fromEntries(IDS.map((id) => [id, [...(EXITS[id] ?? '')].sort().join('')])),
  );
});

test('ZB-TILE-CONNECT: every tile, however turned, on every side of every other, however turned', () => {
  let joined = 0;
  for (const there of IDS) {
    for (const theirs of TURNS) {
      const town: Lying[] = [HOME, [there, 7, 7, theirs]];
      const state = copy(game({ step: 'place', tiles: town.slice(1), turn: { drawn: 'te', placer: 'a' } }).state);
      for (const id of IDS) {
        state.turn.drawn = id;
        for (const side of SIDES) {
          const [dx, dy] = AHEAD[side] ?? [0, 0];
          for (const turns of TURNS) {
            const legal = mayLie(town, id, 7 + dx, 7 + dy, turns);
            const refusal = zombies.check(state, 'a', { type: 'place', x: 7 + dx, y: 7 + dy, turn: turns });
            expect(refusal?.rule, `${id} ${turns} ${side} of ${there} ${theirs}`).toBe(legal ? undefined : 'ZB-TILE-CONNECT');
            if (legal) joined++;
          }
        }
      }
    }
  }
  // A side of a tile has an exit in as many of the four turns as the tile has exits; where both have one they are joined.
  const exits = Object.values(EXITS).reduce((sum, one) => sum + one.length, 0);
  expect(joined).toBe(4 * exits * exits);
});

/** Draws a tile of a stack; its offers must be the placements of the catalogue. */
function drawn(town: readonly Lying[], stack: readonly string[], pick: number): { match: Game; id: string } {
  const match = game({ step: 'tile', tiles: town.slice(1), stack: [...stack] });
  const kind = [...stack].sort()[pick] ?? '';
  play(match, actions('draw'), stack.length > 1 ? [pick + 1] : []);
  return { match, id: kind };
}

/** The placement of a tile: any, or the one that leaves the fewest ways on. */
function chosen(town: readonly Lying[], legal: readonly Lying[], random: Random, shut: boolean): Lying | undefined {
  if (!shut) return legal[random(legal.length)];
  const open = (one: Lying): number => [...town, one].filter((tile) => hasOpenExit([tile, ...town, one])).length;
  return legal.toSorted((a, b) => open(a) - open(b) || turned(a[0], a[3]).size - turned(b[0], b[3]).size)[0];
}

function checkPlacements({ match, id }: { match: Game; id: string }, town: readonly Lying[], legal: readonly Lying[]): void {
  const kind = kinds.find((one) => one.id === id);
  if (!kind) throw new Error(id);
  const offered = zombies.offers(match.state, 'a').flatMap(({ command }) => (command?.type === 'place' ? [command] : []));
  const looks = (x: number, y: number, turns: number): string => `${x} ${y} ${look(kind, turns)}`;
  expect(new Set(offered.map(({ x, y, turn }) => looks(x, y, turn)))).toEqual(new Set(legal.map(([, x, y, turns]) => looks(x, y, turns))));
  expect(new Set(offered.map(({ x, y, turn }) => looks(x, y, turn))).size).toBe(offered.length);
  for (const [x, y] of cellsAround(town)) {
    for (const turns of TURNS) {
      const refused = zombies.check(match.state, 'a', { type: 'place', x, y, turn: turns }) !== undefined;
      const isLegal = legal.some((one) => one[1] === x && one[2] === y && one[3] === turns);
      if (refused === isLegal) throw new Error(`${id} at ${x},${y} turned ${turns}: ${refused ? 'refused' : 'allowed'}`);
    }
  }
}

/** Lays a whole stack, tile by tile, by the catalogue. Returns how the town ends, and the number of tiles that could not be placed. */
function grow(seed: number, shut: boolean, check: boolean): { end: 'closed' | 'used up'; lost: number; left: number } {
  const random = randomFrom(seed);
  const stack = kinds.flatMap(({ id, count, role }) => (role === 'start' || role === 'heliport' ? [] : new Array<string>(count).fill(id)));
  const town: Lying[] = [HOME];
  let lost = 0;
  while (stack.length > 0) {
    const pick = random(stack.length);
    const one = drawn(town, stack, pick);
    stack.sort().splice(pick, 1);
    const legal = legalOf(town, one.id);
    const place = chosen(town, legal, random, shut);
    if (!place) {
      lost++;
      expect(one.match.state).toMatchObject({ closed: false, stack, turn: { step: 'encounter' } });
      expect(one.match.state.zombies.includes(1)).toBe(false);
      continue;
    }
    if (check) checkPlacements(one, town, legal);
    play(one.match, { type: 'place', x: place[1], y: place[2], turn: place[3] });
    town.push(place);
    const closed = stack.length > 0 && !hasOpenExit(town);
    expect(one.match.state.closed).toBe(closed);
    if (closed) return { end: 'closed', lost, left: stack.length };
  }
  return { end: 'used up', lost, left: 0 };
}

test('ZB-TILE-CONNECT, ZB-TILE-DRAW: in towns laid at random, what may be placed is what the catalogue allows, each look of it once', () => {
  for (let seed = 1; seed <= 2; seed++) expect(grow(seed, false, true).left).toBe(0);
});

test('ZB-TILE-CLOSED, ZB-TILE-UNPLAYABLE: laid to shut it, a town closes with tiles left, or tiles fit nowhere and are discarded', () => {
  const ends = Array.from({ length: 8 }, (_, i) => grow(100 + i, true, i === 0));
  expect(ends.filter(({ end, left }) => end === 'closed' && left > 0).length).toBeGreaterThan(0);
  expect(ends.some(({ lost }) => lost > 0)).toBe(true);
});

test('ZB-TILE-CLOSED, ZB-WIN-CLOSED, ZB-END: in a town shut by its players no turn draws a tile, and only 25 zombies win', () => {
  const match = game({
    tiles: [
      ['hopital', 0, -1],
      ['jardinerie', 1, 0, 1],
      ['sport', 0, 1, 2],
    ],
    stack: ['heliport', 'te', 'te'],
    step: 'place',
    deck: [],
    turn: { drawn: 'caserne', placer: 'a' },
    players: { a: { trophies: 24 }, b: {} },
  });
  play(match, { type: 'place', x: -1, y: 0, turn: 3 });
  expect(match.state).toMatchObject({ closed: true, heliport: 'stack' });
  const { squares } = stockPlan(match.state);
  play(match, { type: 'stock', zombies: squares.slice(0, 6), bullets: squares.slice(0, 2), lives: squares.slice(2, 6) });
  for (let turns = 0; turns < 4; turns++) {
    const { seat } = match.state.turn;
    play(match, actions('face', 'refill', 'stay', 'herd'), [1]);
    const [shift] = zombies.offers(match.state, seat).flatMap(({ command }) => (command?.type === 'shift' ? [command] : []));
    if (shift) play(match, shift);
    play(match, actions('end'));
    expect(match.state.turn).toMatchObject({ step: 'encounter' });
    expect(zombies.check(match.state, match.state.turn.seat, { type: 'draw' })?.rule).toBe('ZB-TURN-ORDER');
  }
  expect(match.state).toMatchObject({ closed: true, stack: ['heliport', 'te', 'te'], phase: 'playing' });
});
