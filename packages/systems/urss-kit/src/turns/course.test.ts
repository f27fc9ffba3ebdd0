import { expect, test } from 'vitest';
import { battle, ofType, play, rolls } from '../testing.ts';

const ALTERNATING = { 'turn.activation': 'alternating' } as const;

test('UK-TURN-ALT-CHOICE, UK-TURN-ALT-INITIATIVE: both choose, all is shown at once, the higher score acts first', () => {
  const match = battle({
    options: ALTERNATING,
    figures: {
      a1: { at: [0, 0], skills: { initiative: 1 } },
      a2: { at: [2, 0], activated: true },
      b1: { at: [0, 10], activated: true },
      b2: { at: [2, 10] },
      b3: { at: [4, 10] },
    },
  });
  expect(match.pending?.question.kind).toBe('commit');
  const events = play(match, { type: 'pass' }, '42 5', [['activate', 'b2']]);
  expect(ofType(events, 'chosen')).toEqual([{ type: 'chosen', figures: ['a1', 'b2'] }]);
  expect(rolls(events)).toEqual(['initiative a1 4', 'initiative b2 5']);
  expect(ofType(events, 'activationBegan').map(({ figure }) => figure)).toEqual(['b2', 'a1']);
});

test('UK-TURN-ALT-TIE: only those who have tied roll again, for the places they tied for', () => {
  const match = battle({
    options: ALTERNATING,
    figures: { a: { at: [0, 0], skills: { initiative: 1 } }, b: { at: [0, 10] }, c: { at: [10, 0] } },
  });
  const events = play(match, [{ type: 'pass' }, { type: 'pass' }], '52 5 3 14 6');
  expect(ofType(events, 'roundBegan')).toEqual([{ type: 'roundBegan', order: ['b', 'a', 'c'] }]);
});

test('UK-TURN-ALT-EXHAUSTED, UK-TURN-END: a group out of figures takes no part, and a round of one group has no roll', () => {
  const match = battle({
    options: ALTERNATING,
    figures: { a1: { at: [0, 0] }, a2: { at: [2, 0] }, a3: { at: [4, 0] }, b: { at: [0, 10] } },
  });
  const choices = [
    ['activate', 'a1'],
    ['activate', 'a2'],
  ] as const;
  const events = play(match, [{ type: 'pass' }, { type: 'pass' }, { type: 'pass' }], '5 3', [...choices]);
  expect(rolls(events)).toEqual(['initiative a1 5', 'initiative b 3']);
  expect(ofType(events, 'activationBegan').map(({ figure }) => figure)).toEqual(['a1', 'b', 'a2', 'a3']);
  expect(match.state.turn).toBe(1);
  expect(ofType(play(match, { type: 'pass' }), 'groupBegan')).toEqual([]);
  expect(match.state.turn).toBe(2);
});
