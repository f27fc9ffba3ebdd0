import { expect, test } from 'vitest';
import { battle, box, figure, play, refusal, where, type Battle, type BattleSpec } from '../testing.ts';

const up = (height: number) => ({ type: 'climb', feature: 'mur', height: height * 1000 }) as const;
const rung = (height: number) => ({ type: 'ladder', feature: 'echelle', height: height * 1000 }) as const;
const at = (top: number, more: Partial<BattleSpec> = {}): Battle =>
  battle({
    figures: { a: { at: [0, 0], weapons: ['lame', 'pistolet'] }, b: { at: [20, 0] } },
    terrain: [box('mur', [0.5, -3, 5, 3], { top })],
    activation: 'a',
    ...more,
  });
const WEST = { x: -7, y: 0 };

test('UK-ACT-CLIMB, UK-MOVE-BASE: two paces and a half of height, and at the top onto the edge, facing any way', () => {
  const match = at(2.5);
  play(match, { ...up(2.5), facing: WEST });
  expect([where(match, 'a'), figure(match, 'a').facing, figure(match, 'a').perch]).toEqual([[1, 0, 2.5], WEST, undefined]);
});

test('UK-ACT-CLIMB: what is higher it hangs on, facing the wall, and goes on in its next activation', () => {
  const match = at(3);
  expect(refusal(match, up(2.6))).toBe('UK-ACT-CLIMB');
  play(match, { ...up(2.5), facing: WEST });
  expect(where(match, 'a')).toEqual([0, 0, 2.5]);
  expect([figure(match, 'a').perch?.on, figure(match, 'a').facing.x > 0]).toEqual(['wall', true]);
  expect(refusal(match, up(0.5))).toBe('UK-ACT-ONCE');
  play(match, [{ type: 'pass' }, { type: 'activate', figure: 'b' }, { type: 'pass' }, { type: 'activate', figure: 'a' }, up(0.5)]);
  expect(where(match, 'a')).toEqual([1, 0, 3]);
});

test('UK-ACT-CLIMB: on a bare wall it neither aims nor fights', () => {
  const match = at(5, {
    figures: {
      a: { at: [0, 0, 2], perch: { feature: 'mur', on: 'wall' }, weapons: ['lame', 'pistolet'] },
      b: { at: [0, 1, 2], perch: { feature: 'mur', on: 'wall' } },
    },
  });
  expect([refusal(match, { type: 'aim' }), refusal(match, { type: 'fight', target: 'b' })]).toEqual(['UK-ACT-CLIMB', 'UK-ACT-CLIMB']);
});

test('UK-ACT-CLIMB: it is fought there at its own level, and falls when it is sent away', () => {
  const match = at(5, {
    figures: {
      a: { at: [0, 0, 3], perch: { feature: 'mur', on: 'wall' } },
      b: { at: [-1, 0, 3], weapons: ['lame'] },
    },
    terrain: [box('mur', [0.5, -3, 5, 3], { top: 5 }), box('quai', [-6, -3, -0.5, 3], { top: 3 })],
    activation: 'b',
  });
  play(match, { type: 'fight', target: 'a' }, '4 4666 3');
  expect([where(match, 'a')[2] ?? 0, figure(match, 'a').perch]).toEqual([0, undefined]);
});

test('UK-ACT-LADDER, UK-MOVE-BASE: five paces of height; it may stop anywhere on it, facing any way', () => {
  const ladders = at(6, {
    terrain: [box('mur', [0.5, -3, 5, 3], { top: 6 }), box('echelle', [0.4, -0.2, 0.5, 0.2], { kind: 'ladder', top: 6 })],
  });
  expect([refusal(ladders, rung(5)), refusal(ladders, rung(5.1))]).toEqual([undefined, 'UK-ACT-LADDER']);
  play(ladders, { ...rung(3.3), facing: WEST });
  expect([where(ladders, 'a')[2], figure(ladders, 'a').perch?.on, figure(ladders, 'a').facing]).toEqual([3.3, 'ladder', WEST]);
});

test('UK-ACT-CLIMB, UK-ACT-LADDER: only what the figure touches', () => {
  const match = at(2.5, { figures: { a: { at: [-0.1, 0] }, b: { at: [20, 0] } } });
  expect([refusal(match, up(2)), refusal(match, rung(2))]).toEqual(['UK-ACT-CLIMB', 'UK-ACT-LADDER']);
});

test('UK-ACT-CLIMB: it climbs down as well, and faces any way at the foot', () => {
  const match = at(2.5, { figures: { a: { at: [1, 0, 2.5] }, b: { at: [20, 0] } } });
  play(match, { ...up(-2.5), facing: WEST });
  expect([where(match, 'a'), figure(match, 'a').facing]).toEqual([[0, 0], WEST]);
});

test('UK-ACT-CLIMB, UK-MOVE-CHARGE: at the top it may come into contact, which is a charge', () => {
  const match = at(2.5, { figures: { a: { at: [0, 0] }, b: { at: [2, 0, 2.5] } } });
  play(match, up(2.5));
  expect([where(match, 'a'), figure(match, 'b').facing.x < 0]).toEqual([[1, 0, 2.5], true]);
});

test('UK-ACT-CLIMB, UK-TERRAIN-SMALL: a small obstacle less than a pace high leaves room on the top, and at the foot', () => {
  const crates = [box('caisse', [1.2, -3, 5, 3], { base: 2.5, top: 3.4 }), box('marche', [-4, -3, -0.2, 3], { top: 0.9 })];
  const terrain = [box('mur', [0.5, -3, 5, 3], { top: 2.5 }), ...crates];
  const above = at(2.5, { terrain });
  play(above, up(2.5));
  expect(where(above, 'a')).toEqual([1, 0, 2.5]);
  const below = at(2.5, { terrain, figures: { a: { at: [1, 0, 2.5] }, b: { at: [20, 0] } } });
  play(below, up(-2.5));
  expect(where(below, 'a')).toEqual([0, 0]);
});
