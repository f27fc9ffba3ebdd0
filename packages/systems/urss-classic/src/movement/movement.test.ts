import { expect, test } from 'vitest';
import { battle, box, figure, ofType, play, refusal, units, where } from '../testing.ts';

const to = (x: number, y: number) => {
  const { x: px, y: py } = units(x, y);
  return { x: px, y: py };
};

test('UC-ACT-MOVE, UC-MOVE-BASE, UC-MOVE-FACING: any path as long as the base move; it then faces the final direction', () => {
  const b = battle({ figures: { a: { at: [0, 0] }, x: { at: [20, 0] } }, activation: 'a' });
  expect(refusal(b, { type: 'move', path: [to(5.1, 0)] })).toBe('UC-ACT-MOVE');
  play(b, { type: 'move', path: [to(3, 0), to(3, -2)] });
  expect(where(b, 'a')).toEqual([3, -2]);
  expect(figure(b, 'a').facing).toEqual({ x: 0, y: -2000 });
});

test('UC-ACT-RUN: straight, up to twice the base move', () => {
  const b = battle({ figures: { a: { at: [0, 0] }, x: { at: [0, 20] } }, activation: 'a' });
  expect(refusal(b, { type: 'run', to: to(10.5, 0) })).toBe('UC-ACT-RUN');
  play(b, { type: 'run', to: to(10, 0) });
  expect(where(b, 'a')).toEqual([10, 0]);
});

test('UC-MOVE-CHARGE, UC-ARC-TURN: contact ends the move and the enemy turns to face it', () => {
  const b = battle({ figures: { a: { at: [0, -3] }, x: { at: [0, 0] } }, activation: 'a' });
  const events = play(b, { type: 'move', path: [to(0, 1)] });
  expect(where(b, 'a')).toEqual([0, -1]);
  expect(figure(b, 'x').facing).toEqual({ x: 0, y: -1000 });
  expect(ofType(events, 'engaged')).toEqual([{ type: 'engaged', figure: 'a', enemies: ['x'] }]);
});

test('UC-MOVE-FALL: off a roof', () => {
  const b = battle({
    figures: { a: { at: [0, 0, 2.9] }, x: { at: [20, 0] } },
    terrain: [box('roof', [-2, -2, 2, 2], { top: 2.9 })],
    activation: 'a',
  });
  play(b, { type: 'move', path: [to(4, 0)] }, '346');
  expect(figure(b, 'a').posture).toBe('out');
});
