import { expect, test } from 'vitest';
import { battle, box, figure, ofType, play, refusal, rolls, where, type BattleSpec, type FigureSpec } from '../testing.ts';
import { jump, move } from '../testing-moves.ts';
import { limitedMovement } from '../rules/index.ts';

const far: FigureSpec = { at: [25, 25] };
const roofs = [box('west', [-6, -2, 0, 2], { top: 3 }), box('east', [3, -2, 9, 2], { top: 3 })];
const onRoof = (rest: Partial<BattleSpec> = {}, a: FigureSpec = {}) =>
  battle({ figures: { a: { at: [-4, 0, 3], ...a }, b: far }, terrain: roofs, activation: 'a', ...rest });

test('UC-ACT-JUMP: as far at most as the straight move just made, over the void', () => {
  const match = onRoof();
  play(match, move([0, 0]));
  expect(refusal(match, jump(4.5, 0))).toBe('UC-ACT-JUMP');
  play(match, jump(4, 0));
  expect(where(match, 'a')).toEqual([4, 0, 3]);
  expect(figure(match, 'a').facing).toEqual({ x: 4000, y: 0 });
  expect(match.state.activation).toBeUndefined();
});

test('UC-ACT-JUMP: its limit is the real length of the run-up, not its cost', () => {
  const bog = box('bog', [-10, -10, 1, 10], { kind: 'difficult', top: 0 });
  const match = battle({ figures: { a: { at: [0, 0] }, b: far }, terrain: [bog], activation: 'a' });
  play(match, move([2, 0]));
  expect(match.state.activation?.runUp?.length).toBe(2000);
  expect(refusal(match, jump(4, 0))).toBeUndefined();
  expect(refusal(match, jump(4.1, 0))).toBe('UC-ACT-JUMP');
});

test('UC-ACT-JUMP: no jump without a straight move, after a bent one, or with something in between', () => {
  const none = battle({ figures: { a: { at: [0, 0] }, b: far }, activation: 'a' });
  expect(refusal(none, jump(1, 0))).toBe('UC-ACT-JUMP');
  const bent = battle({ figures: { a: { at: [0, 0] }, b: far }, activation: 'a' });
  play(bent, move([1, 0], [2, 1]));
  expect(refusal(bent, jump(3, 2))).toBe('UC-ACT-JUMP');
  const shooter: FigureSpec = { at: [0, 0], actions: 3, like: 'soldatRebelle', facing: 'east' };
  const later = battle({ figures: { a: shooter, b: { at: [15, 0] } }, activation: 'a' });
  play(later, [move([2, 0]), { type: 'shoot', weapon: 'blaster', target: 'b' }], '11');
  expect(refusal(later, jump(3, 0))).toBe('UC-ACT-JUMP');
});

test('UC-ACT-JUMP, UC-MOVE-FALL: a straight move over an edge is no run-up', () => {
  const match = onRoof();
  play(match, move([1, 0]), '33');
  expect(where(match, 'a')).toEqual([0.5, 0]);
  expect(refusal(match, jump(2, 0))).toBe('UC-ACT-JUMP');
});

test('UC-ACT-JUMP: along the same line only', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: far }, activation: 'a' });
  play(match, move([0, 3]));
  expect(refusal(match, jump(1, 5))).toBe('UC-ACT-JUMP');
  expect(refusal(match, jump(0, 1))).toBe('UC-ACT-JUMP');
  expect(refusal(match, jump(0, 3))).toBe('UC-ACT-JUMP');
  expect(refusal(match, jump(0, 6))).toBeUndefined();
});

test('UC-ACT-JUMP: a landing as near to the line as whole units come is on it', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: far }, activation: 'a' });
  play(match, move([1.111, 2.222]));
  expect(refusal(match, jump(1.777, 3.555))).toBeUndefined();
  expect(refusal(match, jump(1.79, 3.55))).toBe('UC-ACT-JUMP');
});

test('UC-ACT-JUMP: over figures and features up to one pace above its level, not over higher ones', () => {
  const low = box('low', [3, -2, 4, 2], { top: 1 });
  const high = box('high', [3, -2, 4, 2], { top: 1.1 });
  const over = battle({ figures: { a: { at: [-2, 0] }, b: far }, terrain: [low], activation: 'a' });
  play(over, [move([2, 0]), jump(5, 0)]);
  expect(where(over, 'a')).toEqual([5, 0]);
  const barred = battle({ figures: { a: { at: [-2, 0] }, b: far }, terrain: [high], activation: 'a' });
  play(barred, move([2, 0]));
  expect(refusal(barred, jump(5, 0))).toBe('UC-MOVE-PATH');
  const standing = battle({ figures: { a: { at: [-2, 0] }, b: { at: [4, 0] } }, activation: 'a' });
  play(standing, move([2, 0]));
  expect(refusal(standing, jump(6, 0))).toBe('UC-MOVE-PATH');
  const lying = battle({ figures: { a: { at: [-2, 0] }, b: { at: [4, 0], posture: 'prone' } }, activation: 'a' });
  play(lying, move([2, 0]));
  expect(refusal(lying, jump(6, 0))).toBeUndefined();
});

const up = (top: number) => {
  const match = battle({ figures: { a: { at: [-2, 0] }, b: far }, terrain: [box('block', [3, -2, 6, 2], { top })], activation: 'a' });
  play(match, move([2, 0]));
  return match;
};

test('UC-ACT-JUMP: it lands at most half a pace higher; lower is a fall of the difference', () => {
  expect(refusal(up(0.5), jump(4, 0))).toBeUndefined();
  expect(refusal(up(0.6), jump(4, 0))).toBe('UC-MOVE-PATH');
  const down = onRoof();
  play(down, move([0, 0]));
  const events = play(down, jump(1.5, 0), '33');
  expect(where(down, 'a')).toEqual([1.5, 0]);
  expect(rolls(events)).toEqual(['damage 6']);
  expect(ofType(events, 'figureMoved').map(({ manner }) => manner)).toEqual(['jump', 'fell']);
});

test('UC-ACT-JUMP: it may land in contact with an enemy', () => {
  const match = battle({ figures: { a: { at: [-4, 0] }, b: { at: [4, 0] } }, activation: 'a' });
  play(match, move([0, 0]));
  const events = play(match, jump(3, 0));
  expect(ofType(events, 'engaged')).toHaveLength(1);
  expect(figure(match, 'b').facing).toEqual({ x: -1000, y: 0 });
});

test('UC-ACT-JUMP: two actions in all, never a reaction', () => {
  const match = battle({ figures: { a: { at: [0, 0], actions: 1 }, a2: { at: [9, 9] }, b: far }, activation: 'a' });
  play(match, move([3, 0]));
  expect(match.state.activation).toBeUndefined();
  const offers = battle({ figures: { a: { at: [0, 0] }, b: far }, activation: 'a' });
  expect(offers.system.offers(offers.state, 'A').find(({ id }) => id === 'jump')?.refusal?.rule).toBe('UC-ACT-JUMP');
});

test('UC-ACT-JUMP: with limited movement it jumps, but not across a linear obstacle', () => {
  const wall = box('wall', [3, -5, 4, 5], { kind: 'linear', top: 1 });
  const limited: FigureSpec = { at: [-2, 0], rules: [limitedMovement.id] };
  const match = battle({ figures: { a: limited, b: far }, terrain: [wall], activation: 'a' });
  play(match, move([2, 0]));
  expect(refusal(match, jump(5, 0))).toBe('UC-MOVE-OBSTACLE');
  const free = battle({ figures: { a: limited, b: far }, activation: 'a' });
  play(free, [move([2, 0]), jump(5, 0)]);
  expect(where(free, 'a')).toEqual([5, 0]);
});
