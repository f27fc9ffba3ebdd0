import { expect, test } from 'vitest';
import { battle, box, play, refusal, where } from '../testing.ts';

const stage = (top: number) =>
  battle({
    figures: { a: { at: [0, 0], rules: ['funambule'] }, b: { at: [20, 20] } },
    terrain: [box('house', [0.5, -4, 6, 4], { top })],
    activation: 'a',
  });

test('UC-ATTR-FUNAMBULE: a wall as high as its base move in one action', () => {
  const match = stage(5);
  play(match, { type: 'climb', feature: 'house', height: 5000 });
  expect(where(match, 'a')).toEqual([1, 0, 5]);
  expect(refusal(stage(6), { type: 'climb', feature: 'house', height: 5001 })).toBe('UC-ACT-CLIMB-SWIM');
});
