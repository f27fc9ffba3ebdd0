import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { zombies } from './system.ts';
import { at, actions, game, ofType, play, player, playing, refusal, type Game, type GameSpec } from './testing.ts';
import { drawable, stockPlan } from './tiles.ts';

const place = (x: number, y: number, turn: 0 | 1 | 2 | 3 = 0): Command => ({ type: 'place', x, y, turn });

/** A game with a tile in a's hand. */
const holding = (drawn: string, spec: GameSpec = {}): Game =>
  game({ stack: ['carrefour'], ...spec, step: 'place', turn: { drawn, placer: 'a', ...spec.turn } });

/** Zombies on the tile placed last, without a choice of squares. */
const stock = ({ state }: Game): Command => {
  const { squares, zombies: count, bullets, lives } = stockPlan(state);
  return {
    type: 'stock',
    zombies: squares.slice(0, count),
    bullets: squares.slice(0, bullets),
    lives: squares.slice(bullets, bullets + lives),
  };
};

test('ZB-TILE-DRAW: the active player draws one tile, face up, and must place it', () => {
  const match = game({ step: 'tile', stack: ['droite', 'te'] });
  const events = play(match, actions('draw'), [2]);
  expect(ofType(events, 'tileDrawn')).toEqual([{ type: 'tileDrawn', kind: 'te', seat: 'a' }]);
  expect(match.state.stack).toEqual(['droite']);
  expect(zombies.offers(match.state, 'a').every(({ type }) => type === 'place')).toBe(true);
  expect(refusal(match, { type: 'face' })).toBe('ZB-TURN-ORDER');
  expect(zombies.check(match.state, 'a', { type: 'play', card: 'hache' })?.reason.en).toContain('The tile drawn comes first');
});

test('ZB-TILE-DRAW, ZB-TILE-CLOSED: nobody draws in a closed town, nor where no tile is left', () => {
  const around = [
    ['hopital', 0, -1],
    ['jardinerie', 1, 0, 1],
    ['sport', 0, 1, 2],
    ['commissariat', -1, 0, 3],
  ] as const;
  const draw: Command = { type: 'draw' };
  expect(refusal(game({ step: 'tile' }), draw)).toBeUndefined();
  expect(refusal(game({ step: 'tile', closed: true }), draw)).toBe('ZB-TILE-CLOSED');
  expect(refusal(game({ step: 'tile', tiles: [...around] }), draw)).toBe('ZB-TILE-CLOSED');
  expect(refusal(game({ step: 'tile', stack: [] }), draw)).toBe('ZB-TILE-DRAW');
  expect(zombies.offers(game({ step: 'tile', stack: [] }).state, 'a').filter(({ type, refusal: why }) => type === 'draw' && !why)).toEqual(
    [],
  );
});

test('ZB-TILE-DRAW: with an empty stack the step is skipped', () => {
  const match = game({ step: 'discard', stack: [], zombies: [[1, 0]] });
  play(match, actions('end'));
  expect(match.state.turn).toMatchObject({ seat: 'b', step: 'encounter' });
});

test('ZB-TILE-DRAW, ZB-TILE-CLOSED: the town may be closed on purpose; with the option, it costs the rest of the turn', () => {
  const around = [
    ['hopital', 0, -1],
    ['jardinerie', 1, 0, 1],
    ['sport', 0, 1, 2],
  ] as const;
  const free = holding('commissariat', { tiles: [...around] });
  play(free, place(-1, 0, 3));
  expect(free.state.closed).toBe(true);
  play(free, stock(free));
  expect(free.state.turn).toMatchObject({ seat: 'a', step: 'encounter' });
  const penalty = holding('commissariat', { tiles: [...around], options: { 'town.closingPenalty': 'yes' } });
  play(penalty, place(-1, 0, 3));
  expect(penalty.state.turn).toMatchObject({ seat: 'a', step: 'stock' });
  play(penalty, stock(penalty));
  expect(penalty.state.turn.seat).toBe('b');
  expect(penalty.state.zombies.filter((here) => here === 1)).toHaveLength(6);
});

test('ZB-TILE-CONNECT: a straight road lies east or west as printed, north or south turned by a quarter', () => {
  const match = holding('droite');
  expect(zombies.offers(match.state, 'a').map(({ command }) => command)).toEqual([
    place(0, -1, 1),
    place(1, 0, 0),
    place(0, 1, 1),
    place(-1, 0, 0),
  ]);
  expect(refusal(match, place(0, -1, 0))).toBe('ZB-TILE-CONNECT');
  expect(refusal(match, place(0, -1, 3))).toBeUndefined();
});

test('ZB-TILE-CONNECT: the cell is empty, an exit meets an exit, and no road runs into an edge without one', () => {
  const match = holding('droite', {
    tiles: [
      ['droite', 1, 0],
      ['virage', 0, -1, 2],
    ],
  });
  expect(refusal(match, place(1, 0))).toBe('ZB-TILE-CONNECT');
  expect(refusal(match, place(2, 1))).toBe('ZB-TILE-CONNECT');
  expect(refusal(match, place(1, -1))).toBe('ZB-TILE-CONNECT');
  expect(refusal(match, place(5, 5))).toBe('ZB-TILE-CONNECT');
  expect(refusal(match, place(2, 0))).toBeUndefined();
});

test('ZB-TILE-CLOSED: no empty cell before an exit, a tile left: closed at once, and nobody draws any more', () => {
  const match = holding('commissariat', {
    tiles: [
      ['hopital', 0, -1],
      ['jardinerie', 1, 0, 1],
      ['sport', 0, 1, 2],
    ],
    deck: [],
  });
  const events = play(match, place(-1, 0, 3));
  expect(ofType(events, 'townClosed')).toEqual([{ type: 'townClosed', penalty: false }]);
  play(match, [stock(match), ...actions('face', 'refill', 'stay')]);
  play(match, actions('herd'), [1]);
  const shifts = zombies.offers(match.state, 'a').flatMap(({ command }) => command ?? []);
  play(match, [...shifts.slice(0, 1), ...actions('end')]);
  expect(match.state.turn).toMatchObject({ seat: 'b', step: 'encounter' });
  expect(match.state.stack).toEqual(['carrefour']);
});

test('ZB-TILE-CLOSED, ZB-WIN-CLOSED: with the last tile of the stack placed the town is used up, not closed', () => {
  const match = holding('commissariat', {
    tiles: [
      ['hopital', 0, -1],
      ['jardinerie', 1, 0, 1],
      ['sport', 0, 1, 2],
    ],
    stack: [],
  });
  play(match, place(-1, 0, 3));
  expect(match.state.closed).toBe(false);
});

test('ZB-TILE-CLOSED: it is looked at when a turn begins, too', () => {
  const tiles = [
    ['hopital', 0, -1],
    ['jardinerie', 1, 0, 1],
    ['sport', 0, 1, 2],
    ['commissariat', -1, 0, 3],
  ] as const;
  const match = game({ tiles: [...tiles], zombies: [[0, 0]], stack: ['te'], step: 'discard' });
  expect(ofType(play(match, actions('end')), 'townClosed')).toEqual([{ type: 'townClosed', penalty: false }]);
  expect(match.state.turn).toMatchObject({ seat: 'b', step: 'encounter' });
});

/** A single open cell, at 1,-1, that only a corner fits. */
const corner = [
  ['virage', 1, 0, 2],
  ['virage', 0, -1, 0],
  ['hopital', 0, 1, 2],
  ['sport', -1, 0, 3],
] as const;

test('ZB-TILE-UNPLAYABLE: a tile that fits nowhere is discarded, no other is drawn, and the turn goes on with step 2', () => {
  const match = game({ step: 'tile', tiles: [...corner], stack: ['droite', 'droite', 'te'] });
  const events = play(match, actions('draw'), [1]);
  expect(ofType(events, 'tileDiscarded')).toEqual([{ type: 'tileDiscarded', kind: 'droite', reshuffled: false }]);
  expect(match.state.turn.step).toBe('encounter');
  expect(match.state.stack).toEqual(['droite', 'te']);
  expect(match.state.closed).toBe(false);
  expect(match.state.zombies.includes(1)).toBe(false);
});

/** Two open cells, each beside an edge without exit: nothing with four exits fits. */
const narrow = [...corner, ['jardinerie', 2, -1]] as const;

test('ZB-TILE-UNPLAYABLE: the heliport too, it is lost; or shuffled back as long as another tile is left (option)', () => {
  const lost = game({ step: 'tile', tiles: [...narrow], stack: ['heliport', 'te'] });
  play(lost, actions('draw'), [1]);
  expect(lost.state).toMatchObject({ heliport: 'lost', stack: ['te'] });
  const options = { 'heliport.unplaceable': 'reshuffled' } as const;
  const back = game({ step: 'tile', tiles: [...narrow], stack: ['heliport', 'te'], options });
  play(back, actions('draw'), [1]);
  expect(back.state).toMatchObject({ heliport: 'stack', stack: ['heliport', 'te'] });
  const last = game({ step: 'tile', tiles: [...narrow], stack: ['heliport'], options });
  play(last, actions('draw'));
  expect(last.state).toMatchObject({ heliport: 'lost', stack: [] });
});

test('ZB-TILE-UNPLAYABLE: of tiles that fit nowhere only the heliport is shuffled back', () => {
  const match = game({ step: 'tile', tiles: [...corner], stack: ['droite', 'te'], options: { 'heliport.unplaceable': 'reshuffled' } });
  play(match, actions('draw'), [1]);
  expect(match.state).toMatchObject({ stack: ['te'], heliport: 'lost' });
});

test('ZB-TILE-NAMED: Z zombies, B bullets and V lives inside the building, on squares of the placer’s choice', () => {
  const match = holding('fleuriste');
  play(match, place(1, 0));
  const on = (east: number, south: number): number => at(match, east, south);
  const all = [on(2, -1), on(3, -1), on(4, -1)];
  expect(refusal(match, { type: 'stock', zombies: [on(2, 0), on(3, -1), on(4, -1)], bullets: [on(2, -1)], lives: [on(3, -1)] })).toBe(
    'ZB-TILE-NAMED',
  );
  expect(refusal(match, { type: 'stock', zombies: all, bullets: [], lives: [on(3, -1)] })).toBe('ZB-TILE-NAMED');
  expect(refusal(match, { type: 'stock', zombies: all, bullets: [on(2, -1)], lives: [on(2, -1)] })).toBe('ZB-TILE-NAMED');
  play(match, { type: 'stock', zombies: all, bullets: [on(2, -1)], lives: [on(4, -1)] });
  expect(match.state.zombies.slice(9, 18)).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0]);
  expect(match.state.tokens.slice(9, 12)).toEqual(['bullet', null, 'life']);
});

test('ZB-TILE-NAMED: one zombie a square at most', () => {
  const match = holding('surplus');
  play(match, place(1, 0));
  const [a = 0, b = 0, c = 0] = stockPlan(match.state).squares;
  expect(refusal(match, { type: 'stock', zombies: [a, a], bullets: [b, c], lives: [] })).toBe('ZB-TILE-NAMED');
  expect(refusal(match, { type: 'stock', zombies: [a, b], bullets: [b, c], lives: [] })).toBeUndefined();
});

test('ZB-TILE-UNNAMED: a T-junction gets three zombies on three of its four street squares, no tokens', () => {
  const match = holding('te', { tiles: [['droite', 1, 0]] });
  play(match, place(2, 0));
  expect(stockPlan(match.state)).toMatchObject({ zombies: 3, bullets: 0, lives: 0, squares: [21, 22, 23, 25] });
  expect(refusal(match, { type: 'stock', zombies: [21, 22, 18], bullets: [], lives: [] })).toBe('ZB-TILE-UNNAMED');
  play(match, { type: 'stock', zombies: [21, 25, 22], bullets: [], lives: [] });
  expect(match.state.zombies.filter((here) => here === 1)).toHaveLength(3);
});

test('ZB-TILE-UNNAMED: exits joined to other tiles count as well', () => {
  const match = holding('carrefour', { tiles: [['droite', 1, 0]] });
  play(match, place(2, 0));
  expect(stockPlan(match.state).zombies).toBe(4);
});

test('ZB-TILE-HELIPORT: placed by the player with the fewest trophies, with nine zombies; the drawer’s turn goes on', () => {
  const match = game({ step: 'tile', stack: ['heliport'], players: { a: { trophies: 3 }, b: { trophies: 1 } } });
  play(match, actions('draw'));
  expect(zombies.active(match.state)).toEqual(['b']);
  play(match, place(1, 0));
  expect(match.state.heliport).toBe(1);
  expect(match.state.zombies.slice(9)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(match.state.tokens.slice(9).every((token) => token === null)).toBe(true);
  expect(match.state.turn).toMatchObject({ seat: 'a', step: 'encounter' });
});

test('ZB-TILE-HELIPORT: of several each rolls, the highest places it, ties among themselves again; the drawer may be the one', () => {
  const match = game({
    step: 'tile',
    stack: ['heliport'],
    players: { a: { trophies: 1 }, b: { trophies: 1 }, c: { trophies: 2 }, d: { trophies: 1 } },
  });
  const events = play(match, actions('draw'), [5, 2, 5, 6, 1]);
  expect(ofType(events, 'diced').map(({ seat, die }) => [seat, die])).toEqual([
    ['a', 5],
    ['b', 2],
    ['d', 5],
    ['a', 6],
    ['d', 1],
  ]);
  expect(match.state.turn.placer).toBe('a');
});

test('ZB-TILE-HELIPORT, ZB-TILE-DRAW: who closes the town with the heliport in another’s turn ends nobody’s turn', () => {
  const match = game({
    step: 'place',
    turn: { drawn: 'commissariat', placer: 'b' },
    stack: ['te'],
    tiles: [
      ['hopital', 0, -1],
      ['jardinerie', 1, 0, 1],
      ['sport', 0, 1, 2],
    ],
    options: { 'town.closingPenalty': 'yes' },
  });
  play(match, place(-1, 0, 3));
  play(match, stock(match));
  expect(match.state.turn).toMatchObject({ seat: 'a', step: 'encounter' });
});

test('ZB-TILE-POOL: what the supply lacks is not placed, and the placer chooses where the rest goes', () => {
  const match = holding('te', {
    players: { a: { trophies: 24 }, b: { trophies: 24 }, c: { trophies: 24 }, d: { trophies: 24 }, e: { trophies: 2 } },
  });
  play(match, place(1, 0));
  expect(stockPlan(match.state).zombies).toBe(2);
  play(match, { type: 'stock', zombies: [12, 16], bullets: [], lives: [] });
  expect(match.state.supply.zombies).toBe(0);
});

test('ZB-TILE-POOL: where nothing is left to place, stocking leaves no choice', () => {
  const all = { a: { trophies: 24 }, b: { trophies: 24 }, c: { trophies: 24 }, d: { trophies: 24 }, e: { trophies: 4 } };
  const match = holding('te', { players: all });
  play(match, place(1, 0));
  expect(zombies.offers(match.state, 'a')).toEqual([
    { id: 'stock', type: 'stock', command: { type: 'stock', zombies: [], bullets: [], lives: [] } },
  ]);
});

test('ZB-TILE-POOL: bullets and lives are without limit, or as many as the box holds (option supply.tokens)', () => {
  const rich = { a: { lives: 14, bullets: 30 }, b: { lives: 14, bullets: 28 } };
  const unlimited = holding('caserne', { players: rich });
  play(unlimited, place(0, -1));
  expect(stockPlan(unlimited.state)).toMatchObject({ bullets: 2, lives: 4 });
  const physical = holding('caserne', { players: { ...rich, b: { lives: 14, bullets: 29 } }, options: { 'supply.tokens': 'physical' } });
  play(physical, place(0, -1));
  expect(stockPlan(physical.state)).toMatchObject({ bullets: 1, lives: 2 });
  play(physical, { type: 'stock', zombies: stockPlan(physical.state).squares.slice(0, 6), bullets: [9], lives: [10, 11] });
  expect(physical.state.supply).toMatchObject({ bullets: 0, lives: 0 });
});

test('ZB-TILE-POOL: the tiles ask for 105 zombies, the supply holds 100', () => {
  const { scene, supply } = game({}).state;
  const asked = scene.kinds.reduce((total, { count, named, role, zombies: z, exits }) => {
    const here = named || role === 'heliport' ? z : role === 'start' ? 0 : exits.length;
    return total + count * here;
  }, 0);
  expect(asked).toBe(105);
  expect(supply.zombies).toBe(100);
});

/** The heliport among so many tiles. */
const stackOf = (count: number): string[] => ['heliport', ...new Array<string>(count - 1).fill('te')];

test('ZB-SET-COMMON: the heliport is drawn as one of the 15th to 29th tiles', () => {
  const top = game({}).state;
  expect(top.stack).toHaveLength(29);
  expect(drawable(top)).not.toContain('heliport');
  expect(drawable(game({ stack: stackOf(16) }).state)).not.toContain('heliport');
  expect(drawable(game({ stack: stackOf(15) }).state)).toContain('heliport');
  const bottom = game({ step: 'tile', stack: stackOf(15) });
  play(bottom, actions('draw'), [1, 6, 1]);
  expect(bottom.state.turn).toMatchObject({ drawn: 'heliport', placer: 'a' });
});

test('ZB-TILE-DRAW, ZB-CARD-ANYTIME: the window before the tile comes before it is drawn', () => {
  const match = game({ step: 'tile', stack: ['te'], players: { a: {}, b: { hand: ['lacet'] } } });
  const events = play(match, actions('draw'), [], [playing('lacet')]);
  expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['cardPlayed', 'effectWaits', 'tileDrawn']);
  expect(player(match, 'a').waits).toEqual(['lacet']);
});

test('ZB-TILE-NAMED, ZB-TILE-UNNAMED: the rule that is cited is the one of the tile placed, however many lie already', () => {
  const road = Array.from({ length: 9 }, (_, i) => ['droite', i + 1, 0] as const);
  const cited = (kind: string): string | undefined => {
    const match = holding(kind, { tiles: road });
    play(match, place(10, 0));
    return refusal(match, { type: 'stock', zombies: [], bullets: [], lives: [] });
  };
  expect(cited('surplus')).toBe('ZB-TILE-NAMED');
  expect(cited('te')).toBe('ZB-TILE-UNNAMED');
});
