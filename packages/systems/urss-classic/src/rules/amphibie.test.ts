import { expect, test } from 'vitest';
import { swim } from '../testing-moves.ts';
import { battle, box, refusal } from '../testing.ts';

test('UC-ATTR-AMPHIBIE: swims at its full base move', () => {
  const lake = [box('lake', [0, -8, 12, 8], { kind: 'water', base: -3, top: 0 })];
  const match = battle({ figures: { a: { at: [1, 0], rules: ['amphibie'] }, b: { at: [20, 20] } }, terrain: lake, activation: 'a' });
  expect(refusal(match, swim([6, 0]))).toBeUndefined();
  expect(refusal(match, swim([6.1, 0]))).toBe('UC-ACT-CLIMB-SWIM');
});
