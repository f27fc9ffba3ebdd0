import { expect, test } from 'vitest';
import { auditBox } from './audit-box.ts';
import { northBox } from '../plan/edge-marks.ts';
import { boxAt, overlap } from '../../box.ts';

const size = { width: 170, height: 116 };
const view = { width: 752, height: 591 };

test('the box of how a target is seen covers neither the north mark nor a figure while another place is free', () => {
  const figures = [boxAt(90, 70, 60, 60), boxAt(90, 540, 60, 60), boxAt(90, 300, 60, 60), boxAt(660, 540, 60, 60)];
  const taken = [northBox(view), ...figures];
  const box = auditBox(
    size,
    view,
    [
      { x: 300, y: 500 },
      { x: 320, y: 400 },
    ],
    taken,
    1,
  );
  expect(taken.map((one) => overlap(one, box))).toEqual([0, 0, 0, 0, 0]);
  expect(box.right).toBeLessThanOrEqual(view.width);
});

test('the box grows with the words, but not over the larger part of a small view', () => {
  const line = [
    { x: 300, y: 500 },
    { x: 320, y: 400 },
  ] as const;
  expect(auditBox(size, view, line, [], 1.5).scale).toBe(1.5);
  const phone = { width: 390, height: 290 };
  const { left, right, scale } = auditBox(size, phone, line, [], 2);
  expect(scale).toBeGreaterThan(1);
  expect(right - left).toBeLessThanOrEqual(phone.width / 2);
});
