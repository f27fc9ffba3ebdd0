import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import type { Json } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { parseSetup, type Position, type Setup } from './setup.ts';

const fresh: Setup = {
  seats: [
    { seat: 'a', name: 'Ana' },
    { seat: 'b', name: 'Bo' },
  ],
  kinds: zombieTiles,
  deck: zombieCards,
  options: {},
};

/** A game under way on the Grande-Place and a florist to its east, with these changes. */
const begun = (change: object, turn: Partial<Position['turn']> = {}): object => ({
  ...fresh,
  position: { tiles: [{ kind: 'fleuriste', x: 1, y: 0, turn: 0 }], turn: { seat: 'a', ...turn }, ...change },
});

/** The kinds of tiles, with one member of one of them changed. */
const tiled = (id: string, change: object): object => ({
  ...fresh,
  kinds: zombieTiles.map((kind) => (kind.id === id ? { ...kind, ...change } : kind)),
});
const startAt = zombieTiles.findIndex(({ role }) => role === 'start');
const florist = zombieTiles.findIndex(({ id }) => id === 'fleuriste');

/** The refusal of a set-up; undefined when it is taken. */
function refusalOf(setup: object): { fr: string; en: string } | undefined {
  const parsed = parseSetup(JSON.parse(JSON.stringify(setup)) as Json);
  return parsed.ok ? undefined : parsed.reason;
}

type Broken = readonly [what: string, setup: object, place: string, fr: string, en: string];

const BOX: readonly Broken[] = [
  [
    'seven players',
    { ...fresh, seats: 'abcdefg'.split('').map((seat) => ({ seat, name: '' })) },
    'seats',
    'au plus 6 élément(s)',
    'at most 6 item(s)',
  ],
  [
    'a seat without a name',
    { ...fresh, seats: [{ seat: '', name: 'A' }, ...fresh.seats] },
    'seats[0].seat',
    'au moins 1 caractère(s)',
    'at least 1 character(s)',
  ],
  [
    'a kind of tile told twice',
    { ...fresh, kinds: [...zombieTiles, zombieTiles[florist]] },
    `kinds[${zombieTiles.length}].id`,
    '« fleuriste » est déjà pris',
    '"fleuriste" is already taken',
  ],
  [
    'a card told twice',
    { ...fresh, deck: [...zombieCards, zombieCards[0]] },
    `deck[${zombieCards.length}].id`,
    `« ${zombieCards[0]?.id} » est déjà pris`,
    `"${zombieCards[0]?.id}" is already taken`,
  ],
  [
    'two starts',
    tiled('fleuriste', { role: 'start' }),
    'kinds',
    'une seule tuile « start » attendue',
    'exactly one tile "start" is expected',
  ],
  [
    'two heliports',
    tiled('fleuriste', { role: 'heliport' }),
    'kinds',
    'une seule tuile « heliport » attendue',
    'exactly one tile "heliport" is expected',
  ],
  [
    'a tile of two rows',
    tiled('fleuriste', { grid: ['BBB', 'RRR'] }),
    `kinds[${florist}].grid`,
    'au moins 3 élément(s)',
    'at least 3 item(s)',
  ],
  [
    'a square of an unknown ground',
    tiled('fleuriste', { grid: ['BBB', 'RRR', 'XQX'] }),
    `kinds[${florist}].grid[2]`,
    'valeur refusée',
    'value refused',
  ],
  [
    'an exit to nowhere',
    tiled('fleuriste', { exits: ['W', 'NE'] }),
    `kinds[${florist}].exits[1]`,
    'valeurs possibles : N, E, S, W',
    'expected one of: N, E, S, W',
  ],
  ['ten zombies on nine squares', tiled('fleuriste', { zombies: 10 }), `kinds[${florist}].zombies`, 'au plus 9', 'at most 9'],
  [
    'half a start',
    tiled(zombieTiles[startAt]?.id ?? '', { count: 0.5 }),
    `kinds[${startAt}].count`,
    'attendu : un nombre entier ; trouvé : un nombre',
    'expected a whole number, found a number',
  ],
  ['an option nobody knows', { ...fresh, options: { 'ko.lives': 'yes' } }, 'options', 'clé inconnue : ko.lives', 'unknown key: ko.lives'],
];

const TABLE: readonly Broken[] = [
  [
    'two tiles on one cell',
    begun({
      tiles: [
        { kind: 'te', x: 1, y: 0, turn: 0 },
        { kind: 'te', x: 1, y: 0, turn: 1 },
      ],
    }),
    'position.tiles[1]',
    'cet emplacement est pris',
    'this place is taken',
  ],
  [
    'a tile turned five times',
    begun({ tiles: [{ kind: 'te', x: 1, y: 0, turn: 5 }] }),
    'position.tiles[0].turn',
    'valeurs possibles : 0, 1, 2, 3',
    'expected one of: 0, 1, 2, 3',
  ],
  ['a stack of what is no tile', begun({ stack: ['te', 'lune'] }), 'position.stack[1]', 'tuile inconnue', 'unknown tile'],
  ['a deck of what is no card', begun({ deck: ['lacet', 'bombe'] }), 'position.deck[1]', 'carte inconnue', 'unknown card'],
  ['two zombies on one square', begun({ zombies: [9, 10, 9] }), 'position.zombies', 'un seul zombie par case', 'one zombie a square'],
  ['a bullet on a lawn', begun({ bullets: [9, 15] }), 'position.bullets[1]', 'personne ne peut être là', 'nothing can be there'],
  ['a life beyond the town', begun({ lives: [18] }), 'position.lives[0]', 'personne ne peut être là', 'nothing can be there'],
  [
    'a bullet and a life on one square',
    begun({ bullets: [9, 10], lives: [10] }),
    'position.lives',
    'un seul jeton par case',
    'one token a square',
  ],
  [
    'more zombies than the box holds',
    {
      ...begun({
        zombies: [9, 10, 11, 12, 13],
        players: Object.fromEntries('abcd'.split('').map((seat) => [seat, { trophies: 24 }])),
      }),
      seats: 'abcd'.split('').map((seat) => ({ seat, name: seat })),
    },
    'position.zombies',
    'plus de 100 zombies',
    'more than 100 zombies',
  ],
  [
    'an effect on nobody',
    begun({ effects: [{ card: 'jambes', on: 'z', until: 'a', ends: 1 }] }),
    'position.effects[0].on',
    'joueur inconnu',
    'unknown player',
  ],
  [
    'an effect until nobody’s turn',
    begun({ effects: [{ card: 'jambes', on: 'a', until: 'z', ends: 1 }] }),
    'position.effects[0].until',
    'joueur inconnu',
    'unknown player',
  ],
  [
    'an effect in a building that does not lie',
    begun({ effects: [{ card: 'incendiaire', on: 'a', until: 'a', ends: 1, tile: 2 }] }),
    'position.effects[0].tile',
    'tuile inconnue',
    'unknown tile',
  ],
  [
    'an effect that is over',
    begun({ effects: [{ card: 'jambes', on: 'a', until: 'a', ends: 0 }] }),
    'position.effects[0].ends',
    'au moins 1',
    'at least 1',
  ],
];

const CARDS: readonly Broken[] = [
  [
    'minus one copy of a card, in a game under way',
    { ...begun({}), deck: zombieCards.map((card, i) => (i === 2 ? { ...card, copies: -1 } : card)) },
    'deck[2].copies',
    'au moins 0',
    'at least 0',
  ],
  [
    'a tile that lies minus one time, in a game under way',
    { ...begun({}), kinds: zombieTiles.map((kind, i) => (i === 1 ? { ...kind, count: -1 } : kind)) },
    'kinds[1].count',
    'au moins 0',
    'at least 0',
  ],
];

const PLAYERS: readonly Broken[] = [
  [
    'a pawn on a lawn',
    begun({ players: { b: { square: 15 } } }),
    'position.players.b.square',
    'personne ne peut être là',
    'nothing can be there',
  ],
  ['a sixth life', begun({ players: { b: { lives: 6 } } }), 'position.players.b.lives', 'au plus 5', 'at most 5'],
  ['a game that is won already', begun({ players: { b: { trophies: 25 } } }), 'position.players.b.trophies', 'au plus 24', 'at most 24'],
  [
    'a hand with what is no card',
    begun({ players: { a: { hand: ['lacet', 'joker'] } } }),
    'position.players.a.hand[1]',
    'carte inconnue',
    'unknown card',
  ],
  [
    'a shotgun without a counter',
    begun({ players: { a: { items: [{ card: 'pompe', counters: 0 }] } } }),
    'position.players.a.items[0].counters',
    'au moins 1',
    'at least 1',
  ],
  ['a tile placed by nobody', begun({}, { placer: 'z' }), 'position.turn.placer', 'joueur inconnu', 'unknown player'],
  ['a pawn moved by nobody', begun({}, { mover: 'z' }), 'position.turn.mover', 'joueur inconnu', 'unknown player'],
  ['somebody unknown who has passed', begun({}, { passed: ['a', 'z'] }), 'position.turn.passed[1]', 'joueur inconnu', 'unknown player'],
  ['a tile in hand that is none', begun({}, { step: 'place', drawn: 'lune' }), 'position.turn.drawn', 'tuile inconnue', 'unknown tile'],
  [
    'pieces for a tile that does not lie',
    begun({}, { step: 'stock', stocking: 2 }),
    'position.turn.stocking',
    'tuile inconnue',
    'unknown tile',
  ],
  ['pieces for no tile', begun({}, { step: 'stock' }), 'position', 'impossible à jouer : step', 'cannot be played: step'],
  ['a zombie moved beyond the town', begun({}, { shifted: [18] }), 'position', 'impossible à jouer : turn', 'cannot be played: turn'],
  ['seven zombies to move', begun({}, { herd: 7 }), 'position.turn.herd', 'au plus 6', 'at most 6'],
];

test.each([...BOX, ...TABLE, ...CARDS, ...PLAYERS])('%s is refused with what is wrong, and where', (_what, setup, place, fr, en) => {
  expect(refusalOf(setup)).toEqual({ fr: `setup.${place} : ${fr}`, en: `setup.${place}: ${en}` });
});

test('the same games unbroken are taken', () => {
  expect(refusalOf(fresh)).toBeUndefined();
  expect(refusalOf(begun({ zombies: [9, 10], bullets: [9], lives: [10], stack: ['te'], deck: ['lacet'] }))).toBeUndefined();
  expect(refusalOf(begun({}, { step: 'stock', stocking: 1 }))).toBeUndefined();
  expect(refusalOf(begun({}, { step: 'place', drawn: 'te', placer: 'b' }))).toBeUndefined();
});
