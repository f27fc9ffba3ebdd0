import { expect, test } from 'vitest';
import { game, PASS, play, player, refusal, steps, using } from '../testing.ts';

test('ZB-EV-CARTOUCHES: discarded for three bullets, in anybody’s turn', () => {
  const own = game({ players: { a: { items: ['cartouches'] }, b: {} } });
  play(own, { type: 'use', card: 'cartouches' });
  expect(player(own, 'a')).toMatchObject({ bullets: 6, items: [] });
  const others = game({ players: { a: {}, b: { items: ['cartouches'] } } });
  play(others, { type: 'stay' }, [], [using('cartouches')]);
  expect(player(others, 'b').bullets).toBe(6);
});

test('ZB-EV-CARTOUCHES: after a combat die the bullets can be spent on that roll', () => {
  const match = game({
    zombies: [[1, 0]],
    step: 'moving',
    turn: { left: 1 },
    players: { a: { items: ['cartouches'], bullets: 0 }, b: {} },
  });
  play(match, steps(match, [1, 0]), [1], [PASS, using('cartouches'), ['loss', 'bullets']]);
  expect(player(match, 'a')).toMatchObject({ bullets: 0, lives: 3, trophies: 1 });
});

test('ZB-EV-CARTOUCHES: put in play inside the sporting goods store', () => {
  const match = game({ tiles: [['sport', 0, -1]], players: { a: { at: [0, -3], hand: ['cartouches'] }, b: {} } });
  play(match, { type: 'play', card: 'cartouches' });
  expect(player(match, 'a').items).toEqual([{ card: 'cartouches' }]);
  const outside = game({ players: { a: { hand: ['cartouches'] }, b: {} } });
  expect(refusal(outside, { type: 'play', card: 'cartouches' })).toBe('ZB-CARD-BUILDING');
});

test('ZB-EV-CARTOUCHES, ZB-TILE-POOL: no more than the box holds, with physical tokens', () => {
  const match = game({ options: { 'supply.tokens': 'physical' }, players: { a: { items: ['cartouches'] }, b: { bullets: 55 } } });
  play(match, { type: 'use', card: 'cartouches' });
  expect(player(match, 'a').bullets).toBe(5);
});
