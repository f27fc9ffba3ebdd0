import { expect, test } from 'vitest';
import { actions, game, play, player, refusal } from '../testing.ts';

test('ZB-EV-PAUSE: two lives instead of the movement', () => {
  const match = game({ zombies: [[1, 0]], players: { a: { hand: ['pause'], lives: 2 }, b: {} } });
  play(match, { type: 'play', card: 'pause' });
  expect(player(match, 'a').lives).toBe(4);
  expect(match.state.turn.step).toBe('herd');
});

test('ZB-EV-PAUSE: never above five lives', () => {
  const match = game({ players: { a: { hand: ['pause'], lives: 4 }, b: {} } });
  play(match, { type: 'play', card: 'pause' });
  expect(player(match, 'a').lives).toBe(5);
});

test('ZB-EV-PAUSE: only before the movement die of one’s own turn', () => {
  const after = game({ step: 'moving', turn: { left: 2 }, players: { a: { hand: ['pause'] }, b: {} } });
  expect(refusal(after, { type: 'play', card: 'pause' })).toBe('ZB-EV-PAUSE');
  const others = game({ players: { a: {}, b: { hand: ['pause'] } } });
  play(others, actions('stay'));
  expect(player(others, 'b').hand).toEqual(['pause']);
});

test('ZB-EV-PAUSE, ZB-TILE-POOL: no more lives than the box has left, with physical tokens', () => {
  const match = game({ options: { 'supply.tokens': 'physical' }, players: { a: { hand: ['pause'], lives: 2 }, b: { lives: 27 } } });
  play(match, { type: 'play', card: 'pause' });
  expect(player(match, 'a').lives).toBe(3);
  expect(match.state.supply.lives).toBe(0);
});
