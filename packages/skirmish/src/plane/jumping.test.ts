import { expect, test } from 'vitest';
import { figureOf } from '../roster.ts';
import { jumpTo, runUpOf, runUpTo, somewhereOnward } from './jumping.ts';
import { chargesOf, refusalOf } from './planned.ts';
import { box, ground, rules } from './testing.ts';
import { walkWay } from './way.ts';

const east = { direction: { x: 3000, y: 0 }, length: 3000 };
const low = box('low', [6000, 4000, 6400, 6000], 'linear', 700);

/** A figure jumps from 5 paces each way, after a run-up to the east: what refuses it. */
function refused(x: number, y: number, runUp: typeof east | undefined = east, ables: Partial<typeof rules> = {}) {
  const state = ground({ a: { x: 5000, y: 5000, z: 0 } }, [low]);
  return refusalOf(jumpTo({ ...rules, ...ables }, state, figureOf(state, 'a'), { x, y }, runUp))?.reason.en;
}

test('a jump goes on along its run-up, as far again, over what is low', () => {
  expect(refused(8000, 5002)).toBeUndefined();
  expect(refused(8001, 5000)).toBe('It is too far.');
  expect(refused(7000, 5003)).toBe('The jump goes on along the line of the run-up.');
  expect(refused(4000, 5000)).toBe('The jump goes on along the line of the run-up.');
  expect(refused(5000, 5000)).toBe('The jump goes on along the line of the run-up.');
});

test('there is no jump without a run-up, nor over a linear obstacle for who crosses none', () => {
  const state = ground({ a: { x: 5000, y: 5000, z: 0 } });
  const { reason, rule } = refusalOf(jumpTo(rules, state, figureOf(state, 'a'), { x: 8000, y: 5000 }, undefined)) ?? {};
  expect([rule, reason?.en]).toEqual(['JUMP', 'A jump needs a straight run-up first.']);
  expect(refused(8000, 5000, east, { ableAs: (_state, _figure, plain) => ({ ...plain, linearCost: undefined }) })).toBe(
    'It does not cross linear obstacles.',
  );
});

test('a jump that has been checked is made with the run-up it needs; it declares whom it lands next to', () => {
  const state = ground({ a: { x: 5000, y: 5000, z: 0 }, b: { x: 8000, y: 5000, z: 0 } });
  const a = figureOf(state, 'a');
  expect(runUpTo(a, { x: 5000, y: 9000 })).toEqual({ direction: { x: 0, y: 4000 }, length: 4000 });
  expect(chargesOf(jumpTo(rules, state, a, { x: 7000, y: 5000 }, runUpTo(a, { x: 7000, y: 5000 })))).toEqual(['b']);
});

test('a walk is a run-up when it was straight, went as planned and left the figure on its feet', () => {
  const state = ground({ a: { x: 5000, y: 5000, z: 0 } });
  const a = figureOf(state, 'a');
  const path = [{ x: 7000, y: 5000 }];
  const walked = walkWay(rules, state, a, 'move', path, 3000);
  const there = { ...a, x: 7000 };
  expect(runUpOf(there, path, walked)).toEqual({ from: { x: 5000, y: 5000, z: 0 }, direction: { x: 2000, y: 0 }, length: 2000 });
  expect(runUpOf({ ...there, posture: 'prone' }, path, walked)).toBeUndefined();
  expect(runUpOf({ ...there, x: 6900 }, path, walked)).toBeUndefined();
  expect(runUpOf(a, path, walkWay(rules, state, a, 'move', path, 0))).toBeUndefined();
  const bent = [
    { x: 6000, y: 6000 },
    { x: 7000, y: 5000 },
  ];
  expect(runUpOf(there, bent, walkWay(rules, state, a, 'move', bent, 3000))).toBeUndefined();
});

test('a jump drawn goes along the run-up and no farther', () => {
  const { a } = ground({ a: { x: 5000, y: 5000, z: 0 } }).figures;
  expect(a && somewhereOnward(a, east, (count) => count - 1)).toEqual({ x: 8000, y: 5000 });
  expect(a && somewhereOnward(a, east, () => 0)).toEqual({ x: 5001, y: 5000 });
});
