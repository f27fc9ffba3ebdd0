import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { isClear, isSeen, sightOf } from './sight.ts';
import { battle } from './testing.ts';

const seen = (panels: readonly string[]) => {
  const { state } = battle({
    figures: { a: { at: 'C4R4L1' }, b: { at: 'C6R4L1', spot: [0.2, 0.5] } },
    map: mapOf({ panels }),
    activation: 'a',
  });
  return sightOf(state, figureOf(state, 'a'), figureOf(state, 'b'));
};

test('DZ-LOS-GEOMETRY: nothing between, a barricade before the feet, a wall', () => {
  const [open, low, wall] = [seen([]), seen(['C6R4L1 W barricade']), seen(['C6R4L1 W wall'])];
  expect([open, low, wall].map(({ hidden }) => [isSeen(hidden), isClear(hidden)])).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});
