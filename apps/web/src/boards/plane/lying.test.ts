import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lying } from './lying.ts';
import { bestQuarter } from './plan/camera.ts';
import { bestTurn } from './scene/camera.ts';

const farm = { width: 28_000, height: 18_000 };

beforeEach(() => vi.stubGlobal('innerHeight', 844));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['plan', bestQuarter],
  ['scene', bestTurn],
])('in the %s a table keeps lying as it does while what stands below the board comes and goes', (_, best) => {
  const lie = lying((view) => best(farm, view));
  const heights = [600, 380, 250, 380, 640];
  expect(heights.map((height) => lie({ width: 390, height }))).toEqual(heights.map(() => 1));
  const other = lying((view) => best(farm, view));
  expect(other({ width: 390, height: 380 }), 'whatever stands there at first').toBe(1);
});

test('a table turns with the phone, and lies again as before when that is turned back', () => {
  const lie = lying((view) => bestQuarter(farm, view));
  expect(lie({ width: 390, height: 500 })).toBe(1);
  vi.stubGlobal('innerHeight', 390);
  expect(lie({ width: 844, height: 250 })).toBe(0);
  vi.stubGlobal('innerHeight', 844);
  expect(lie({ width: 390, height: 380 })).toBe(1);
});

test('a board that has no size yet decides nothing', () => {
  const lie = lying((view) => bestQuarter(farm, view));
  expect(lie({ width: 0, height: 0 })).toBe(0);
  expect(lie({ width: 390, height: 0 })).toBe(0);
  expect(lie({ width: 390, height: 600 })).toBe(1);
});
