import { arcFrom, facingTowards, sees, turnTowards } from '@escarmouche/skirmish/plane';
import { vectorLength } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { plane } from './plane.ts';
import { battle, facing, figure, units, type FigureSpec } from './testing.ts';

test('UC-ARC-FRONT: the line through the centre square to the facing is in the front arc', () => {
  const match = battle({ figures: { a: { at: [0, 0] } } });
  const a = figure(match, 'a');
  expect(arcFrom(a, units(3, 0))).toBe('front');
  expect(arcFrom(a, units(3, 1))).toBe('front');
  expect(arcFrom(a, units(3, -0.1))).toBe('rear');
  expect(arcFrom(a, units(0, 0, 3))).toBe('front');
});

test('UC-ARC-VISION: a figure sees only what is in its front arc', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b1: { at: [0, 5] }, b2: { at: [0, -5] } } });
  expect(sees(plane, match.state, figure(match, 'a'), figure(match, 'b1'))).toBe(true);
  expect(sees(plane, match.state, figure(match, 'a'), figure(match, 'b2'))).toBe(false);
});

/** The facing of b, at the middle and facing north, when `newcomer` engages it beside the others. */
const turned = (newcomer: string, others: Record<string, FigureSpec>): { x: number; y: number } => {
  const match = battle({ figures: { b: { at: [0, 0] }, ...others } });
  return facingTowards(match.state, figure(match, 'b'), figure(match, newcomer));
};

const angleIs = (found: { x: number; y: number }, x: number, y: number): void => {
  expect((found.x * x + found.y * y) / vectorLength(found) / vectorLength({ x, y })).toBeCloseTo(1, 5);
};

test('UC-ARC-TURN: towards a single enemy, straight', () => {
  angleIs(turned('a', { a: { at: [0, -1] } }), 0, -1);
  angleIs(turned('a', { a: { at: [0.6, 0.8] } }), 0.6, 0.8);
});

test('UC-ARC-TURN: with one more in contact both are kept in the front arc, as straight at the newcomer as may be', () => {
  angleIs(turned('a2', { a1: { at: [0, 1] }, a2: { at: [1, 0] } }), 1, 0);
  angleIs(turned('a2', { a1: { at: [-0.6, 0.8] }, a2: { at: [1, 0] } }), 0.8, 0.6);
});

test('UC-ARC-TURN: an enemy straight opposite is kept at the edge of the arc; of two equal facings the clockwise one', () => {
  angleIs(turned('a2', { a1: { at: [0, 1] }, a2: { at: [0, -1] } }), -1, 0);
  angleIs(turned('a2', { a1: { at: [-1, 0] }, a2: { at: [1, 0] } }), 0, -1);
});

test('UC-ARC-TURN: a quarter turn is a facing as JSON keeps it, without a minus zero', () => {
  expect(turned('a2', { a1: { at: [-1, 0] }, a2: { at: [1, 0] } })).toStrictEqual({ x: 0, y: -1000 });
});

test('UC-ARC-TURN: the newcomer is in front, then as many others as can be', () => {
  const found = turned('a3', { a1: { at: [0, 1] }, a2: { at: [-0.866, 0.5] }, a3: { at: [0.866, -0.5] } });
  angleIs(found, 0.5, 0.866);
});

test('UC-ARC-TURN UC-ATTR-MISE-A-TERRE: a prone figure does not turn', () => {
  const match = battle({ figures: { b: { at: [0, 0], posture: 'prone' }, a: { at: [0, -1] } } });
  const events: unknown[] = [];
  const turn = { state: match.state, emit: (event: unknown) => events.push(event) };
  turnTowards(turn as unknown as Parameters<typeof turnTowards>[0], figure(match, 'b'), figure(match, 'a'), 'UC-ARC-TURN');
  expect(events).toEqual([]);
  expect(figure(match, 'b').facing).toEqual(facing('north'));
});

test('UC-ARC-TURN: the newcomer stays in the front arc even where others would be more numerous without it', () => {
  const facingNow = turned('n', {
    n: { at: [0, 1] },
    e1: { at: [0.985, -0.174] },
    e2: { at: [0.342, -0.94] },
    e3: { at: [-0.643, -0.766] },
    e4: { at: [-0.985, 0.174] },
  });
  expect(facingNow).toEqual({ x: 174, y: 985 });
});
