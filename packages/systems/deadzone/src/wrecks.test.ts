import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { hiddenFrom, isClear, isSeen } from './sight.ts';
import { battle, refusal } from './testing.ts';

const hidden = (size: number, posture: 'out' | 'standing', at = 'C4R4L1') => {
  const figures = { a: { at: 'C3R4L1' }, a2: { at, type: 'V', size, posture }, b: { at: 'C5R4L1', spot: [0.2, 0.5] } } as const;
  const { state } = battle({ figures, activation: 'a' });
  return hiddenFrom(state, figureOf(state, 'a'), figureOf(state, 'b'));
};

test('DZ-TERRAIN-WRECK: a vehicle hides nobody before it is destroyed; its wreck hides as high as its Size', () => {
  expect(isClear(hidden(3, 'standing'))).toBe(true);
  expect(isSeen(hidden(3, 'out'))).toBe(false);
});

test('DZ-TERRAIN-WRECK, DZ-LOS-GEOMETRY: a wreck under the looker is left out, and one elsewhere stands where it fell', () => {
  expect(isClear(hidden(3, 'out', 'C3R4L1'))).toBe(true);
  expect(isClear(hidden(3, 'out', 'C4R6L1'))).toBe(true);
});

test('DZ-TERRAIN-WRECK, DZ-MOVE-CAPACITY: a wreck of Size 4 takes no room', () => {
  const figures = { a: { at: 'C3R4L1' }, a2: { at: 'C4R4L1', type: 'V', size: 4, posture: 'out' }, b: { at: 'C8R8L1' } } as const;
  expect(refusal(battle({ figures, activation: 'a' }), { type: 'move', path: ['C4R4L1'] })).toBeUndefined();
});
