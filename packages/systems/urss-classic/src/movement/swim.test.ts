import { expect, test } from 'vitest';
import { battle, box, figure, play, refusal, where, type FigureSpec } from '../testing.ts';
import { move, swim } from '../testing-moves.ts';
import { reloading, shock } from '../rules/index.ts';

const far: FigureSpec = { at: [25, 25] };
/** From x = 0 to 10. */
const lake = box('lake', [0, -8, 10, 8], { kind: 'water', base: -3, top: 0 });
const stage = (a: FigureSpec) => battle({ figures: { a, b: far }, terrain: [lake], activation: 'a' });

test('UC-ACT-CLIMB-SWIM: from the edge or in the water, any path, half the base move', () => {
  const match = stage({ at: [-0.5, 0] });
  expect(refusal(match, swim([2.1, 0]))).toBe('UC-ACT-CLIMB-SWIM');
  play(match, swim([1, 0], [1, 0.9]));
  expect(match.state.activation).toMatchObject({ left: 1, done: ['climbOrSwim'] });
  expect(where(match, 'a')).toEqual([1, 0.9]);
  expect(figure(match, 'a').facing).toEqual({ x: 0, y: 900 });
  expect(refusal(stage({ at: [-0.6, 0] }), swim([1, 0]))).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(stage({ at: [5, 0] }), swim([7.5, 0]))).toBeUndefined();
});

test('UC-ACT-CLIMB-SWIM: it may end on the bank, its base touching the edge', () => {
  const match = stage({ at: [1, 0] });
  play(match, swim([-0.5, 0]));
  expect(where(match, 'a')[0]).toBeCloseTo(-0.5, 2);
  expect(refusal(match, move([-3, 0]))).toBeUndefined();
});

test('UC-ACT-CLIMB-SWIM: a swim that goes on over dry land is refused, not cut short', () => {
  expect(refusal(stage({ at: [1, 0] }), swim([-1.4, 0]))).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(stage({ at: [0.1, 0] }), swim([-0.5, 0], [-1, 0]))).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(stage({ at: [1, 0] }), swim([-0.5, 0]))).toBeUndefined();
});

test('UC-ACT-CLIMB-SWIM, UC-MOVE-CHARGE: it may swim into contact with an enemy', () => {
  const match = battle({ figures: { a: { at: [3, 0] }, b: { at: [6, 0] } }, terrain: [lake], activation: 'a' });
  play(match, swim([5.4, 0]));
  expect(where(match, 'a')).toEqual([5, 0]);
});

test('UC-ACT-CLIMB-SWIM: in deep water it can neither shoot nor fight nor reload; the alert stance and powers take no hands', () => {
  const a: FigureSpec = {
    at: [5, 0],
    weapons: ['blaster', 'arbalete'],
    facing: 'west',
    rules: [shock.id],
    marks: { [reloading.id]: ['arbalete'] },
  };
  const match = battle({ figures: { a, b: { at: [5, 1] }, b2: { at: [-3, 0] } }, terrain: [lake], activation: 'a' });
  expect(refusal(match, { type: 'shoot', weapon: 'blaster', target: 'b2' })).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(match, { type: 'fight', target: 'b' })).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(match, { type: 'special', rule: reloading.id, weapon: 'arbalete' })).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(match, { type: 'special', rule: shock.id, target: 'b' })).toBeUndefined();
  expect(refusal(match, { type: 'alert' })).toBeUndefined();
});

test('UC-MOVE-DIFFICULT: reeds do not slow a swimmer', () => {
  const reeds = box('reeds', [0, -8, 10, 8], { kind: 'difficult', top: 0 });
  const match = battle({ figures: { a: { at: [5, 0] }, b: far }, terrain: [lake, reeds], activation: 'a' });
  expect(refusal(match, swim([7.5, 0]))).toBeUndefined();
});

test('UC-ACT-CLIMB-SWIM: on a bridge over deep water it is dry, and walks', () => {
  const match = battle({
    figures: { a: { at: [0, 0, 1], like: 'soldatRebelle' }, b: { at: [0, 12] } },
    terrain: [box('lake', [-9, -9, 9, 9], { kind: 'water', base: -2, top: 0 }), box('bridge', [-2, -9, 2, 9], { base: 0.8, top: 1 })],
    activation: 'a',
  });
  expect(refusal(match, move([0, 3]))).toBeUndefined();
  expect(refusal(match, { type: 'shoot', weapon: 'blaster', target: 'b' })).toBeUndefined();
});
