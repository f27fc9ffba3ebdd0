import type { Feature } from '@escarmouche/space';
import { expect, test } from 'vitest';
import {
  battle,
  blade,
  box,
  disc,
  figure,
  levels,
  play,
  point,
  refusal,
  rolls,
  units,
  where,
  type BattleSpec,
  type FigureSpec,
  type Spot,
} from '../testing.ts';
import { WHIP } from '../whip.ts';
import { limitedMovement, prayer, whipExpert, whipRope } from './index.ts';

const whip = { ...blade('laniere', -2), kinds: [WHIP] };
const hang = (z = 6) => ({ type: 'special', rule: whipRope.id, to: units(0, 2, z) }) as const;
const up = (height: number) => ({ type: 'ladder', feature: 'mur', height: height * 1000 }) as const;
const climber = { at: [0, 0], weapons: [whip], rules: [whipExpert.id], left: 4 } as const satisfies FigureSpec;
/** A wall in front of the figure, or of another one out of the way. */
const before = (a: FigureSpec = climber, top = 6, gap = 0, more: Partial<BattleSpec> = {}) =>
  battle({
    figures: { a, b: { at: [9, 9], activated: true } },
    terrain: [box('mur', [-3, 0.5 + gap, 3, 5], { top })],
    activation: 'a',
    ...more,
  });

test('UK-ATTR-EXPERT-FOUET, UK-ACT-LADDER: hung from an edge 6 paces up the whip is a rope, climbed at the base move', () => {
  const match = before();
  expect(refusal(match, up(5))).toBe('UK-ACT-LADDER');
  expect(rolls(play(match, [hang(), up(5)], '4'))).toEqual(['power a 4']);
  expect([where(match, 'a'), figure(match, 'a').perch]).toEqual([[0, 0, 5], { feature: 'mur', on: 'ladder' }]);
});

test('UK-ATTR-EXPERT-FOUET: a set-up may give the rope alone, to a figure or by its whip', () => {
  for (const a of [
    { ...climber, rules: [whipRope.id] },
    { ...climber, rules: [], weapons: [{ ...whip, melee: { damage: -2, rules: [{ id: whipRope.id }] } }] },
  ]) {
    expect(rolls(play(before(a), hang(), '4'))).toEqual(['power a 4']);
  }
});

test('UK-ATTR-EXPERT-FOUET: a failed test hangs nothing, and another use of the whip is the same type of action', () => {
  const match = before();
  play(match, hang(), '3');
  expect([refusal(match, up(5)), refusal(match, hang())]).toEqual(['UK-ACT-LADDER', 'UK-ACT-ONCE']);
  expect(refusal(match, { type: 'special', rule: whipExpert.id, target: 'b', weapon: 'x' })).toBe('UK-ACT-ONCE');
});

test('UK-ATTR-EXPERT-FOUET, UK-ATTR-GEN-LEVEL: the test is that of the ability, a prayer bears on it', () => {
  const match = before({ ...climber, rules: [{ id: whipExpert.id, level: 1 }] }, 6, 0, {
    effects: [{ rule: prayer.id, on: 'a', by: 'a', since: 1, until: 'turn' }],
  });
  expect(levels(play(match, hang(), '411'), 'power')).toEqual([2]);
});

test('UK-ATTR-EXPERT-FOUET: an edge at most 6 paces up, a pace away in plan, and with a whip in hand', () => {
  expect([
    refusal(before(climber, 6.1), hang(6.1)),
    refusal(before(climber, 6, 1), hang()),
    refusal(before(climber, 6, 1.1), hang()),
  ]).toEqual(['UK-ATTR-EXPERT-FOUET', undefined, 'UK-ATTR-EXPERT-FOUET']);
  expect([refusal(before({ ...climber, held: [], weapons: ['lame'] }), hang()), refusal(before(), hang(5))]).toEqual([
    'UK-ATTR-EXPERT-FOUET',
    'UK-ATTR-EXPERT-FOUET',
  ]);
});

/** Is the whip offered to be hung from this feature? */
const hangs = (feature: Feature, at: Spot = [0, 0]): boolean => {
  const figures = { a: { ...climber, at }, b: { at: [20, 20], activated: true } } as const;
  const match = battle({ figures, terrain: [feature, ...(at[2] ? [box('sol', [-1, -1, 1, 0.5], { top: at[2] })] : [])], activation: 'a' });
  const offers = whipRope.action?.offers(match.state, figure(match, 'a')) ?? [];
  return offers.some((offer) => !offer.refusal);
};

test('UK-ATTR-EXPERT-FOUET: an edge on any side, of a round tower too, counted from where it stands', () => {
  const sides = [
    [1, -2, 2, 2],
    [-2, -2, -1, 2],
    [-2, 1, 2, 2],
    [-2, -2, 2, -1],
  ] as const;
  expect(sides.map((corners) => hangs(box('mur', corners, { top: 3 })))).toEqual([true, true, true, true]);
  expect(hangs(disc('tour', [0, 3, 2], 'solid', 3))).toBe(true);
  expect([9, 9.1, 3, 2].map((top) => hangs(box('mur', [-2, 1, 2, 2], { top }), [0, 0, 3]))).toEqual([true, false, false, false]);
});

test('UK-ATTR-EXPERT-FOUET, UK-ACT-CLIMB: nothing hangs from what is not solid or cannot be climbed', () => {
  const [x1, y1, x2, y2] = [-2, 1, 2, 2];
  expect(hangs(box('haie', [x1, y1, x2, y2], { kind: 'opaque', top: 3 }))).toBe(false);
  expect(hangs(box('verre', [x1, y1, x2, y2], { top: 3, climbable: false }))).toBe(false);
});

const roped = { passing: [{ rule: whipRope.id, figure: 'a', value: ['mur', 'laniere'], until: 'nextEnd' }] } as const;

test('UK-ATTR-EXPERT-FOUET: while it hangs the whip is no weapon; up, its bearer has it again', () => {
  const match = before({ ...climber, left: 1 }, 4, 0, roped);
  expect(refusal(match, hang(4))).toBe('UK-ATTR-EXPERT-FOUET');
  play(match, up(4));
  expect(where(match, 'a').at(2)).toBe(4);
  expect(match.state.passing.filter(({ rule }) => rule === whipRope.id)).toEqual([]);
});

const walk = (y: number) => {
  const match = before(climber, 6, 0, roped);
  play(match, { type: 'move', path: [point(0, y)] });
  return match.state.passing.length;
};

test('UK-ATTR-EXPERT-FOUET: it is there until its bearer leaves it', () => {
  expect([walk(-0.9), walk(-1.2)]).toEqual([1, 0]);
});

test('UK-ATTR-EXPERT-FOUET, UK-ATTR-GEN-DURATION: and until its next activation ends at most', () => {
  const match = before({ ...climber, left: 1 });
  play(match, [hang(), { type: 'activate', figure: 'a' }], '4');
  expect([match.state.turn, refusal(match, up(5))]).toEqual([2, undefined]);
  play(match, [{ type: 'pass' }, { type: 'endGroup' }, { type: 'activate', figure: 'a' }]);
  expect([match.state.turn, refusal(match, up(5))]).toEqual([3, 'UK-ACT-LADDER']);
});

test('UK-ATTR-EXPERT-FOUET: who moves little does not climb it, and it is nobody else’s', () => {
  expect(refusal(before({ ...climber, rules: [whipExpert.id, limitedMovement.id] }, 6, 0, roped), up(5))).toBe(limitedMovement.cites[0]);
  const other = before({ ...climber, at: [2, 0] }, 6, 0, { passing: [{ ...roped.passing[0], figure: 'b' }] });
  expect(refusal(other, up(5))).toBe('UK-ACT-LADDER');
});
