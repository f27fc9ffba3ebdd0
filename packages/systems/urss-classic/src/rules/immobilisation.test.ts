import { expect, test } from 'vitest';
import { battle, box, ofType, play, refusal, where, type BattleSpec } from '../testing.ts';
import { forceLeap, jetpack, push, terrifying } from './index.ts';

const cast = { type: 'special', rule: 'immobilisation', target: 'b' } as const;
const WATER = { kind: 'water', base: -2, top: 0 } as const;
const a = { at: [0, 0], rules: ['immobilisation', push.id], facing: 'east' } as const;

/** b is held, and activated. */
function held(b: object, more: object = {}) {
  const match = battle({ figures: { a, b: { at: [4, 0], ...b }, ...more }, activation: 'a' } as BattleSpec);
  play(match, [cast, { type: 'pass' }], '55');
  play(match, { type: 'activate', figure: 'b' });
  return match;
}

test('UC-MF-SPL-IMMOBILISATION: the target may not move, turn on the spot, run, leap nor fly', () => {
  const match = held({ rules: [jetpack.id, forceLeap.id], weapons: ['blaster'] });
  const rule = 'UC-MF-SPL-IMMOBILISATION';
  expect(refusal(match, { type: 'move', path: [{ x: 36_000, y: 30_000 }] })).toBe(rule);
  expect(refusal(match, { type: 'move', path: [], facing: { x: 0, y: 1 } })).toBe(rule);
  expect(refusal(match, { type: 'run', to: { x: 40_000, y: 30_000 } })).toBe(rule);
  expect(refusal(match, { type: 'jump', to: { x: 36_000, y: 30_000 } })).toBe(rule);
  expect(refusal(match, { type: 'special', rule: jetpack.id, to: { x: 36_000, y: 30_000, z: 0 } })).toBe(rule);
  expect(refusal(match, { type: 'special', rule: forceLeap.id })).toBe(rule);
  expect(refusal(match, { type: 'alert' })).toBeUndefined();
});

test('UC-MF-SPL-IMMOBILISATION: nor climb, nor swim', () => {
  const terrain = [box('house', [5, -2, 9, 2]), box('ladder', [4.5, -1, 5, 1], { kind: 'ladder' }), box('pond', [0, 0.5, 9, 9], WATER)];
  const match = battle({
    figures: { a, b: { at: [4, 0] } },
    terrain,
    effects: [{ rule: 'immobilisation', on: 'b', by: 'a' }],
    activation: 'b',
  });
  expect(refusal(match, { type: 'climb', feature: 'house', height: 1000 })).toBe('UC-MF-SPL-IMMOBILISATION');
  expect(refusal(match, { type: 'ladder', feature: 'ladder', height: 1000 })).toBe('UC-MF-SPL-IMMOBILISATION');
  expect(refusal(match, { type: 'swim', path: [{ x: 34_000, y: 31_000 }] })).toBe('UC-MF-SPL-IMMOBILISATION');
});

test('UC-MF-SPL-IMMOBILISATION UC-SYS-DURATION: until the next activation of the caster', () => {
  const match = held({});
  expect(match.state.effects).toHaveLength(1);
  play(match, [{ type: 'pass' }, { type: 'activate', figure: 'a' }]);
  expect(match.state.effects).toEqual([]);
});

test('UC-MF-SPL-IMMOBILISATION UC-SYS-FORCED: it is still moved against its will', () => {
  const match = battle({ figures: { a, b: { at: [4, 0] } }, activation: 'a' });
  play(match, [cast, { type: 'special', rule: push.id, target: 'b' }], '55 55');
  expect(where(match, 'b')).toEqual([9, 0]);
});

test('UC-MF-SPL-IMMOBILISATION UC-MORALE-FLEE: it does not flee, and its activation ends all the same', () => {
  const match = battle({ figures: { a, a2: { at: [8, 0], rules: [terrifying.id] }, b: { at: [4, 0] } }, activation: 'a' });
  play(match, [cast, { type: 'pass' }], '55');
  play(match, { type: 'endGroup' });
  const events = play(match, { type: 'activate', figure: 'b' }, '11');
  expect(ofType(events, 'figureMoved')).toMatchObject([{ manner: 'fled', points: [{ x: 34_000, y: 30_000 }] }]);
  expect(ofType(events, 'activationEnded').map((event) => event.figure)).toEqual(['b']);
});

test('UC-MF-SPL-IMMOBILISATION: range 20', () => {
  expect(refusal(battle({ figures: { a, b: { at: [21.01, 0] } }, activation: 'a' }), cast)).toBe('UC-SHOOT-RANGE');
});
