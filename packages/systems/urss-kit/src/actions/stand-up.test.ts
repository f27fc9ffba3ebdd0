import { expect, test } from 'vitest';
import { CRAWLED } from '../saves.ts';
import { battle, figure, ofType, play, refusal, rolls, where, type FigureSpec } from '../testing.ts';

const up = (x: number, y: number) => ({ type: 'standUp', facing: { x: x * 1000, y: y * 1000 } }) as const;

const lying = (rest: Readonly<Record<string, FigureSpec>> = {}, options = {}) =>
  battle({
    figures: { a: { at: [0, 0], posture: 'prone' }, a9: { at: [20, 20] }, b9: { at: [20, 24] }, ...rest },
    options,
    activation: 'a',
  });

test('UK-ACT-STAND-UP: an action, facing any way, then it moves as usual', () => {
  const match = lying();
  const events = play(match, up(-1, 0));
  expect(figure(match, 'a')).toMatchObject({ posture: 'standing', facing: { x: -1000, y: 0 }, left: 1 });
  expect(ofType(events, 'actionTaken')).toMatchObject([{ types: ['standUp'] }]);
  play(match, { type: 'move', path: [{ x: 35000, y: 30000 }] });
  expect(where(match, 'a')).toEqual([5, 0]);
});

test('UK-ACT-STAND-UP: where there is no room it stands up on the nearest free place', () => {
  const match = lying({ a2: { at: [0.5, 0] } });
  play(match, up(0, 1));
  expect(where(match, 'a')[0]).toBeCloseTo(-0.5, 2);
});

test('UK-ACT-STAND-UP, UK-SYS-DURATION: the save of a crawl ends as it stands up', () => {
  const crawled = { rule: CRAWLED, figure: 'a', value: true, until: 'next' } as const;
  const match = battle({ figures: { a: { at: [0, 0], posture: 'prone' }, b: { at: [9, 0] } }, passing: [crawled], activation: 'a' });
  play(match, up(0, 1));
  expect(match.state.passing).toEqual([]);
});

test('UK-ACT-STAND-UP: only who is prone stands up', () => {
  expect(refusal(battle({ figures: { a: { at: [0, 0] }, b: { at: [9, 0] } }, activation: 'a' }), up(1, 0))).toBe('UK-ACT-STAND-UP');
});

test('UK-ACT-STAND-UP, UK-ARC-TURN, UK-MELEE-DISENGAGE: engaged nobody strikes at it, and it keeps its enemies in front', () => {
  const match = lying({ b: { at: [1, 0] }, b2: { at: [0, 1] } });
  expect(refusal(match, up(-1, 1))).toBe('UK-ARC-TURN');
  expect(refusal(match, up(1, -1))).toBe('UK-ARC-TURN');
  expect(rolls(play(match, up(1, 0)))).toEqual([]);
  expect(figure(match, 'a').facing).toEqual({ x: 1000, y: 0 });
});

test('UK-ACT-STAND-UP, UK-ARC-SEVERAL: any facing where its front arc cannot hold them all', () => {
  const match = lying({ b: { at: [1, 0] }, b2: { at: [-0.5, 0.867] }, b3: { at: [-0.5, -0.867] } });
  expect(refusal(match, up(-1, 0))).toBeUndefined();
});

test('UK-ACT-STAND-UP: what a bot is offered may be done', () => {
  const match = lying({ b: { at: [1, 0] } });
  const offer = match.system.offers(match.state, 'A').find(({ type }) => type === 'standUp');
  const sample = offer?.sample?.(() => 0);
  expect(sample && refusal(match, sample)).toBeUndefined();
});

test('UK-STATE-PRONE-ACT: prone it does not move, and by option stands up, fights who lies or is stunned, or does nothing', () => {
  const free = lying({ b: { at: [1, 0], posture: 'prone' } }, {});
  expect(refusal(free, { type: 'move', path: [{ x: 29000, y: 30000 }] })).toBe('UK-STATE-PRONE-ACT');
  const option = { 'prone.actions': 'limited' } as const;
  const limited = lying({ a: { at: [0, 0], posture: 'prone', weapons: ['pistolet'] }, b: { at: [1, 0], posture: 'prone' } }, option);
  expect(refusal(limited, { type: 'aim' })).toBe('UK-STATE-PRONE-ACT');
  expect(refusal(limited, { type: 'fight', target: 'b' })).toBeUndefined();
  expect(refusal(limited, { type: 'nothing' })).toBeUndefined();
  expect(refusal(limited, up(1, 0))).toBeUndefined();
  const aims = lying({ a: { at: [0, 0], posture: 'prone', weapons: ['pistolet'] } });
  expect(refusal(aims, { type: 'aim' })).toBeUndefined();
});
