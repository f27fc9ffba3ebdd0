import { expect, test } from 'vitest';
import { at, actions, game, ofType, play, player, refusal, steps } from '../testing.ts';

const effects = [{ card: 'besoindair', on: 'a', until: 'a', ends: 1 }];
const hospital = [['hopital', 0, -1]] as const;

test('ZB-EV-BESOINDAIR: during the target’s next turn its pawn may not enter a building', () => {
  const match = game({ tiles: [...hospital], stack: [], deck: [], players: { a: { hand: ['besoindair'] }, b: { at: [0, -2] } } });
  play(match, [{ type: 'play', card: 'besoindair' }, ...actions('stay', 'end', 'face', 'refill', 'roll')], [6]);
  expect(refusal(match, steps(match, [0, -3])[0] ?? { type: 'halt' })).toBe('ZB-EV-BESOINDAIR');
  expect(refusal(match, steps(match, [0, -1])[0] ?? { type: 'halt' })).toBeUndefined();
  play(match, actions('halt', 'end'));
  expect(match.state.effects).toEqual([]);
});

test('ZB-EV-BESOINDAIR: who is inside must leave by the shortest way, as far as the allowance goes', () => {
  const match = game({ tiles: [...hospital], effects, players: { a: { at: [-1, -4] }, b: {} } });
  play(match, actions('roll'), [2]);
  expect(refusal(match, steps(match, [0, -4])[0] ?? { type: 'halt' })).toBeUndefined();
  expect(refusal(match, actions('halt')[0] ?? { type: 'end' })).toBe('ZB-EV-BESOINDAIR');
  play(match, steps(match, [-1, -3]));
  expect(refusal(match, steps(match, [-1, -2])[0] ?? { type: 'halt' })).toBe('ZB-EV-BESOINDAIR');
  expect(refusal(match, steps(match, [-1, -4])[0] ?? { type: 'halt' })).toBe('ZB-EV-BESOINDAIR');
  play(match, steps(match, [0, -3]));
  expect(match.state.turn.step).toBe('discard');
  expect(player(match, 'a').square).toBe(at(match, 0, -3));
});

test('ZB-EV-BESOINDAIR: once outside the pawn may stop', () => {
  const match = game({ tiles: [...hospital], effects, players: { a: { at: [0, -3] }, b: {} } });
  play(match, actions('roll'), [6]);
  play(match, [...steps(match, [0, -2]), ...actions('halt')]);
  expect(player(match, 'a').square).toBe(at(match, 0, -2));
});

test('ZB-EV-BESOINDAIR: zombies on the way out are fought, and who does not roll stays inside', () => {
  const match = game({ tiles: [...hospital], zombies: [[0, -3]], effects, players: { a: { at: [0, -4] }, b: {} } });
  play(match, actions('roll'), [2]);
  const events = play(match, steps(match, [0, -3]), [6]);
  expect(ofType(events, 'zombieKilled')).toHaveLength(1);
  const inside = game({ tiles: [...hospital], effects, players: { a: { at: [0, -4] }, b: {} } });
  play(inside, actions('stay'));
  expect(player(inside, 'a').square).toBe(at(inside, 0, -4));
});
