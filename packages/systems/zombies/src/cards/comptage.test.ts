import { expect, test } from 'vitest';
import { at, game, play, refusal } from '../testing.ts';

test('ZB-EV-COMPTAGE: a gas station with two zombies has room for one more', () => {
  const match = game({
    tiles: [['station', 1, 0]],
    zombies: [
      [2, -1],
      [3, -1],
    ],
    players: { a: { hand: ['comptage'] }, b: {} },
  });
  play(match, { type: 'play', card: 'comptage' });
  expect(match.state.zombies[at(match, 4, -1)]).toBe(1);
});

test('ZB-EV-COMPTAGE: as many again, on free squares of its player’s choice', () => {
  const match = game({
    tiles: [['hopital', 0, -1]],
    zombies: [
      [0, -3],
      [0, -2],
    ],
    players: { a: { hand: ['comptage'] }, b: {} },
  });
  play(match, { type: 'play', card: 'comptage' }, [], [['zombie', at(match, 1, -2)]]);
  expect(match.state.zombies.filter((here) => here === 1)).toHaveLength(3);
  expect(match.state.zombies[at(match, 1, -2)]).toBe(1);
});

test('ZB-EV-COMPTAGE: it takes a building with a zombie in it', () => {
  const match = game({ tiles: [['station', 1, 0]], zombies: [[3, 0]], players: { a: { hand: ['comptage'] }, b: {} } });
  expect(refusal(match, { type: 'play', card: 'comptage' })).toBe('ZB-EV-COMPTAGE');
});
