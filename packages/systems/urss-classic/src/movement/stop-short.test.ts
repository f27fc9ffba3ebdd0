import { expect, test } from 'vitest';
import { decline, guard, react, stage, wait } from '../testing-alert.ts';
import { jump, move } from '../testing-moves.ts';
import { box, figure, ofType, play, where } from '../testing.ts';
import { push } from '../rules/index.ts';

const low = box('low', [-3, 2, 3, 3], { kind: 'linear', top: 1 });
const north = { at: [0, 0], facing: 'north' } as const;

test('UC-MOVE-OBSTACLE, UC-ACT-ALERT-TRIGGER: charged halfway over a low wall, a figure is back before it', () => {
  const match = stage({ a: north, b: { ...guard, at: [0, 6.9] } }, { terrain: [low] });
  const events = play(match, move([0, 4]), '', [wait(2900), react(move([0, 3.9]))]);
  expect(where(match, 'b')).toEqual([0, 3.9]);
  expect(where(match, 'a')[1]).toBeCloseTo(1.5, 2);
  expect(ofType(events, 'figureMoved').map(({ manner }) => manner)).toEqual(['move', 'move', 'move', 'back']);
  expect(figure(match, 'a').facing).toEqual({ x: 0, y: 1000 });
});

test('UC-MOVE-OBSTACLE, UC-ACT-ALERT-TRIGGER: so is one that a reaction leaves no room beyond the wall', () => {
  const match = stage({ a: north, b: { ...guard, at: [3, 6.9] } }, { terrain: [low] });
  play(match, move([0, 4]), '', [wait(1900), react(move([0, 3.6]))]);
  expect(where(match, 'a')[1]).toBeCloseTo(1.5, 2);
});

test('UC-MOVE-OBSTACLE, UC-ACT-ALERT-TRIGGER: one stopped clear of the wall, beyond it, stays there', () => {
  const match = stage({ a: north, b: { ...guard, at: [0, 7.4] } }, { terrain: [low] });
  play(match, move([0, 4]), '', [wait(3700), react(move([0, 4.7]))]);
  expect(where(match, 'a')).toEqual([0, 3.7]);
});

test('UC-MOVE-OBSTACLE, UC-SYS-FORCED: a Poussée does not send it along the wall; it lies before it', () => {
  const match = stage({ a: north, b: { ...guard, at: [-4, 2.4], facing: 'east', rules: [push.id] } }, { terrain: [low] });
  const sent = { type: 'special', rule: push.id, target: 'a' } as const;
  play(match, move([0, 4]), '66', [wait(2400), react(sent)]);
  expect(figure(match, 'a').posture).toBe('prone');
  expect(where(match, 'a')).toEqual([0, expect.closeTo(1.5, 2)]);
});

test('UC-MOVE-OBSTACLE, UC-ACT-JUMP: stopped in a jump over the wall it is back on the side it came from', () => {
  const match = stage({ a: { at: [0, -2], facing: 'north' }, b: { ...guard, at: [0, 6.9] } }, { terrain: [low] });
  play(match, [move([0, 1]), jump(0, 4)], '', [decline, decline, wait(1900), react(move([0, 3.9]))]);
  expect(where(match, 'a')[1]).toBeCloseTo(1.5, 2);
});
