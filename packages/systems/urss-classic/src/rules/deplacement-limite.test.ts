import { expect, test } from 'vitest';
import { move, swim } from '../testing-moves.ts';
import { battle, box, refusal } from '../testing.ts';

const stage = (...terrain: ReturnType<typeof box>[]) =>
  battle({ figures: { a: { at: [0, 0], rules: ['deplacement-limite'] }, b: { at: [20, 20] } }, terrain, activation: 'a' });

test('UC-ATTR-DEPLACEMENT-LIMITE: neither swims, nor climbs walls, ladders or ropes', () => {
  const house = box('house', [0.5, -4, 6, 4], { top: 2 });
  const ladder = box('ladder', [0.3, -0.3, 0.5, 0.3], { kind: 'ladder', top: 2 });
  const lake = box('lake', [-8, -4, -0.5, 4], { kind: 'water', base: -2, top: 0 });
  const match = stage(house, ladder, lake);
  expect(refusal(match, { type: 'climb', feature: 'house', height: 2000 })).toBe('UC-ATTR-DEPLACEMENT-LIMITE');
  expect(refusal(match, { type: 'ladder', feature: 'ladder', height: 2000 })).toBe('UC-ATTR-DEPLACEMENT-LIMITE');
  expect(refusal(match, swim([-2, 0]))).toBe('UC-ATTR-DEPLACEMENT-LIMITE');
});

test('UC-ATTR-DEPLACEMENT-LIMITE, UC-MOVE-OBSTACLE: goes round a linear obstacle', () => {
  const match = stage(box('low', [1, -0.5, 1.5, 0.5], { kind: 'linear', top: 1 }));
  expect(refusal(match, move([3, 0]))).toBe('UC-MOVE-OBSTACLE');
  expect(refusal(match, move([0, 1.2], [3, 1.2]))).toBeUndefined();
});
