import { expect, test } from 'vitest';
import { box, rules } from '../../../../skirmish/src/plane/testing.ts';
import { field, gameBy } from '../../../test/game.ts';
import { latticeOf } from './lattice.ts';

const game = gameBy(rules);

test('AI-MDA-SAMPLE: the lattice has a point every half pace from the origin of the table, on every surface with room for the base', () => {
  const roof = box('roof', [4000, 4000, 6000, 6000], 'solid', 3000);
  const state = field({ a: { x: 10_000, y: 10_000, z: 0 }, b: { x: 5000, y: 2000, z: 0 } }, [roof]);
  const a = state.figures['a'];
  if (!a) throw new Error('no figure');
  const found = latticeOf(game, state, a, { minX: 3300, minY: 5000, maxX: 5200, maxY: 5300 });
  // Half a base over the roof stands on it, and beside the wall there is room for all of the base only.
  expect(found).toEqual([
    { x: 3500, y: 5000, z: 0 },
    { x: 4000, y: 5000, z: 3000 },
    { x: 4500, y: 5000, z: 3000 },
    { x: 5000, y: 5000, z: 3000 },
  ]);
  const corner = latticeOf(game, state, a, { type: 'disc', x: 0, y: 0, r: 1000 });
  expect(corner).toEqual([{ x: 500, y: 500, z: 0 }]);
  // Other figures are not in the way of a lattice that is kept for the table.
  expect(latticeOf(game, state, a, { type: 'disc', x: 5000, y: 2000, r: 100 })).toEqual([{ x: 5000, y: 2000, z: 0 }]);
});
