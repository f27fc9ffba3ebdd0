import { randomFrom } from '@escarmouche/referee';
import { zombies } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import deck from '../../../content/packs/zombies/deck.json' with { type: 'json' };
import tiles from '../../../content/packs/zombies/tiles.json' with { type: 'json' };
import { imagine } from './imagine.ts';
import type { Setup } from '@escarmouche/zombies';

const seats = ['a', 'b', 'c'].map((seat) => ({ seat, name: seat }));
const hands = { a: { hand: ['hache', 'billes'] }, b: { hand: ['guide', 'lacet'] }, c: { hand: ['maree'] } };
const setup = { seats, kinds: tiles.tiles, deck: deck.cards, options: {}, position: { players: hands, turn: { seat: 'a' } } };
const state = zombies.setup(setup as unknown as Setup);

test('an imagined game keeps what is seen and deals what is not: fifty cards, no copy twice in a hand', () => {
  const imagined = imagine(zombies.view(state, 'a'), 'a')(randomFrom(3));
  expect(imagined.players.a?.hand).toEqual(['hache', 'billes']);
  const held = Object.values(imagined.players).flatMap(({ hand }) => hand);
  expect(imagined.players.b?.hand).toHaveLength(2);
  expect([...held, ...imagined.deck].sort()).toEqual(deck.cards.flatMap(({ id, copies }) => new Array<string>(copies).fill(id)).sort());
  for (const { hand } of Object.values(imagined.players)) expect(new Set(hand).size).toBe(hand.length);
});

test('what a seat cannot see has no say: the same view gives the same imagined game', () => {
  const other = zombies.setup({
    ...setup,
    position: { players: { ...hands, b: { hand: ['complet', 'pause'] } }, turn: { seat: 'a' } },
  } as unknown as Setup);
  const games = [state, other].map((one) => imagine(zombies.view(one, 'a'), 'a')(randomFrom(5)));
  expect(games[1]).toEqual(games[0]);
});
