import { expect, test } from 'vitest';
import { cornersOf, insetPath, middleOf, shadowPath } from './shadow.ts';

const square = {
  type: 'polygon',
  points: [
    { x: 0, y: 0 },
    { x: 4000, y: 0 },
    { x: 4000, y: 4000 },
    { x: 0, y: 4000 },
  ],
} as const;

test('a disc has corners on its rim', () => {
  for (const { x, y } of cornersOf({ type: 'disc', x: 100, y: 200, r: 500 })) expect(Math.hypot(x - 100, y - 200)).toBeCloseTo(500, 6);
});

test('a shadow reaches as far as the light throws the top', () => {
  const numbers = shadowPath(square, 0, 2000, { x: 0.5, y: -0.25 }).match(/-?\d+/g)?.map(Number) ?? [];
  expect(Math.max(...numbers)).toBe(5000);
  expect(Math.min(...numbers)).toBe(-500);
});

test('a platform throws its shadow from where it hangs', () => {
  const numbers = shadowPath(square, 2000, 2200, { x: 0.5, y: 0 }).match(/-?\d+/g)?.map(Number) ?? [];
  expect(Math.max(...numbers)).toBe(5100);
});

test('a narrow piece has no parapet', () => {
  expect(insetPath(square, 200)).not.toBe('');
  expect(insetPath({ type: 'disc', x: 0, y: 0, r: 500 }, 200)).toBe('');
  expect(middleOf(square)).toEqual({ x: 2000, y: 2000 });
});
