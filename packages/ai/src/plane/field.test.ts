import { figureOf } from '@escarmouche/skirmish';
import { moverOf } from '@escarmouche/skirmish/plane';
import { PACE } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { box, rules } from '../../../skirmish/src/plane/testing.ts';
import { wayLength } from './field.ts';
import { climbsOf, moveTowards, runTowards } from './places.ts';
import { field, gameBy } from '../../test/game.ts';

const game = gameBy(rules);
const at = (x: number, y: number, z = 0) => ({ x, y, z });

test('the way to a goal goes round a wall, and a move along it makes it shorter', () => {
  const state = field({ a: at(10_500, 2500) }, [box('wall', [4000, 4000, 14_000, 5000])]);
  const a = figureOf(state, 'a');
  const goal = at(10_500, 8500);
  const way = wayLength(game, state, a, [goal]);
  const move = moveTowards(game, state, a, moverOf(rules, state, a), [goal], PACE);
  if (!move) throw new Error('no move is found');
  expect(way(a)).toBeGreaterThan(9000);
  expect(way(move.at)).toBeLessThan((way(a) ?? 0) - 2500);
  expect(move.command).toEqual({ move: move.path });
});

/** The length of the way onto a house as high as this. */
function wayOnto(top: number): number | undefined {
  const state = field({ a: at(2500, 2500) }, [box('house', [6000, 0, 10_000, 10_000], 'solid', top)]);
  return wayLength(game, state, figureOf(state, 'a'), [at(8500, 2500, top)])(at(2500, 2500));
}

test('a wall is a way up as far as the system climbs in one action, and no further', () => {
  expect(wayOnto(3000)).toBeGreaterThan(2 * 3000);
  expect(wayOnto(3500)).toBeUndefined();
});

/** The length of the way through four paces of mud. */
function wayThrough(difficultFactor: number): number | undefined {
  const state = field({ a: at(2500, 10_500) }, [box('mud', [5000, 0, 9000, 20_000], 'difficult', 100)]);
  return wayLength({ ...game, rules: { ...rules, difficultFactor } }, state, figureOf(state, 'a'), [at(12_500, 10_500)])(at(2500, 10_500));
}

test('difficult ground makes a way as long as the system says', () => {
  expect(wayThrough(1)).toBe(10_000);
  expect(wayThrough(3)).toBeGreaterThan(17_000);
});

test('a run goes straight as far as the system runs, and is told in its command', () => {
  const state = field({ a: at(2500, 10_500) });
  const a = figureOf(state, 'a');
  const run = runTowards(game, state, a, moverOf(rules, state, a), at(18_500, 10_500));
  expect(run).toMatchObject({ command: { run: { x: 12_500, y: 10_500 } }, at: at(12_500, 10_500) });
});

test('a climb leads onto what it climbs', () => {
  const state = field({ a: at(5499, 2500) }, [box('house', [6000, 0, 10_000, 10_000], 'solid', 2000)]);
  const a = figureOf(state, 'a');
  const [climb] = climbsOf(game, state, a, moverOf(rules, state, a));
  expect(climb).toMatchObject({ at: { z: 2000 }, command: { climb: 'house', height: 2000 } });
});
