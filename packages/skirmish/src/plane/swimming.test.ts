import { expect, test } from 'vitest';
import { figureOf } from '../roster.ts';
import { dryRefusal, swimRefusal } from './swimming.ts';
import { box, ground, rules } from './testing.ts';

const lake = box('lake', [5000, 2000, 15_000, 9000], 'water', 0);

/** A figure at this x swims straight along the x axis: what refuses it. */
function refused(from: number, ...to: readonly number[]): string | undefined {
  const state = ground({ a: { x: from, y: 5000, z: 0 } }, [lake]);
  const path = to.map((x) => ({ x, y: 5000 }));
  return swimRefusal(rules, state, figureOf(state, 'a'), path, 2500)?.reason.en;
}

test('a swim begins in the water or at its edge', () => {
  expect(refused(4500, 6000)).toBeUndefined();
  expect(refused(4400, 6000)).toBe('It is not at the water’s edge.');
  const state = ground({ a: { x: 4400, y: 5000, z: 0 } }, [lake]);
  expect(dryRefusal(rules, state, figureOf(state, 'a'))?.rule).toBe('SWIM');
});

test('a swim goes somewhere, as far as its allowance, and ends on the bank at the latest', () => {
  expect(refused(6000)).toBe('A swim must go somewhere.');
  expect(refused(6000, 8500)).toBeUndefined();
  expect(refused(6000, 8600)).toBe('It is too far.');
  expect(refused(6000, 4500)).toBeUndefined();
  expect(refused(6000, 4000)).toBe('A swim ends at the water’s edge.');
});
