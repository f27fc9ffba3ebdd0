import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import type { Json } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { parseSetup, type Setup } from './setup.ts';

const fresh: Setup = {
  seats: [
    { seat: 'a', name: 'Ana' },
    { seat: 'b', name: 'Bo' },
  ],
  kinds: zombieTiles,
  deck: zombieCards,
  options: { 'ko.bullets': 'add' },
};

const begun: Setup = {
  ...fresh,
  position: {
    tiles: [{ kind: 'fleuriste', x: 1, y: 0, turn: 0 }],
    zombies: [1, 10],
    bullets: [9],
    lives: [10],
    players: { a: { square: 12, items: [{ card: 'pompe', counters: 2 }] } },
    turn: { seat: 'b', step: 'moving', left: 2 },
    effects: [{ card: 'nourriture', on: 'a', until: 'a', ends: 1 }],
  },
};

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

test('a game before its first command and one under way come back as they were', () => {
  for (const setup of [fresh, begun]) expect(parseSetup(plain(setup))).toEqual({ ok: true, setup: plain(setup) });
});

const position = (change: object): object => ({ ...begun, position: { ...begun.position, ...change } });

test.each<[string, object, string, string]>([
  ['a key nobody knows', { ...fresh, extra: 1 }, 'setup: unknown key: extra', 'setup : clé inconnue : extra'],
  ['one player', { ...fresh, seats: [{ seat: 'a', name: 'A' }] }, 'setup.seats: at least 2', 'setup.seats : au moins 2'],
  [
    'two players of one seat',
    { ...fresh, seats: [...fresh.seats, { seat: 'a', name: 'A' }] },
    'setup.seats[2].seat: "a" is already taken',
    'déjà pris',
  ],
  [
    'a name that every object has',
    { ...fresh, seats: [{ seat: 'constructor', name: '' }, ...fresh.seats] },
    'this name is reserved',
    'réservé',
  ],
  ['no start', { ...fresh, kinds: zombieTiles.slice(1) }, 'exactly one tile "start"', 'une seule tuile'],
  ['a card without rules', { ...fresh, deck: [{ ...zombieCards[0], id: 'bombe' }] }, 'setup.deck[0].id: unknown card', 'carte inconnue'],
  [
    'a reading that is none',
    { ...fresh, options: { 'ko.bullets': 'all' } },
    'setup.options.ko.bullets: expected one of',
    'valeurs possibles',
  ],
  [
    'a tile upon another',
    position({ tiles: [{ kind: 'fleuriste', x: 0, y: 0, turn: 0 }] }),
    'position.tiles[0]: this place is taken',
    'pris',
  ],
  ['a tile nobody knows', position({ tiles: [{ kind: 'lune', x: 1, y: 0, turn: 0 }] }), 'tiles[0].kind: unknown tile', 'tuile inconnue'],
  ['a zombie in a lawn', position({ zombies: [0] }), 'position.zombies[0]: nothing can be there', 'personne'],
  ['a zombie beyond the town', position({ zombies: [400] }), 'position.zombies[0]: nothing can be there', 'personne'],
  ['two tokens on a square', position({ lives: [9] }), 'one token a square', 'un seul jeton'],
  ['a player nobody knows', position({ players: { z: {} } }), 'position.players.z: unknown player', 'joueur inconnu'],
  ['a turn of nobody', position({ turn: { seat: 'z' } }), 'position.turn.seat: unknown player', 'joueur inconnu'],
  ['no life', position({ players: { a: { lives: 0 } } }), 'players.a.lives: at least 1', 'au moins 1'],
  [
    'a tile to be placed that nobody holds',
    position({ turn: { seat: 'a', step: 'place' } }),
    'cannot be played: step',
    'impossible à jouer',
  ],
  [
    'more zombies than the box holds',
    position({ players: { a: { trophies: 24 } }, zombies: [1, 1] }),
    'one zombie a square',
    'un seul zombie',
  ],
])('%s is refused with its place', (_name, setup, en, fr) => {
  const parsed = parseSetup(plain(setup));
  expect(parsed.ok).toBe(false);
  if (parsed.ok) return;
  expect(parsed.reason.en).toContain(en);
  expect(parsed.reason.fr).toContain(fr);
});

test.each<[string, Json]>([
  ['nothing', null],
  ['a list', []],
  ['a number', 7],
  ['a deep nest', plain({ seats: [[[[[[]]]]]], kinds: {}, deck: 'x', options: [], position: { turn: 3 } })],
  ['a name of a thousand letters', plain({ ...fresh, ['x'.repeat(1000)]: 1 })],
])('%s is refused, and nothing is thrown', (_name, json) => {
  expect(parseSetup(json).ok).toBe(false);
});
