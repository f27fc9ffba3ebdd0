import { expect, test } from 'vitest';
import { move, run } from '../testing-moves.ts';
import { battle, refusal } from '../testing.ts';

test('UC-ATTR-RAPIDE, UC-ACT-RUN: base move 8, run 16', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: ['rapide'] }, b: { at: [20, 20] } }, activation: 'a' });
  expect(refusal(match, move([8, 0]))).toBeUndefined();
  expect(refusal(match, move([8.002, 0]))).toBe('UC-ACT-MOVE');
  expect(refusal(match, run(16, 0))).toBeUndefined();
  expect(refusal(match, run(16.002, 0))).toBe('UC-ACT-RUN');
});
