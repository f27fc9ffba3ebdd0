import { expect, test } from 'vitest';
import { at, actions, game, ofType, PASS, play, player, playing, refusal, steps, type Choice } from '../testing.ts';

const armed = { a: { hand: ['coupdesang'] }, b: {} };

test('ZB-EV-COUPDESANG: played on a movement roll of 3, before the first step, it allows six squares', () => {
  const match = game({ players: armed });
  play(match, actions('roll'), [3]);
  play(match, { type: 'play', card: 'coupdesang' });
  expect(match.state.turn.left).toBe(6);
  expect(match.state.discard).toEqual(['coupdesang']);
});

test('ZB-EV-COUPDESANG: played before the die, it doubles the die to come', () => {
  const match = game({ players: armed });
  play(match, [{ type: 'play', card: 'coupdesang' }, ...actions('roll')], [5]);
  expect(match.state.turn.left).toBe(10);
});

test('ZB-EV-COUPDESANG, ZB-EV-PLANCHE, ZB-EV-LACET: the die is doubled, then added to, then halved', () => {
  const rider = { hand: ['coupdesang'], items: ['planche'], waits: ['lacet'] };
  const before = game({ players: { a: rider, b: {} } });
  play(before, [{ type: 'play', card: 'coupdesang' }, ...actions('roll')], [3]);
  expect(before.state.turn.left).toBe(4);
  const after = game({ players: { a: rider, b: {} } });
  play(after, actions('roll'), [3]);
  expect(after.state.turn.left).toBe(2);
  play(after, { type: 'play', card: 'coupdesang' });
  expect(after.state.turn.left).toBe(4);
});

test('ZB-EV-COUPDESANG: played on a combat roll of 2, it wins without bullets', () => {
  const match = game({ players: armed, zombies: [[1, 0]] });
  play(match, [...actions('roll'), ...steps(match, [1, 0])], [1, 2], [PASS, playing('coupdesang')]);
  expect(player(match, 'a')).toMatchObject({ trophies: 1, bullets: 3, lives: 3 });
});

test('ZB-EV-COUPDESANG: played before a combat die, it helps that roll alone', () => {
  const match = game({ players: armed, zombies: [[1, 0]] });
  const events = play(
    match,
    [...actions('roll'), ...steps(match, [1, 0])],
    [1, 1, 3],
    [playing('coupdesang'), ['loss', 'life'], ['loss', 'bullets']],
  );
  expect(ofType(events, 'blow').map(({ result }) => result)).toEqual([3, 3]);
  expect(player(match, 'a')).toMatchObject({ trophies: 1, bullets: 2, lives: 2 });
});

test('ZB-EV-COUPDESANG: between two steps, on a movement without a die and in another’s turn it is no use', () => {
  const between = game({ players: armed, step: 'moving', turn: { left: 2, moved: 1, pace: { die: 3, bonus: 0, halved: false } } });
  expect(refusal(between, { type: 'play', card: 'coupdesang' })).toBe('ZB-EV-COUPDESANG');
  const driving = game({ players: armed, step: 'moving', turn: { left: 10 } });
  expect(refusal(driving, { type: 'play', card: 'coupdesang' })).toBe('ZB-EV-COUPDESANG');
  const others = game({ players: { a: {}, b: { hand: ['coupdesang'] } } });
  play(others, actions('roll'), [3]);
  expect(others.state.turn.left).toBe(3);
});

test('ZB-EV-COUPDESANG: another’s combat in one’s own turn is not one’s own', () => {
  const match = game({ players: { a: { hand: ['coupdesang'] }, b: {}, c: { hand: ['guide'] } }, zombies: [[1, 0]] });
  const lead: Choice = ['lead', at(match, 1, 0)];
  play(match, actions('roll'), [4, 1], [playing('guide'), ['target', 'b'], lead, lead, lead]);
  expect(player(match, 'b').trophies).toBe(1);
  expect(player(match, 'a').hand).toEqual(['coupdesang']);
});

test('ZB-EV-COUPDESANG: played before a combat die, the die is told what it needs with it', () => {
  const match = game({ players: armed, zombies: [[0, 0]], step: 'encounter' });
  match.submit('a', { type: 'face' });
  const progress = match.answer({ play: 'coupdesang' }, 'a');
  expect(progress.status === 'waiting' && progress.question).toMatchObject({ kind: 'roll', pool: { need: 2 } });
});
