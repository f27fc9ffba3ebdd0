import { expect, test } from 'vitest';
import { actions, game, play, player, playing } from '../testing.ts';

test('ZB-EV-LACET: waiting on a player who rolls 5, it leaves two squares and goes', () => {
  const match = game({ players: { a: { waits: ['lacet'] }, b: {} } });
  play(match, actions('roll'), [5]);
  expect(match.state.turn.left).toBe(2);
  expect(player(match, 'a').waits).toEqual([]);
  expect(match.state.discard).toEqual(['lacet']);
});

test('ZB-EV-LACET: a 1 becomes 0, and there is nothing to do but to stop', () => {
  const match = game({ players: { a: { waits: ['lacet'] }, b: {} } });
  play(match, actions('roll'), [1]);
  expect(match.state.turn).toMatchObject({ left: 0, step: 'moving' });
  play(match, actions('halt'));
  expect(match.state.turn.step).toBe('discard');
});

test('ZB-EV-LACET: before the die it halves this roll, after the die it waits for the next', () => {
  const before = game({ players: { a: {}, b: { hand: ['lacet'] } } });
  play(before, actions('roll'), [5], [playing('lacet')]);
  expect(before.state.turn.left).toBe(2);
  const after = game({ step: 'moving', turn: { left: 5 }, players: { a: {}, b: { hand: ['lacet'] } } });
  play(after, actions('halt'), [], [playing('lacet')]);
  expect(player(after, 'a').waits).toEqual(['lacet']);
});

test('ZB-EV-LACET, ZB-CARD-TARGET: a turn without a roll leaves it waiting, and a second one is discarded', () => {
  const match = game({ stack: [], deck: [], players: { a: { waits: ['lacet'] }, b: { hand: ['lacet'] } } });
  play(match, actions('stay'), [], [playing('lacet')]);
  expect(player(match, 'a').waits).toEqual(['lacet']);
  expect(match.state.discard).toEqual(['lacet']);
});
