import { expect, test } from 'vitest';
import { actions, game, play, player, refusal } from '../testing.ts';

test('ZB-EV-PLANCHE: while in play, +2 to every movement roll', () => {
  const match = game({ players: { a: { items: ['planche'] }, b: {} } });
  play(match, actions('roll'), [3]);
  expect(match.state.turn.left).toBe(5);
  expect(player(match, 'a').items).toEqual([{ card: 'planche' }]);
});

test('ZB-EV-PLANCHE, ZB-EV-LACET: the bonus is added before the halving', () => {
  const match = game({ players: { a: { items: ['planche'], waits: ['lacet'] }, b: {} } });
  play(match, actions('roll'), [3]);
  expect(match.state.turn.left).toBe(2);
});

test('ZB-EV-PLANCHE: put in play inside the skate shop', () => {
  const match = game({ tiles: [['skate', 1, 0]], players: { a: { at: [3, -1], hand: ['planche'] }, b: {} } });
  play(match, { type: 'play', card: 'planche' });
  expect(player(match, 'a').items).toHaveLength(1);
  const outside = game({ players: { a: { hand: ['planche'] }, b: {} } });
  expect(refusal(outside, { type: 'play', card: 'planche' })).toBe('ZB-CARD-BUILDING');
});
