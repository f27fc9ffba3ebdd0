import { expect, test } from 'vitest';
import { at, game, ofType, play } from '../testing.ts';

test('ZB-EV-RABATTEUR: five zombies on free squares without a pawn', () => {
  const match = game({ tiles: [['droite', 1, 0]], zombies: [[4, 0]], players: { a: { hand: ['rabatteur'] }, b: { at: [1, 0] } } });
  const events = play(match, { type: 'play', card: 'rabatteur' });
  expect(ofType(events, 'zombiesCame')[0]?.squares).toEqual([
    at(match, 0, -1),
    at(match, -1, 0),
    at(match, 0, 1),
    at(match, 2, 0),
    at(match, 3, 0),
  ]);
});

test('ZB-EV-RABATTEUR: as far as the squares go', () => {
  const match = game({ players: { a: { hand: ['rabatteur'] }, b: {} } });
  const events = play(match, { type: 'play', card: 'rabatteur' });
  expect(ofType(events, 'zombiesCame')[0]?.squares).toHaveLength(4);
});
