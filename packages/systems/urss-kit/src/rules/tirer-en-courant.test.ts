import { expect, test } from 'vitest';
import { RAN } from '../saves.ts';
import { battle, figure, gun, levels, ofType, play, point, refusal, rolls, where, type Battle, type FigureSpec } from '../testing.ts';
import { cadence, shootOnTheRun } from './index.ts';

const run = (x: number, y: number, after = 0, weapon = 'pistolet') =>
  ({ type: 'special', rule: shootOnTheRun.id, path: [point(x, y)], target: 'b', weapon, after: after * 1000 }) as const;
const RUNNER = { at: [0, 0], rules: [shootOnTheRun.id], weapons: ['pistolet'], skills: { shooting: 1 } } as const satisfies FigureSpec;
const runner = (b: FigureSpec, a: FigureSpec = {}): Battle =>
  battle({ figures: { a: { ...RUNNER, ...a }, b, b2: { at: [20, 20] }, b3: { at: [22, 20] } }, activation: 'a' });

test('UK-ATTR-TIRER-EN-COURANT, UK-ACT-RUN: a run with one shot at Tir -, and the save of a run', () => {
  const match = runner({ at: [4, 4] });
  const events = play(match, run(10, 0), '3');
  expect([levels(events, 'shooting'), where(match, 'a'), figure(match, 'a').done]).toEqual([[0], [10, 0], ['movement', 'shoot']]);
  expect([match.state.passing.some(({ rule }) => rule === RAN), figure(match, 'a').facing.y]).toEqual([true, 0]);
  expect(refusal(runner({ at: [4, 4] }), run(10.5, 0))).toBe('UK-ACT-RUN');
});

test('UK-ATTR-TIRER-EN-COURANT, UK-ACT-RUN: the run is straight, and ends where its first leg does', () => {
  const match = runner({ at: [4, 4] });
  play(match, { ...run(10, 0), path: [point(8, 0), point(8, 2)] }, '3');
  expect(where(match, 'a')).toEqual([8, 0]);
});

test('UK-ATTR-TIRER-EN-COURANT: from any point of it, start and end included, facing the way it runs; range and arc are judged there', () => {
  const match = runner({ at: [9, 4] }, { facing: 'west' });
  // Range 5, long range 10: from the start the target is 8.8 paces away, from the end behind the shooter's back.
  expect([0, 5, 9, 9.5, 10, 10.1].map((after) => refusal(match, run(10, 0, after)))).toEqual([
    undefined,
    undefined,
    undefined,
    'UK-ARC-FRONT',
    'UK-ARC-FRONT',
    'UK-ATTR-TIRER-EN-COURANT',
  ]);
  const end = runner({ at: [12, 4] });
  expect(refusal(end, run(10, 0))).toBe('UK-SHOOT-LONG');
  const events = play(end, run(10, 0, 10), '46');
  expect([rolls(events), ofType(events, 'figureMoved').length]).toEqual([['shooting a 4', 'damage a 6'], 1]);
});

test('UK-ATTR-TIRER-EN-COURANT: at the start it turns the way it runs, which is where it shoots unless a point is named', () => {
  const match = runner({ at: [4, 4] }, { facing: 'west' });
  const { after: _after, ...atOnce } = run(10, 0);
  const events = play(match, atOnce, '3');
  const told = events.map(({ type }) => type).filter((type) => ['figureTurned', 'figureMoved', 'rolled'].includes(type));
  expect(told).toEqual(['figureMoved', 'figureTurned', 'rolled', 'figureMoved']);
});

test('UK-ATTR-TIRER-EN-COURANT: on the way it stops nowhere: the log has one run, with the shot in the middle', () => {
  const events = play(runner({ at: [5, 4] }), run(10, 0, 3), '3');
  const told = events.map(({ type }) => type).filter((type) => type === 'figureMoved' || type === 'rolled');
  expect(told).toEqual(['figureMoved', 'rolled', 'figureMoved']);
  expect(ofType(events, 'figureMoved').map(({ paused }) => paused)).toEqual([true, undefined]);
});

test('UK-ATTR-TIRER-EN-COURANT: one shot, whatever the weapon', () => {
  const match = runner({ at: [4, 4] }, { weapons: [gun('rafale', 8, 0, [{ id: cadence.id, value: 3 }])] });
  expect(levels(play(match, run(10, 0, 0, 'rafale'), '3'), 'shooting')).toEqual([0]);
});

test('UK-ATTR-TIRER-EN-COURANT, UK-ACT-AIM: with three actions an aim just before bears on it', () => {
  const match = runner({ at: [4, 4] }, { left: 3 });
  expect(levels(play(match, [{ type: 'aim' }, run(10, 0)], '33'), 'shooting')).toEqual([1]);
});

test('UK-ATTR-TIRER-EN-COURANT, UK-ACT-ONE-THING: it costs two actions, and is not for who is prone', () => {
  expect(refusal(runner({ at: [4, 4] }, { left: 1 }), run(10, 0))).toBe('UK-ACT-ONE-THING');
  expect(refusal(runner({ at: [4, 4] }, { posture: 'prone' }), run(10, 0))).toBe('UK-STATE-PRONE-ACT');
});
