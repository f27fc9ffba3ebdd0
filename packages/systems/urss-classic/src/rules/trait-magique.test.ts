import { expect, test } from 'vitest';
import { battle, play, refusal, rolls } from '../testing.ts';

const cast = { type: 'special', rule: 'trait-magique', target: 'b' } as const;
const a = { at: [0, 0], rules: ['trait-magique'], facing: 'east' } as const;

test('UC-MF-SPL-TRAIT UC-MF-SPL-USE: one action, a test, a normal damage roll', () => {
  const match = battle({ figures: { a, b: { at: [19, 0] } }, activation: 'a' });
  const events = play(match, cast, '34 33');
  expect(rolls(events)).toEqual(['power a 7', 'damage a 6']);
  expect(events.find(({ type }) => type === 'rolled')).toMatchObject({ rule: 'UC-MF-SPL-USE', of: 'UC-MF-SPL-TRAIT' });
  expect(match.state.activation?.left).toBe(1);
});

test('UC-MF-SPL-TRAIT UC-MF-SPL-USE: below 7 the action is lost', () => {
  const match = battle({ figures: { a, b: { at: [19, 0] } }, activation: 'a' });
  expect(rolls(play(match, cast, '33'))).toEqual(['power a 6']);
});

test('UC-MF-SPL-TRAIT: range 20, in the front arc and in sight', () => {
  expect(refusal(battle({ figures: { a, b: { at: [21.01, 0] } }, activation: 'a' }), cast)).toBe('UC-SHOOT-RANGE');
  expect(refusal(battle({ figures: { a, b: { at: [-5, 0] } }, activation: 'a' }), cast)).toBe('UC-ARC-VISION');
});
