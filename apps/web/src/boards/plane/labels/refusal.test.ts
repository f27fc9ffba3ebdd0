import { expect, test } from 'vitest';
import { boxAt, overlap } from '../../box.ts';
import { planProjection } from '../plan/projection.ts';
import { refusalOf } from './refusal.ts';

const projection = planProjection({ x: 20_000, y: 15_000, scale: 0.02, quarter: 0 }, { width: 800, height: 600 });
const refused = { at: { x: 20_000, y: 15_000 }, text: 'Trop loin.', offered: false };

test('a refusal stands above what was pointed at; where that is taken, below it; where both are, beside it', () => {
  const above = boxAt(400, 250, 200, 60);
  const below = boxAt(400, 350, 200, 60);
  expect(refusalOf(refused, projection, []).box.bottom).toBeLessThan(300);
  expect(refusalOf(refused, projection, [above]).box.top).toBeGreaterThan(300);
  const beside = refusalOf(refused, projection, [above, below]).box;
  expect(beside.right < 400 || beside.left > 400).toBe(true);
});

test('a refusal stands in view, above the finger', () => {
  const { box } = refusalOf({ ...refused, at: { x: 300, y: 29_900 } }, projection, []);
  expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(6);
  const finger = boxAt(400, 220, 100, 160);
  expect(overlap(refusalOf(refused, projection, [], 170).box, finger)).toBe(0);
});
