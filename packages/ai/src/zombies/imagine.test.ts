import { randomFrom } from '@escarmouche/referee';
import { HIDDEN, zombies } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import { imagine } from './imagine.ts';
import { CARDS, townGame } from './testing.ts';

const hands = { a: { hand: ['hache', 'billes'] }, b: { hand: ['guide', 'lacet'] }, c: { hand: ['maree'] } };
const three = (players: object) => townGame(['a', 'b', 'c'], { players, turn: { seat: 'a' } });
const state = three(hands);

test('an imagined game keeps what is seen and deals what is not: fifty cards, no copy twice in a hand', () => {
  const imagined = imagine(zombies.view(state, 'a'), 'a')(randomFrom(3));
  expect(imagined.players.a?.hand).toEqual(['hache', 'billes']);
  const held = Object.values(imagined.players).flatMap(({ hand }) => hand);
  expect(imagined.players.b?.hand).toHaveLength(2);
  expect([...held, ...imagined.deck].sort()).toEqual(CARDS.flatMap(({ id, copies }) => new Array<string>(copies).fill(id)).sort());
  for (const { hand } of Object.values(imagined.players)) expect(new Set(hand).size).toBe(hand.length);
});

test('what a seat cannot see has no say: the same view gives the same imagined game', () => {
  const other = three({ ...hands, b: { hand: ['complet', 'pause'] } });
  const games = [state, other].map((one) => imagine(zombies.view(one, 'a'), 'a')(randomFrom(5)));
  expect(games[1]).toEqual(games[0]);
});

test('each imagined game is dealt from the whole of what is not seen, however many were imagined before', () => {
  const draw = imagine(zombies.view(state, 'a'), 'a');
  for (const seed of [1, 2, 3]) {
    const { players, deck } = draw(randomFrom(seed));
    expect(Object.values(players).reduce((count, { hand }) => count + hand.length, deck.length)).toBe(50);
    expect([...Object.values(players).flatMap(({ hand }) => hand), ...deck]).not.toContain(HIDDEN);
  }
});
