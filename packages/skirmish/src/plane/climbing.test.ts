import { expect, test } from 'vitest';
import { figureOf } from '../roster.ts';
import { climbOf, climbsInTouch } from './climbing.ts';
import { chargesOf, refusalOf } from './planned.ts';
import { box, ground, rules } from './testing.ts';

const place = (x: number, y: number, z = 0) => ({ x, y, z });
const wall = box('wall', [5500, 3000, 9000, 7000], 'solid', 3000);
const rungs = box('rungs', [5400, 4800, 5500, 5200], 'ladder', 3000);

test('a climb is of what the figure touches, no higher than it may, and names the rule of its kind', () => {
  const state = ground({ a: place(5000, 5000), a2: place(2000, 5000) }, [
    wall,
    { ...box('shrine', [3000, 5500, 5000, 8000]), climbable: false },
  ]);
  const refusal = (id: string, type: 'climb' | 'ladder', feature: string, height: number, most = 3000) =>
    refusalOf(climbOf(rules, state, figureOf(state, id), { type, feature, height }, most));
  expect(refusal('a', 'climb', 'wall', 3000)).toBeUndefined();
  expect(refusal('a', 'climb', 'wall', 3000, 2500)).toMatchObject({ rule: 'CLIMB', reason: { en: 'No higher than 2.5\u00a0paces.' } });
  expect(refusal('a', 'climb', 'wall', 0)?.rule).toBe('CLIMB');
  expect(refusal('a2', 'climb', 'wall', 3000)?.reason.en).toBe('It must be touching what it climbs.');
  expect(refusal('a', 'ladder', 'wall', 3000)).toMatchObject({ rule: 'LADDER', reason: { en: 'It must be touching a ladder or a rope.' } });
  expect(refusal('a', 'climb', 'shrine', 3000)?.reason.en).toBe('The scenario does not allow climbing it.');
});

test('a wall is climbed as a ladder by who has a rope of its own there', () => {
  const state = ground({ a: place(5000, 5000) }, [wall]);
  const climb = { type: 'ladder', feature: 'wall', height: 3000 } as const;
  const roped = { ...rules, ropeOn: () => 'wall' };
  expect(refusalOf(climbOf(rules, state, figureOf(state, 'a'), climb, 5000))?.rule).toBe('LADDER');
  expect(climbOf(roped, state, figureOf(state, 'a'), climb, 5000)).toMatchObject({ manner: 'ladder', length: 3000 });
  expect(climbsInTouch(roped, state, figureOf(state, 'a'), 'ladder', 5000)).toContainEqual(climb);
});

test('a climb to the edge of a roof charges who stands there', () => {
  const state = ground({ a: place(5000, 5000), b: place(7000, 5000, 3000) }, [wall]);
  const climb = (height: number) => climbOf(rules, state, figureOf(state, 'a'), { type: 'climb', feature: 'wall', height }, 3000);
  expect(chargesOf(climb(3000))).toEqual(['b']);
  expect(chargesOf(climb(1500))).toEqual([]);
});

function heights(z: number, type: 'climb' | 'ladder', most: number): number[] {
  const state = ground({ a: place(4900, 5000, z) }, [wall, rungs]);
  return climbsInTouch(rules, state, figureOf(state, 'a'), type, most).map(({ height }) => height);
}

test('worth offering are the whole height each way within reach, and the rungs of a ladder between', () => {
  expect(heights(0, 'ladder', 5000)).toEqual([1000, 2000, 3000]);
  expect(heights(0, 'ladder', 1500)).toEqual([1000, 1500]);
  expect(heights(1500, 'ladder', 5000)).toEqual([1000, 1500, -1000, -1500]);
  expect(heights(0, 'climb', 5000)).toEqual([]);
});
