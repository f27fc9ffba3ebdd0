import { figureOf } from '@escarmouche/skirmish';
import { moverOf, type Behaviour } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { box, rules } from '../../../skirmish/src/plane/testing.ts';
import { field, gameBy } from '../../test/game.ts';
import { vantageOf } from './posts.ts';

const at = (x: number, y: number): Place => ({ x: x * 1000, y: y * 1000, z: 0 });
const game = gameBy(rules);

/** The post of a sniper whose walk is 4 paces and whose run is 10; the only cover is a low wall, 11 paces away. */
function postBy(behaviour: Behaviour): Place | undefined {
  const state = field({ a: at(2, 10), p: at(19, 10) }, [box('wall', [13_000, 9000, 13_400, 11_000], 'solid', 800)]);
  const npc = figureOf(state, 'a');
  const strikes = { reach: 12_000 };
  const pcs = [figureOf(state, 'p')];
  return vantageOf({ npcGame: { game }, state, npc, pcs, strikes, behaviour, walks: 4000, mover: moverOf(rules, state, npc) } as never);
}

test('AI-MIS-SNIPER-VANTAGE: a post is looked for as far as two walks lead, or two runs, by the behaviour', () => {
  const far = (behaviour: Behaviour): number => (postBy(behaviour)?.x ?? 0) / 1000;
  expect(far('walker')).toBeLessThanOrEqual(10);
  expect(far('rusher')).toBeGreaterThan(10);
  expect(far('cautious')).toBeGreaterThan(10);
  expect(postBy('static')).toMatchObject(at(2, 10));
});
