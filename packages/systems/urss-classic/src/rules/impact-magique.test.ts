import { expect, test } from 'vitest';
import { battle, figure, play, refusal, rolls, where } from '../testing.ts';

const cast = { type: 'special', rule: 'impact-magique', target: 'b' } as const;
const a = { at: [0, 0], rules: ['impact-magique'], facing: 'east' } as const;

test('UC-MF-SPL-IMPACT UC-SYS-FORCED: the target is moved 5 paces straight away and is prone; no damage roll', () => {
  const match = battle({ figures: { a, b: { at: [9, 0] } }, activation: 'a' });
  expect(rolls(play(match, cast, '55'))).toEqual(['power a 10']);
  expect(where(match, 'b')).toEqual([14, 0]);
  expect(figure(match, 'b').posture).toBe('prone');
});

test('UC-MF-SPL-IMPACT: range 10', () => {
  expect(refusal(battle({ figures: { a, b: { at: [11.01, 0] } }, activation: 'a' }), cast)).toBe('UC-SHOOT-RANGE');
});
