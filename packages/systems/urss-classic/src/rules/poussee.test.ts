import { expect, test } from 'vitest';
import { battle, box, figure, ofType, play, refusal, rolls, where } from '../testing.ts';

const push = { type: 'special', rule: 'poussee', target: 'b' } as const;
const a = { at: [0, 0], rules: [{ id: 'poussee' }], facing: 'east' } as const;

test('UC-SW-PWR-POUSSEE UC-SYS-FORCED: the target is moved 5 paces straight away and is prone; no damage roll', () => {
  const match = battle({ figures: { a, b: { at: [4, 0], facing: 'south' } }, activation: 'a' });
  const events = play(match, push, '55');
  expect(rolls(events)).toEqual(['power a 10']);
  expect(ofType(events, 'figureMoved').map(({ manner }) => manner)).toEqual(['thrown']);
  expect(ofType(events, 'knockedDown')).toEqual([{ type: 'knockedDown', figure: 'b', rule: 'UC-SW-PWR-POUSSEE' }]);
  expect(where(match, 'b')).toEqual([9, 0]);
  expect(figure(match, 'b')).toMatchObject({ posture: 'prone', facing: { x: 0, y: -1000 } });
});

test('UC-SW-PWR-POUSSEE: range 5', () => {
  expect(refusal(battle({ figures: { a, b: { at: [6.01, 0] } }, activation: 'a' }), push)).toBe('UC-SHOOT-RANGE');
});

test('UC-SW-PWR-POUSSEE UC-SYS-FORCED: stopped short by a wall, it is knocked down where it stops', () => {
  const match = battle({ figures: { a, b: { at: [4, 0] } }, terrain: [box('mur', [6, -3, 7, 3])], activation: 'a' });
  play(match, push, '55');
  expect(where(match, 'b')).toEqual([5.5, 0]);
  expect(figure(match, 'b').posture).toBe('prone');
});

test('UC-SW-PWR-POUSSEE UC-MOVE-FALL: sent over an edge it falls, takes the damage and is prone below', () => {
  const match = battle({
    figures: { a: { ...a, at: [0, 0, 3] }, b: { at: [4, 0, 3] }, b2: { at: [20, 0] }, b3: { at: [25, 0] } },
    terrain: [box('toit', [-2, -3, 6, 3], { top: 3 })],
    activation: 'a',
  });
  const events = play(match, push, '55 33');
  expect(rolls(events)).toEqual(['power a 10', 'damage 6']);
  expect(figure(match, 'b')).toMatchObject({ posture: 'prone', z: 0 });
});

test('UC-SW-PWR-POUSSEE UC-MOVE-FALL: killed by the fall, it is not knocked down', () => {
  const match = battle({
    figures: { a: { ...a, at: [0, 0, 3] }, b: { at: [4, 0, 3] }, b2: { at: [20, 0] }, b3: { at: [25, 0] } },
    terrain: [box('toit', [-2, -3, 6, 3], { top: 3 })],
    activation: 'a',
  });
  expect(ofType(play(match, push, '55 66'), 'knockedDown')).toEqual([]);
  expect(figure(match, 'b').posture).toBe('out');
});

test('UC-SW-PWR-POUSSEE: it frees a figure from melee with no free attack', () => {
  const match = battle({ figures: { a, b: { at: [1, 0], weapons: ['epee'] } }, activation: 'a' });
  expect(rolls(play(match, push, '55'))).toEqual(['power a 10']);
  expect(where(match, 'b')).toEqual([6, 0]);
});

test('UC-SW-PWR-POUSSEE: one already prone is moved and stays prone', () => {
  const match = battle({ figures: { a, b: { at: [4, 0], posture: 'prone' } }, activation: 'a' });
  play(match, push, '55');
  expect(where(match, 'b')).toEqual([9, 0]);
  expect(figure(match, 'b').posture).toBe('prone');
});

test('UC-ATTR-MISE-A-TERRE UC-ACT-ALERT: knocked down, it is in alert stance no more', () => {
  const match = battle({ figures: { a, b: { at: [4, 0], alert: true } }, activation: 'a' });
  play(match, push, '55');
  expect(figure(match, 'b')).toMatchObject({ posture: 'prone', alert: false });
});
