import { expect, test } from 'vitest';
import { move, run } from '../testing-moves.ts';
import { battle, box, refusal } from '../testing.ts';

const marsh = [box('marsh', [-25, -25, 25, 25], { kind: 'difficult', top: 0 })];

test('UC-ATTR-MARCHEUR-AGILE: difficult ground costs it nothing more: 5 paces, 10 in a run', () => {
  const agile = battle({ figures: { a: { at: [0, 0], rules: ['marcheur-agile'] }, b: { at: [20, 20] } }, terrain: marsh, activation: 'a' });
  expect(refusal(agile, move([5, 0]))).toBeUndefined();
  expect(refusal(agile, move([5.1, 0]))).toBe('UC-ACT-MOVE');
  expect(refusal(agile, run(10, 0))).toBeUndefined();
  const other = battle({ figures: { a: { at: [0, 0] }, b: { at: [20, 20] } }, terrain: marsh, activation: 'a' });
  expect(refusal(other, move([2.6, 0]))).toBe('UC-ACT-MOVE');
});
