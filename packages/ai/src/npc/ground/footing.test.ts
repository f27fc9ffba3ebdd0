import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { box, rules } from '../../../../skirmish/src/plane/testing.ts';
import { field, gameBy } from '../../../test/game.ts';
import { footingOf, linkAll } from './footing.ts';
import { waysTo } from './ways.ts';

test('AI-MDA-PROGRESS: links found beforehand are those that ways find by themselves, and are found once', () => {
  const game = gameBy(rules);
  const wall = [box('wall', [9000, 4000, 11_000, 16_000], 'solid', 1500)];
  const cost = (ahead: boolean) => {
    const state = field({ a: { x: 5000, y: 8000, z: 0 } }, wall);
    const a = figureOf(state, 'a');
    if (ahead) expect([1, 2].map(() => linkAll(footingOf(game, state, a)))).toEqual([true, false]);
    const ways = waysTo(game, state, a, [{ x: 15_000, y: 9000, z: 0 }]);
    return [2, 5, 8].map((x) => ways({ x: x * 1000, y: x * 1000, z: 0 }));
  };
  expect(cost(true)).toEqual(cost(false));
});
