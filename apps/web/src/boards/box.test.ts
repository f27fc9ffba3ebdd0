import { expect, test } from 'vitest';
import { boxAt, covered, isCovered } from './box.ts';

test('a box is covered by what lies over some of it, not by what touches it', () => {
  const box = boxAt(100, 100, 40, 10);
  expect(isCovered(box, [boxAt(300, 300, 40, 10), boxAt(130, 104, 40, 10)])).toBe(true);
  expect(isCovered(box, [boxAt(140, 100, 40, 10), boxAt(100, 110, 40, 10)])).toBe(false);
});

test('the area that is covered is what the others share with the box', () => {
  expect(covered(boxAt(100, 100, 40, 10), [boxAt(300, 300, 40, 10), boxAt(130, 104, 40, 10)])).toBe(60);
});
