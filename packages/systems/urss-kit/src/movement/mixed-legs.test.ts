import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { battle, box, play, point, refusal, where, type Battle } from '../testing.ts';
import { mixedBy } from './mixed-legs.ts';

const table = (at: readonly [number, number, number?] = [0, 0]): Battle =>
  battle({
    figures: { a: { at }, b: { at: [20, 20] } },
    terrain: [
      box('mur', [2, -3, 4, 3], { top: 1 }),
      box('echelle', [1.9, 1, 2, 1.4], { kind: 'ladder', top: 1 }),
      box('tour', [6, -3, 8, 3], { top: 2 }),
      box('lac', [-3, -3, -2, 3], { kind: 'water', top: 0 }),
    ],
    activation: 'a',
    options: { 'move.mixedModes': 'yes' },
  });

const found = (match: Battle, ...points: readonly (readonly [number, number])[]) =>
  mixedBy(
    match.state,
    figureOf(match.state, 'a'),
    points.map(([x, y]) => point(x, y)),
  );
const kinds = (way: ReturnType<typeof mixedBy>): string[] => way.legs.map(({ type }) => type);

test('UK-ACT-ONE-THING: a wall on a straight way is climbed up, and down again at its other edge, as far as the base move goes', () => {
  const up = found(table(), [3, 0]);
  expect(kinds(up)).toEqual(['move', 'climb', 'move']);
  expect(up.refusal).toBeUndefined();
  const match = table();
  play(match, { type: 'mixed', legs: [...up.legs] });
  expect(where(match, 'a')).toEqual([3, 0, 1]);
  const down = found(table([7.4, 0, 2]), [8.9, 0]);
  expect(kinds(down)).toEqual(['move', 'climb', 'move']);
  expect(refusal(table([7.4, 0, 2]), { type: 'mixed', legs: [...down.legs] })).toBeUndefined();
  const far = found(table(), [3, 0], [7, 0]);
  expect([far.refusal?.rule, refusal(table(), { type: 'mixed', legs: [...far.legs] })]).toEqual([expect.any(String), undefined]);
});

test('UK-ACT-ONE-THING: a ladder in touch is taken before the wall', () => {
  expect(kinds(found(table([1.4, 1.2]), [3, 1.2]))).toEqual(['move', 'ladder', 'move']);
});

test('UK-ACT-ONE-THING: deep water on a straight way is swum through, to its bank and beyond', () => {
  const over = found(table([-1.5, 0]), [-4.4, 0]);
  expect(kinds(over).slice(0, 2)).toEqual(['swim', 'move']);
  expect(refusal(table([-1.5, 0]), { type: 'mixed', legs: [...over.legs] })).toBeUndefined();
});

test('UK-ACT-ONE-THING: stretches on foot that follow each other are one', () => {
  const round = found(table(), [0, -1], [1, -1], [3, -1]);
  expect(kinds(round)).toEqual(['move', 'climb', 'move']);
  expect(round.legs[0]).toMatchObject({ path: [point(0, -1), point(1, -1), {}] });
  expect(refusal(table(), { type: 'mixed', legs: [...round.legs] })).toBeUndefined();
});

test('UK-ACT-ONE-THING, UK-ACT-SWIM: stretches in deep water are one too, at two paces a pace', () => {
  const swum = found(table([-2.5, 0]), [-2.5, 1], [-2.5, 2]);
  expect([swum.legs, swum.left]).toEqual([[{ type: 'swim', path: [point(-2.5, 1), point(-2.5, 2)] }], 1000]);
  expect(found(table([-2.5, 0]), [-2.5, 2.4]).refusal).toBeUndefined();
  expect(found(table([-2.5, 0]), [-2.5, 2.6]).refusal?.rule).toBe('UK-ACT-SWIM');
});

test('UK-ACT-ONE-THING, UK-ACT-CLIMB: a wall is climbed as far as what is left of the base move leads, at two paces a pace', () => {
  // 2.5 on foot, and 1.25 up a wall of 2.
  const half = found(table([4.5, -1.5]), [4.5, 0], [7, 0]);
  expect([kinds(half), half.legs[1], half.left]).toEqual([['move', 'climb'], { type: 'climb', feature: 'tour', height: 1250 }, 0]);
  expect(half.refusal).toBeDefined();
});
