import { expect, test } from 'vitest';
import { at, actions, game, play, player, refusal, shift } from './testing.ts';

const road = { tiles: [['droite', 1, 0]] } as const;

test('ZB-ZMOVE: the active player moves as many zombies as rolled, one square each, each once', () => {
  const match = game({
    ...road,
    zombies: [
      [2, 0],
      [4, 0],
    ],
    step: 'herd',
  });
  play(match, actions('herd'), [2]);
  play(match, shift(match, [2, 0], [1, 0]));
  expect(refusal(match, shift(match, [1, 0], [0, 0]))).toBe('ZB-ZMOVE');
  expect(refusal(match, { type: 'end' })).toBe('ZB-TURN-ORDER');
  play(match, shift(match, [4, 0], [3, 0]));
  expect(match.state.turn.step).toBe('discard');
});

test('ZB-ZMOVE: all that can be moved must be, and no more than can', () => {
  const match = game({ ...road, zombies: [[3, 0]], step: 'herd' });
  play(match, actions('herd'), [6]);
  play(match, shift(match, [3, 0], [2, 0]));
  expect(match.state.turn.step).toBe('discard');
});

test('ZB-ZMOVE: never two zombies on a square, but a square just left may be entered', () => {
  const match = game({
    ...road,
    zombies: [
      [3, 0],
      [4, 0],
    ],
    step: 'herd',
  });
  play(match, actions('herd'), [2]);
  expect(refusal(match, shift(match, [4, 0], [3, 0]))).toBe('ZB-ZMOVE');
  play(match, shift(match, [3, 0], [2, 0]));
  play(match, shift(match, [4, 0], [3, 0]));
  expect(match.state.zombies[at(match, 3, 0)]).toBe(1);
});

test('ZB-ZMOVE, ZB-MOVE-DOORS: through doors and exits, never through walls, across corners or onto closed ground', () => {
  const match = game({
    tiles: [['fleuriste', 1, 0]],
    zombies: [
      [2, -1],
      [3, -1],
      [4, 0],
      [1, 0],
    ],
    step: 'herding',
    turn: { herd: 4 },
  });
  expect(refusal(match, shift(match, [2, -1], [2, 0]))).toBe('ZB-ZMOVE');
  expect(refusal(match, shift(match, [4, 0], [3, 1]))).toBe('ZB-ZMOVE');
  expect(refusal(match, shift(match, [4, 0], [4, 1]))).toBe('ZB-ZMOVE');
  play(match, shift(match, [3, -1], [3, 0]));
  play(match, shift(match, [1, 0], [2, 0]));
});

test('ZB-ZMOVE: onto pawns and tokens, without a fight and without taking anything', () => {
  const match = game({
    ...road,
    zombies: [
      [1, 0],
      [3, 0],
    ],
    bullets: [[2, 0]],
    step: 'herding',
    turn: { herd: 2 },
  });
  play(match, shift(match, [1, 0], [0, 0]));
  play(match, shift(match, [3, 0], [2, 0]));
  expect(match.state.tokens[at(match, 2, 0)]).toBe('bullet');
  expect(player(match, 'a')).toMatchObject({ lives: 3, trophies: 0 });
});

test('ZB-ZMOVE: an empty square has no zombie to move', () => {
  const match = game({ ...road, zombies: [[1, 0]], step: 'herding', turn: { herd: 2 } });
  expect(refusal(match, shift(match, [2, 0], [3, 0]))).toBe('ZB-ZMOVE');
});

test('ZB-ZMOVE: a zombie that comes in the middle of the step, where one was moved and then killed, may still be moved', () => {
  const match = game({
    tiles: [['fleuriste', 1, 0]],
    zombies: [
      [3, -1],
      [1, 0],
    ],
    step: 'herding',
    turn: { herd: 3 },
    players: { a: { at: [3, 0], items: ['grenade'], hand: ['complet'] }, b: {} },
  });
  play(match, shift(match, [3, -1], [2, -1]));
  play(match, { type: 'use', card: 'grenade' });
  play(match, { type: 'play', card: 'complet' });
  play(match, shift(match, [3, -1], [3, 0]));
  expect(refusal(match, shift(match, [2, -1], [3, -1]))).toBeUndefined();
});

test('ZB-ZMOVE: without a zombie that can move there is no die', () => {
  const match = game({});
  play(match, actions('stay'));
  expect(match.state.turn.step).toBe('discard');
});
