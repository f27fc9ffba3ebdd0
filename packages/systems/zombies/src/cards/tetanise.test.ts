import { expect, test } from 'vitest';
import { actions, game, ofType, play, player } from '../testing.ts';

const full = ['hache', 'planche', 'trousse'];
const quiet = { stack: [], deck: [], zombies: [[1, 0]] } as const;

test('ZB-EV-TETANISE: the target’s next turn is skipped whole', () => {
  const match = game({ ...quiet, step: 'discard', players: { a: { hand: ['tetanise'] }, b: {}, c: {} } });
  const events = play(match, [{ type: 'play', card: 'tetanise' }, ...actions('end')], [], [['target', 'b']]);
  expect(ofType(events, 'turnSkipped')).toEqual([{ type: 'turnSkipped', seat: 'b', number: 2, by: 'tetanise' }]);
  expect(match.state.turn).toMatchObject({ seat: 'c', step: 'encounter' });
  expect(match.state.discard).toEqual(['tetanise']);
});

test('ZB-EV-TETANISE, ZB-CARD-ONE: the skipped turn counts for the card limit and for what lasts until its end', () => {
  const match = game({
    ...quiet,
    step: 'discard',
    players: { a: {}, b: { waits: ['tetanise'], played: true } },
    effects: [{ card: 'nourriture', on: 'b', until: 'b', ends: 1 }],
  });
  play(match, actions('end'));
  expect(match.state.turn.seat).toBe('a');
  expect(player(match, 'b').played).toBe(false);
  expect(match.state.effects).toEqual([]);
});

test('ZB-EV-TETANISE, ZB-CARD-TARGET: what else waited for that turn goes with it, but not what waits for a movement roll', () => {
  const match = game({
    ...quiet,
    step: 'discard',
    players: { a: { at: [0, 1], hand: full }, b: { at: [0, 1], hand: full, waits: ['jambes', 'lacet', 'besoindair', 'tetanise'] } },
  });
  expect(ofType(play(match, actions('end')), 'effectBegan')).toEqual([]);
  expect(player(match, 'b').waits).toEqual(['lacet']);
  expect(match.state.effects).toEqual([]);
  expect([...match.state.discard].sort()).toEqual(['besoindair', 'jambes', 'tetanise']);
  play(match, actions('face', 'refill', 'stay', 'herd'), [1]);
  play(match, { type: 'shift', from: 5, to: 4 });
  play(match, actions('end', 'face', 'refill', 'roll'), [3]);
  expect(match.state.turn).toMatchObject({ seat: 'b', left: 1 });
});
