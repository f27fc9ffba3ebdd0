import { figureOf } from '@escarmouche/skirmish';
import { withFigureAt } from '@escarmouche/skirmish/placed';
import { walkWay } from '@escarmouche/skirmish/plane';
import type { Point } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { rangedArm } from '../arms.ts';
import { plane } from '../plane.ts';
import { battle, box, gun, point, type FigureSpec } from '../testing.ts';
import { atItsShot, shotOf, unarmedRefusal } from './shot-on-the-way.ts';

const stateOf = (a: FigureSpec = {}) =>
  battle({
    figures: { a: { at: [0, 0], facing: 'west', weapons: ['pistolet'], ...a }, b: { at: [4, 4] } },
    terrain: [box('mur', [6, -3, 7, 3], { top: 3 }), box('quai', [-6, -9, 6, -5], { top: 2 })],
    activation: 'a',
  }).state;

/** Place and facing of a figure at a shot so many paces along a path of 10 paces; undefined where no shot can be made. */
function standing(after: number, path: readonly Point[], a: FigureSpec = {}) {
  const state = stateOf(a);
  const figure = figureOf(state, 'a');
  const arm = rangedArm(gun('pistolet', 9, 0));
  if (!arm) throw new Error('no arm');
  const shot = { path, after: after * 1000, arm, target: figureOf(state, 'b'), manner: {}, rule: 'test' };
  const there = atItsShot(state, figure, { shot, way: walkWay(plane, state, figure, 'run', path, 10_000) });
  const { x, y, facing } = figureOf(there ?? withFigureAt(state, figure, figure), 'a');
  return there && { x, y, facing: [Math.sign(facing.x), Math.sign(facing.y)] };
}

test('UK-ARC-FRONT: a shot on the way is made on the way that is gone, facing along it', () => {
  const onward = [point(4, 0), point(4, 3)];
  expect(standing(2, onward)).toEqual({ ...point(2, 0), facing: [1, 0] });
  expect(standing(6, onward)).toEqual({ ...point(4, 2), facing: [0, 1] });
  expect(standing(0, [point(0, 0), point(4, 0)])).toMatchObject({ facing: [1, 0] });
});

test('UK-MOVE-FALL: no shot from beyond where the way ends, nor from where a fall ends it', () => {
  expect([standing(5, [point(10, 0)]), standing(8, [point(10, 0)])]).toEqual([expect.anything(), undefined]);
  const onQuay = { at: [0, -7, 2] } as const;
  const way = walkWay(plane, stateOf(onQuay), figureOf(stateOf(onQuay), 'a'), 'run', [point(0, -1)], 10_000);
  expect(way).toMatchObject({ fall: expect.anything() });
  expect([standing(1, [point(0, -1)], onQuay), standing(way.length / 1000, [point(0, -1)], onQuay)]).toEqual([
    expect.anything(),
    undefined,
  ]);
});

test('UK-SHOOT-TARGET: no weapon in hand to shoot with at all is told as that, before the one that is named', () => {
  const reason = (a: FigureSpec, weapon: string) => {
    const state = stateOf(a);
    const shot = shotOf(state, figureOf(state, 'a'), { type: 'special', rule: 'test', target: 'b', weapon }, 'test', {});
    return 'reason' in shot ? shot.reason.en : undefined;
  };
  expect(reason({}, 'pistolet')).toBeUndefined();
  expect(reason({}, 'fusil')).toBe('It has no such shooting weapon in hand.');
  expect(reason({ weapons: ['lame'] }, 'lame')).toBe('It has no shooting weapon in hand.');
  expect(unarmedRefusal(stateOf(), figureOf(stateOf(), 'a'))).toBeUndefined();
});
