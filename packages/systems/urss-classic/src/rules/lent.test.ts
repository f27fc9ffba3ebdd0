import { expect, test } from 'vitest';
import { move, run } from '../testing-moves.ts';
import { battle, refusal } from '../testing.ts';
import { fast } from './index.ts';

const stage = (...rules: string[]) => battle({ figures: { a: { at: [0, 0], rules }, b: { at: [20, 20] } }, activation: 'a' });

test('UC-ATTR-LENT, UC-ACT-RUN: base move 3, run 6', () => {
  expect(refusal(stage('lent'), move([3, 0]))).toBeUndefined();
  expect(refusal(stage('lent'), move([3.1, 0]))).toBe('UC-ACT-MOVE');
  expect(refusal(stage('lent'), run(6, 0))).toBeUndefined();
  expect(refusal(stage('lent'), run(6.1, 0))).toBe('UC-ACT-RUN');
});

test('UC-MOVE-BASE: Lent and Rapide cancel each other', () => {
  expect(refusal(stage('lent', fast.id), move([5, 0]))).toBeUndefined();
  expect(refusal(stage(fast.id, 'lent'), move([5.1, 0]))).toBe('UC-ACT-MOVE');
});
