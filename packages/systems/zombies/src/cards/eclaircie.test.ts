import { expect, test } from 'vitest';
import { at, actions, game, ofType, PASS, play, player, playing, refusal, shift, steps } from '../testing.ts';

test('ZB-EV-ECLAIRCIE: up to two zombies to any free squares', () => {
  const match = game({
    tiles: [['hopital', 0, -1]],
    zombies: [
      [1, 0],
      [0, 1],
    ],
    players: { a: { hand: ['eclaircie'] }, b: {} },
  });
  play(
    match,
    { type: 'play', card: 'eclaircie' },
    [],
    [
      ['lift', at(match, 1, 0)],
      ['drop', at(match, 1, -4)],
      ['lift', at(match, 0, 1)],
      ['drop', at(match, 0, 0)],
    ],
  );
  expect(match.state.zombies[at(match, 1, -4)]).toBe(1);
  expect(match.state.zombies[at(match, 0, 0)]).toBe(1);
  expect(match.state.zombies.filter((here) => here === 1)).toHaveLength(2);
});

test('ZB-EV-ECLAIRCIE: one zombie is enough', () => {
  const match = game({
    zombies: [
      [1, 0],
      [0, 1],
    ],
    players: { a: { hand: ['eclaircie'] }, b: {} },
  });
  play(
    match,
    { type: 'play', card: 'eclaircie' },
    [],
    [
      ['lift', at(match, 1, 0)],
      ['drop', at(match, -1, 0)],
      ['lift', 'none'],
    ],
  );
  expect(match.state.zombies[at(match, 0, 1)]).toBe(1);
});

test('ZB-EV-ECLAIRCIE: without a zombie, or without a free square, it is no use', () => {
  const none = game({ players: { a: { hand: ['eclaircie'] }, b: {} } });
  expect(refusal(none, { type: 'play', card: 'eclaircie' })).toBe('ZB-EV-ECLAIRCIE');
  const full = game({
    zombies: [
      [0, -1],
      [-1, 0],
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    players: { a: { hand: ['eclaircie'] }, b: {} },
  });
  expect(refusal(full, { type: 'play', card: 'eclaircie' })).toBe('ZB-EV-ECLAIRCIE');
});

test('ZB-EV-ECLAIRCIE, ZB-COMBAT-WHEN: a zombie is taken away from a player about to fight in step 2, before the first die', () => {
  const match = game({ zombies: [[0, 0]], step: 'encounter', players: { a: {}, b: { hand: ['eclaircie'] } } });
  const events = play(match, actions('face'), [], [playing('eclaircie'), ['lift', 4], ['drop', at(match, 1, 0)]]);
  expect(ofType(events, 'fightBegan')).toEqual([]);
});

test('ZB-EV-ECLAIRCIE: not in a combat', () => {
  const match = game({ zombies: [[1, 0]], step: 'moving', turn: { left: 1 }, players: { a: {}, b: { hand: ['eclaircie'] } } });
  play(match, steps(match, [1, 0]), [5], [PASS]);
  expect(player(match, 'b').hand).toHaveLength(1);
});

test('ZB-EV-ECLAIRCIE, ZB-ZMOVE: the zombie about to be moved is taken elsewhere, and the move is not made', () => {
  const match = game({ zombies: [[1, 0]], step: 'herding', turn: { herd: 1 }, players: { a: {}, b: { hand: ['eclaircie'] } } });
  play(match, shift(match, [1, 0], [0, 0]), [], [playing('eclaircie'), ['lift', at(match, 1, 0)], ['drop', at(match, -1, 0)]]);
  expect(match.state.zombies[at(match, -1, 0)]).toBe(1);
  expect(match.state.turn).toMatchObject({ step: 'herding', herd: 1 });
});

test('ZB-EV-ECLAIRCIE, ZB-ZMOVE: a zombie that has been moved in the step is not moved again because a card has taken it elsewhere', () => {
  const match = game({
    tiles: [['droite', 1, 0]],
    zombies: [
      [1, 0],
      [3, 0],
    ],
    step: 'herding',
    turn: { herd: 3 },
    players: { a: { hand: ['eclaircie'] }, b: {} },
  });
  play(match, shift(match, [1, 0], [0, 0]));
  play(
    match,
    { type: 'play', card: 'eclaircie' },
    [],
    [
      ['lift', at(match, 0, 0)],
      ['drop', at(match, -1, 0)],
      ['lift', 'none'],
    ],
  );
  expect(refusal(match, shift(match, [-1, 0], [0, 0]))).toBe('ZB-ZMOVE');
  play(match, shift(match, [3, 0], [4, 0]));
  expect(match.state.turn.step).toBe('discard');
});

test('ZB-EV-ECLAIRCIE, ZB-WIN-HELIPORT: taking the last zombie off the heliport wins for the pawn that waits there', () => {
  const match = game({
    tiles: [['heliport', 1, 0]],
    zombies: [[2, -1]],
    players: { a: { hand: ['eclaircie'] }, b: { at: [4, 1] } },
  });
  play(
    match,
    { type: 'play', card: 'eclaircie' },
    [],
    [
      ['lift', at(match, 2, -1)],
      ['drop', at(match, 0, 1)],
    ],
  );
  expect(match.state.outcome).toMatchObject({ winners: ['b'], rule: 'ZB-WIN-HELIPORT' });
});

test('ZB-EV-ECLAIRCIE: who lifts a zombie is told how many are left to be lifted, and the one put down is not lifted again', () => {
  const match = game({
    zombies: [
      [1, 0],
      [0, 1],
    ],
    players: { a: { hand: ['eclaircie'] }, b: {} },
  });
  const first = match.submit('a', { type: 'play', card: 'eclaircie' });
  expect(first.status === 'waiting' && first.question).toMatchObject({ purpose: 'lift', about: { left: 2 }, options: ['none', 5, 7] });
  match.answer(5, 'a');
  const second = match.answer(3, 'a');
  expect(second.status === 'waiting' && second.question).toMatchObject({ purpose: 'lift', about: { left: 1 }, options: ['none', 7] });
});
