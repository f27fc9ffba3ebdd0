import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { hiddenFrom, isClear, isSeen, sightOf } from './sight.ts';
import { battle, type BattleSpec } from './testing.ts';

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

/** Hidden share of b from a, with all that stands on the board. */
function shareOf(spec: Omit<BattleSpec, 'activation'>, smoke: readonly string[] = []): number {
  const { state } = battle({ ...spec, activation: 'a' });
  const share = hiddenFrom(state, figureOf(state, 'a'), figureOf(state, 'b'));
  if (smoke.length === 0) return share;
  const smoked = { ...state, smoke: [...smoke] };
  return hiddenFrom(smoked, figureOf(smoked, 'a'), figureOf(smoked, 'b'));
}

const apart = { a: { at: 'C4R4L1' }, b: { at: 'C6R4L1' } } as const;

test('DZ-STATE-SMOKE: a cloud that comes hides what was seen before', () => {
  expect(shareOf({ figures: apart })).toBe(0);
  expect(shareOf({ figures: apart }, ['C5R4L1'])).toBe(1);
});

test('DZ-LOS-GEOMETRY: a box hides who stands behind it, and not who stands on its place', () => {
  const map = mapOf({ boxes: ['C6R4L1 [0.3,0.3,0,0.7,0.7,0.9]'] });
  expect(shareOf({ figures: apart, map })).toBe(0);
  expect(shareOf({ figures: { ...apart, b: { at: 'C7R4L1' } }, map })).toBe(1);
  expect(shareOf({ figures: { ...apart, b: { at: 'C7R4L1' } }, map }, ['C1R1L1'])).toBe(1);
});

/** Is b seen past a box to the east or south of a, from its eye alone and from any part of it? */
const sees = (way: 'east' | 'south', box: string): readonly boolean[] =>
  (['eye', 'any-part'] as const).map((from) =>
    isSeen(
      shareOf({
        figures: { a: { at: 'C4R4L1' }, b: { at: way === 'east' ? 'C6R4L1' : 'C4R6L1' } },
        map: mapOf({ boxes: [`${way === 'east' ? 'C5R4L1' : 'C4R5L1'} ${box}`] }),
        options: { 'sight.from': from },
      }),
    ),
  );

test('DZ-LOS-EYE: by option the sides, the feet and the top of a looker see as well as its eye', () => {
  const screens = {
    left: ['[0.05,0.36,0,0.1,0.9,0.9]', '[0.36,0.05,0,0.9,0.1,0.9]'],
    right: ['[0.05,0.1,0,0.1,0.64,0.9]', '[0.1,0.05,0,0.64,0.1,0.9]'],
    low: ['[0,0,0,0.1,1,0.42]', '[0,0,0,1,0.1,0.42]'],
    high: ['[0,0,0.1,0.1,1,0.9]', '[0,0,0.1,1,0.1,0.9]'],
  };
  for (const [east = '', south = ''] of Object.values(screens)) {
    expect(sees('east', east)).toEqual([false, true]);
    expect(sees('south', south)).toEqual([false, true]);
  }
  expect(sees('east', '[0,0,0,0.1,1,0.9]')).toEqual([false, false]);
  expect(sees('south', '[0,0,0,1,0.1,0.9]')).toEqual([false, false]);
});

test('DZ-LOS-EYE: by option a looker right below its target looks past what covers its eye alone', () => {
  const map = mapOf({ floors: ['C4R4L2 partial', 'C4R4L3 full'], partial: { C4R4L2: [[0, 0, 0.58, 1]], C4R4L3: [[0.4, 0.4, 0.6, 0.6]] } });
  const looks = (from: 'eye' | 'any-part') =>
    isSeen(shareOf({ figures: { a: { at: 'C4R4L1' }, b: { at: 'C4R4L3', size: 2 } }, map, options: { 'sight.from': from } }));
  expect([looks('eye'), looks('any-part')]).toEqual([false, true]);
});

test('DZ-TERRAIN-WRECK, DZ-STATE-SMOKE: what was seen before is hidden by a wreck that comes, and by smoke beside it', () => {
  const figures = { ...apart, b2: { at: 'C5R4L1', size: 4, type: 'V' } } as const;
  const { state } = battle({ figures, activation: 'a' });
  const share = (changed: typeof state) => hiddenFrom(changed, figureOf(changed, 'a'), figureOf(changed, 'b'));
  const wreck = { ...figureOf(state, 'b2'), posture: 'out' } as const;
  const dead = { ...state, figures: { ...state.figures, b2: wreck } };
  expect([share(state), isClear(share(dead)), share({ ...dead, smoke: ['C5R4L1'] })]).toEqual([0, false, 1]);
});
