import { expect, test } from 'vitest';
import { at, actions, game, ofType, PASS, play, player, playing, refusal, steps } from '../testing.ts';
import { zombies } from '../system.ts';

const asleep = { a: {}, b: { hand: ['somnambule'] } };

test('ZB-EV-SOMNAMBULE, ZB-DECISIONS: played before the die, the die is rolled and the movement is its player’s', () => {
  const match = game({ players: asleep });
  play(match, actions('roll'), [2], [playing('somnambule')]);
  expect(zombies.active(match.state)).toEqual(['b']);
  expect(zombies.check(match.state, 'a', steps(match, [1, 0])[0] ?? { type: 'halt' })?.rule).toBe('ZB-DECISIONS');
  play(match, steps(match, [0, 1]));
  expect(player(match, 'a').square).toBe(at(match, 0, 1));
  expect(player(match, 'b').square).toBe(at(match, 0, 0));
  play(match, actions('halt'));
  expect(zombies.active(match.state)).toEqual(['a']);
});

test('ZB-EV-SOMNAMBULE: who would rather stay is moved all the same', () => {
  const match = game({ players: asleep });
  play(match, actions('stay'), [3], [playing('somnambule')]);
  expect(match.state.turn).toMatchObject({ step: 'moving', left: 3, mover: 'b' });
});

test('ZB-EV-SOMNAMBULE: played after the die, the step that was meant is not made', () => {
  const match = game({ players: asleep, step: 'moving', turn: { left: 4 } });
  play(match, steps(match, [1, 0]), [], [playing('somnambule')]);
  expect(player(match, 'a').square).toBe(at(match, 0, 0));
  play(match, steps(match, [-1, 0]));
  expect(player(match, 'a').square).toBe(at(match, -1, 0));
});

test('ZB-EV-SOMNAMBULE: played when the active player would not move at all after the die', () => {
  const match = game({ players: asleep, step: 'moving', turn: { left: 4 } });
  play(match, actions('halt'), [], [playing('somnambule')]);
  expect(match.state.turn).toMatchObject({ step: 'moving', mover: 'b', left: 4 });
});

test('ZB-EV-SOMNAMBULE: it is for another’s turn, and not once the pawn has moved', () => {
  const own = game({ players: { a: { hand: ['somnambule'] }, b: {} } });
  expect(refusal(own, { type: 'play', card: 'somnambule' })).toBe('ZB-EV-SOMNAMBULE');
  const late = game({ players: asleep, step: 'moving', turn: { left: 4, moved: 1 } });
  play(late, steps(late, [1, 0]));
  expect(player(late, 'a').square).toBe(at(late, 1, 0));
});

test('ZB-EV-SOMNAMBULE: the sleeper fights and pays by its own choice, and a knock-out ends the movement', () => {
  const match = game({ zombies: [[1, 0]], players: { a: { lives: 1, bullets: 3 }, b: { hand: ['somnambule'] } } });
  play(match, actions('roll'), [3], [playing('somnambule')]);
  const events = play(match, steps(match, [1, 0]), [2], [['loss', 'life']]);
  expect(ofType(events, 'knockedOut')[0]?.seat).toBe('a');
  expect(match.state.turn.step).toBe('herd');
  expect(zombies.active(match.state)).toEqual(['a']);
});

test('ZB-EV-SOMNAMBULE, ZB-MOVE-PICKUP: the sleeper decides about what lies on the way', () => {
  const asked = game({ bullets: [[1, 0]], players: asleep });
  play(asked, actions('roll'), [3], [playing('somnambule')]);
  play(asked, steps(asked, [1, 0]), [], [['token', 'leave']]);
  expect(player(asked, 'a').bullets).toBe(3);
  play(asked, steps(asked, [0, 0], [1, 0]), [], [['token', 'take']]);
  expect(player(asked, 'a').bullets).toBe(4);
});

test('ZB-EV-SOMNAMBULE: a second sleepwalker after the die takes the movement over', () => {
  const match = game({ players: { a: {}, b: { hand: ['somnambule'] }, c: { hand: ['somnambule'] } } });
  play(match, actions('roll'), [3], [playing('somnambule'), PASS]);
  play(match, steps(match, [1, 0]), [], [playing('somnambule')]);
  expect(match.state.turn.mover).toBe('c');
});
