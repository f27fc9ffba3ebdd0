import { expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { box, figure, ofType, play, refusal, rolls, units, where } from '../testing.ts';
import { jump, move, run } from '../testing-moves.ts';
import { asked, decline, fight, guard, gunner, order, react, shoot, stage, wait } from '../testing-alert.ts';
import { fast, jetpack, push, slow, stabInTheBack, terrifying } from '../rules/index.ts';

test('UC-ACT-ALERT-TRIGGER: who has been put out of action by the former reaction is not asked any more', () => {
  const match = stage({
    a: { at: [-8, -3] },
    b1: { ...guard, at: [0, -0.5], weapons: ['grenades'] },
    b2: { ...guard, at: [0, -5.5], facing: 'north' },
  });
  const throwIt: Command = { type: 'shoot', weapon: 'grenades', target: 'a' };
  const events = play(match, run(2, -3), '66 111 111 666', [order('b1'), decline, decline, order('b1'), react(throwIt)]);
  expect(rolls(events)).toEqual(['shooting b1 12', 'damage b1 2', 'damage b1 2', 'damage b1 12']);
  expect(figure(match, 'b2').posture).toBe('out');
});

test('UC-ACT-JUMP, UC-ACT-ALERT-TRIGGER: a move that a charge has cut short is no run-up, and neither is that charge', () => {
  const match = stage({ a: { at: [-2, -3], actions: 3 }, b: guard });
  play(match, move([3, -3]), '', [wait(2000), react(move([0, -3]))]);
  expect(where(match, 'a')).toEqual([0, -3]);
  expect(match.state.activation?.runUp).toBeUndefined();
  expect(refusal(match, jump(1, -3))).toBe('UC-ACT-JUMP');
});

test('UC-ACT-JUMP, UC-ACT-ALERT-TRIGGER: nor is one cut short northwards, or that ends on the ground', () => {
  const north = stage({ a: { at: [0, -9], actions: 3 }, b: guard });
  play(north, move([0, -4]), '', [react(move([0, -5]))]);
  expect(where(north, 'a')[0]).toBe(0);
  expect(north.state.activation?.runUp).toBeUndefined();
  const wall = box('wall', [-9, -9, 9, -3.5]);
  const down = stage({ a: { at: [-4, -3] }, b: { ...guard, rules: [push.id] } }, { terrain: [wall] });
  play(down, move([0, -3]), '66', [decline, react({ type: 'special', rule: push.id, target: 'a' })]);
  expect([where(down, 'a'), figure(down, 'a').posture]).toEqual([[0, -3], 'prone']);
  expect(down.state.activation?.runUp).toBeUndefined();
});

test('UC-ACT-ALERT-TRIGGER: a point of the path where the mover is out of reach again cannot be waited for', () => {
  const match = stage({ a: { at: [-8, -3], rules: [fast.id] }, b: guard });
  match.submit('A', run(8, -3));
  expect(match.fork().answer({ do: 'wait', at: 15000 }, 'B')).toMatchObject({ status: 'refused' });
  expect(match.fork().answer({ do: 'wait', at: 13000 }, 'B').status).not.toBe('refused');
});

test('UC-ACT-ALERT-TRIGGER: who was in contact as it reacted does not hold back the one that leaves', () => {
  const match = stage({ a: { at: [0, -1] }, b: gunner });
  const events = play(match, move([0, -5]), '111 11', [react(shoot('a'))]);
  expect(rolls(events)).toEqual(['damage b 2', 'shooting b 2']);
  expect(where(match, 'a')).toEqual([0, -5]);
});

test('UC-ACT-ALERT-TRIGGER: knocked down by a reaction the mover goes no further', () => {
  const match = stage({ a: { at: [0, -9] }, b: { ...guard, rules: [push.id] } });
  play(match, move([0, -5]), '66', [react({ type: 'special', rule: push.id, target: 'a' })]);
  expect(where(match, 'a')).toEqual([0, -11]);
  expect(figure(match, 'a').posture).toBe('prone');
});

test('UC-MORALE-FLEE, UC-ACT-ALERT-TRIGGER: one that flees from a reaction does not take its movement up again', () => {
  const wall = box('wall', [-12, -9, -2, -8], { top: 3 });
  const match = stage(
    { a: { at: [-5, -12] }, a2: { at: [25, 25] }, a3: { at: [25, 23] }, b: { ...gunner, rules: [terrifying.id] } },
    { terrain: [wall] },
  );
  const events = play(match, move([-1, -12]), '11', [react(move([0, -4]))]);
  expect(ofType(events, 'figureMoved').map((event) => [event.figure, event.manner])).toEqual([
    ['a', 'move'],
    ['b', 'move'],
    ['a', 'fled'],
  ]);
  expect(match.state.activation).toBeUndefined();
});

test('UC-ACT-ALERT-TRIGGER: (a) counts the base move of the alert figure', () => {
  const againstSlow = stage({ a: { at: [0, -8] }, b: { ...guard, rules: [slow.id] } });
  expect(asked(againstSlow, move([0, -3]), '', [decline, decline])[0]).toEqual(['alert', 'B', ['near'], 4]);
  const againstFast = stage({ a: { at: [0, -12] }, b: { ...guard, rules: [fast.id] } });
  expect(asked(againstFast, move([0, -8]), '', [decline, decline])[0]).toEqual(['alert', 'B', ['near'], 3]);
});

test('UC-ACT-ALERT-TRIGGER: what opens at the very end of a movement is the window of its end, asked once', () => {
  const match = stage({ a: { at: [0, -9] }, b: guard });
  expect(asked(match, move([0, -5.999]), '', [decline])).toEqual([['alert', 'B', ['end'], 3]]);
});

test('UC-ACT-ALERT-TRIGGER, UC-MOVE-FALL: what opens at the edge it goes over is asked before the fall', () => {
  const roofs = [box('west', [-2, -2, 2, 2], { top: 3 }), box('east', [6, -2, 20, 2], { top: 3 })];
  const match = stage({ a: { at: [0, 0, 3] }, b: { ...guard, at: [8, 0, 3], facing: 'west' } }, { terrain: roofs });
  expect(asked(match, move([4, 0]), '11', [decline, decline])[0]).toEqual(['alert', 'B', ['near'], 2]);
});

test('UC-MOVE-CHARGE, UC-ACT-ALERT-TRIGGER: charged by the very enemy it was charging, it makes no charge any more', () => {
  const match = stage({ a: { at: [0, -8], rules: [stabInTheBack.id] }, b: guard });
  const events = play(match, run(0, -1), '', [react(move([0, -5]))]);
  expect(ofType(events, 'engaged')).toEqual([{ type: 'engaged', figure: 'b', enemies: ['a'] }]);
});

test('UC-SYS-FORCED, UC-ACT-ALERT-TRIGGER: a push-back watched on its way is no longer for it', () => {
  const match = stage({
    a: { at: [0, 0], like: 'guerrier' },
    b: { at: [0, 1], like: 'guerrier' },
    b2: { ...guard, at: [0, -6.5], facing: 'north' },
  });
  play(match, fight('b'), '11 66 11', [decline, decline]);
  expect(where(match, 'a')).toEqual([0, -1]);
});

test('UC-ACT-ALERT-TRIGGER: where a reaction takes its landing place, a flyer comes down where it is', () => {
  const pit = box('pit', [2, -0.5, 6, 0.5], { kind: 'void', base: -3, top: 0 });
  const match = stage({ a: { at: [0, 0], rules: [jetpack.id] }, b: { ...guard, at: [8, -4], facing: 'west' } }, { terrain: [pit] });
  const fly: Command = { type: 'special', rule: jetpack.id, to: units(8, 0) };
  expect(rolls(play(match, fly, '33', [wait(4000), react(move([8, -0.5]))]))).toEqual(['damage 6']);
  expect(where(match, 'a')).toEqual([4, 0, -3]);
});
