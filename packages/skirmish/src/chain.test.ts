import { expect, test } from 'vitest';
import { chainOf, lossIn, type Blow } from './chain.ts';

const scene = { groups: [], sheets: {}, roster: ['a', 'b'] };
const state = {
  scene,
  figures: { a: { id: 'a', posture: 'standing', vitality: 2 }, b: { id: 'b', posture: 'standing', vitality: 1 } },
};

/** One point with an even chance. */
const blow = (target: string): Blow => ({ attack: { target }, hurts: 0.5, points: [0, 1] });

test('two blows on one figure: each may take a point, none takes more than is left', () => {
  const two = chainOf(state, ['a', 'b'], [{ chance: 1, blows: [blow('a'), blow('a'), blow('b'), blow('b')] }]);
  expect(lossIn(state, two, 'a')).toEqual({ figure: 'a', lost: [0.25, 0.5, 0.25], out: 0.25 });
  expect(lossIn(state, two, 'b')).toEqual({ figure: 'b', lost: [0.25, 0.75], out: 0.75 });
});

test('courses with their chances add up, and blows on who is not followed are left out', () => {
  const either = chainOf(
    state,
    ['b'],
    [
      { chance: 0.25, blows: [blow('b'), blow('a')] },
      { chance: 0.75, blows: [] },
    ],
  );
  expect(either.branches).toHaveLength(2);
  expect(lossIn(state, either, 'b')).toEqual({ figure: 'b', lost: [0.875, 0.125], out: 0.125 });
});
