import { expect, test } from 'vitest';
import { figureOf } from '../roster.ts';
import { box, ground, rules, travelRules, turnOf } from './testing.ts';
import { runRefusal, walkOrTurn, walkRefusal } from './walking.ts';
import { walkWay } from './way.ts';

const lake = box('lake', [6000, 2000, 15_000, 9000], 'water', 0);
const wall = { feature: 'wall', on: 'wall' } as const;

/** A figure at this x goes straight along the x axis: what refuses it. */
function refused(refusal: typeof walkRefusal, from: number, to: readonly number[], perch?: typeof wall) {
  const state = ground({ a: { x: from, y: 5000, z: 0 } }, [lake]);
  const figure = { ...figureOf(state, 'a'), perch };
  const path = to.map((x) => ({ x, y: 5000 }));
  return refusal(rules, state, figure, walkWay(rules, state, figure, 'move', path, 3000), 'GO');
}

test('a figure walks as far as it may, on land; on the spot it may turn, but not on a wall', () => {
  expect(refused(walkRefusal, 4000, [1000])).toBeUndefined();
  expect(refused(walkRefusal, 4000, [900])?.rule).toBe('GO');
  expect(refused(walkRefusal, 6200, [4000])?.reason.en).toBe('In deep water it swims.');
  expect(refused(walkRefusal, 4000, [])).toBeUndefined();
  expect(refused(walkRefusal, 4000, [], wall)).toMatchObject({ rule: 'CLIMB', reason: { en: 'On the wall it faces the wall.' } });
  expect(refused(walkRefusal, 4000, [3000], wall)).toBeUndefined();
});

test('a run goes somewhere, on the same ground as a walk', () => {
  expect(refused(runRefusal, 4000, [])?.reason.en).toBe('A run must go somewhere.');
  expect(refused(runRefusal, 4000, [1000])).toBeUndefined();
  expect(refused(runRefusal, 6200, [4000])?.rule).toBe('SWIM');
});

test('a walk ends facing as its player likes; one that leads nowhere is a turn on the spot, or nothing', () => {
  const state = ground({ a: { x: 4000, y: 5000, z: 0 } });
  const turn = turnOf(state);
  const walk = (x: number, facing?: { x: number; y: number }) =>
    walkOrTurn(
      travelRules(),
      turn,
      figureOf(state, 'a'),
      (now, figure) => walkWay(rules, now, figure, 'move', [{ x, y: 5000 }], 3000),
      'GO',
      facing,
    );
  walk(3000, { x: 0, y: -7 });
  expect(figureOf(state, 'a')).toMatchObject({ x: 3000, facing: { x: 0, y: -7 } });
  walk(3000, { x: 7, y: 0 });
  walk(3000);
  expect(figureOf(state, 'a').facing).toEqual({ x: 7, y: 0 });
  expect(turn.told).toEqual(['move', ['moved', true, 2], 'figureTurned']);
});
