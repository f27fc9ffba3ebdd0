import { expect, test } from 'vitest';
import { battle, disc, box, figure, play, point, refusal, where, type Battle, type FigureSpec } from '../testing.ts';

const to = (...steps: readonly (readonly [number, number])[]) => ({ type: 'swim', path: steps.map(([x, y]) => point(x, y)) }) as const;
const swimmer = (more: FigureSpec): Battle =>
  battle({
    figures: { a: more, b: { at: [20, 20] } },
    terrain: [box('lac', [-5, 0, 5, 8], { kind: 'water', top: 0 })],
    activation: 'a',
  });

test('UK-ACT-SWIM, UK-MOVE-BASE: any path of two paces and a half in deep water, then any facing', () => {
  const match = swimmer({ at: [0, 3] });
  expect([to([1, 3], [1, 4.5]), to([1, 3], [1, 4.6]), to([0, 3])].map((one) => refusal(match, one))).toEqual([
    undefined,
    'UK-ACT-SWIM',
    'UK-ACT-SWIM',
  ]);
  play(match, { ...to([1, 3], [1, 4.5]), facing: { x: -3, y: 1 } });
  expect([where(match, 'a'), figure(match, 'a').facing]).toEqual([[1, 4.5], { x: -3, y: 1 }]);
});

test('UK-ACT-SWIM: it begins in deep water or touching its edge, and may end on the bank', () => {
  expect(refusal(swimmer({ at: [0, -0.6] }), to([0, 1]))).toBe('UK-ACT-SWIM');
  expect(refusal(swimmer({ at: [0, -0.5] }), to([0, 2]))).toBeUndefined();
  const ashore = swimmer({ at: [0, 1] });
  play(ashore, to([0, -0.5]));
  expect(where(ashore, 'a')).toEqual([0, -0.5]);
  expect(refusal(swimmer({ at: [0, 1] }), to([0, -1.2]))).toBe('UK-ACT-SWIM');
});

test('UK-ACT-SWIM, UK-TERRAIN-TYPES: a move stops at the edge of deep water, and nobody walks in it', () => {
  expect(refusal(swimmer({ at: [0, -2] }), { type: 'move', path: [point(0, 1)] })).toBe('UK-ACT-SWIM');
  expect(refusal(swimmer({ at: [0, 3] }), { type: 'move', path: [point(0, 4)] })).toBe('UK-ACT-SWIM');
});

test('UK-ACT-SWIM: difficult ground under the water does not slow a swim', () => {
  const match = battle({
    figures: { a: { at: [0, 3] } },
    terrain: [disc('lac', [0, 3, 6], 'water'), disc('vase', [0, 3, 6], 'difficult')],
    activation: 'a',
  });
  expect(refusal(match, to([2.5, 3]))).toBeUndefined();
});
