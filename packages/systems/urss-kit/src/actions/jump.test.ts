import { expect, test } from 'vitest';
import { RAN } from '../saves.ts';
import { battle, box, disc, figure, ofType, play, point, refusal, where, type Battle, type BattleSpec } from '../testing.ts';

const move = (...steps: readonly (readonly [number, number])[]) => ({ type: 'move', path: steps.map(([x, y]) => point(x, y)) }) as const;
const after = (x: number, y: number) => ({ type: 'jump', to: point(x, y) }) as const;
const whole = (runUp: number, x: number) => ({ type: 'jump', runUp: point(runUp, 0), to: point(x, 0) }) as const;
const jumper = (more: Partial<BattleSpec> = {}): Battle =>
  battle({ figures: { a: { at: [0, 0] }, b: { at: [20, 20] } }, activation: 'a', ...more });

/** Two roofs two paces high, with a gap from 4 to 7. */
const ROOFS = [box('un', [-1, -2, 4, 2], { top: 2 }), box('deux', [7, -2, 12, 2], { top: 2 })];
const onRoof = (): Battle => jumper({ figures: { a: { at: [0, 0, 2] }, b: { at: [20, 20] } }, terrain: ROOFS });

test('UK-ACT-JUMP: after a straight move it jumps as far again at most, on along the same line', () => {
  const match = onRoof();
  play(match, move([3.9, 0]));
  expect([after(7.8, 0), after(7.9, 0), after(7.5, 0.5), after(2, 0)].map((one) => refusal(match, one))).toEqual([
    undefined,
    'UK-ACT-JUMP',
    'UK-ACT-JUMP',
    'UK-ACT-JUMP',
  ]);
  play(match, after(7.8, 0));
  expect([where(match, 'a'), figure(match, 'a').done]).toEqual([[7.8, 0, 2], ['movement']]);
});

test('UK-ACT-JUMP: in one command with its run-up it takes two actions', () => {
  const match = onRoof();
  expect([whole(3.9, 7.8), whole(3.9, 7.9), whole(0, 1)].map((one) => refusal(match, one))).toEqual([
    undefined,
    'UK-ACT-JUMP',
    'UK-ACT-JUMP',
  ]);
  const events = play(match, whole(3.9, 7.8));
  expect(ofType(events, 'figureMoved').map(({ manner }) => manner)).toEqual(['move', 'jump']);
  expect([where(match, 'a'), figure(match, 'a').facing.y, ofType(events, 'actionTaken')[0]?.cost]).toEqual([[7.8, 0, 2], 0, 2]);
});

test('UK-ACT-JUMP: no jump after a bend, after something else in between, or without a run-up', () => {
  expect(refusal(jumper(), after(2, 0))).toBe('UK-ACT-JUMP');
  const bent = jumper();
  play(bent, move([2, 0], [2, 2]));
  expect(refusal(bent, after(2, 4))).toBeDefined();
  const between = battle({ figures: { a: { at: [0, 0], left: 3 }, b: { at: [20, 20] } }, activation: 'a' });
  play(between, [move([4, 0]), { type: 'nothing' }]);
  expect(refusal(between, after(6, 0))).toBeDefined();
});

test('UK-ACT-JUMP: the run-up is as long as the base move at most, difficult ground and low walls in it count', () => {
  expect(refusal(jumper(), whole(5.2, 8))).toBe('UK-ACT-JUMP');
  const swamp = jumper({ terrain: [box('marais', [-20, -5, 20, 5], { kind: 'difficult', top: 0 })] });
  expect([whole(2.5, 5), whole(2.6, 5)].map((one) => refusal(swamp, one))).toEqual([undefined, 'UK-ACT-JUMP']);
});

const over = (feature: NonNullable<BattleSpec['terrain']>[number]) => refusal(jumper({ terrain: [feature] }), whole(3, 6));

test('UK-ACT-JUMP, UK-TERRAIN-DIFFICULT: it passes over water, difficult ground and what is a pace high at most, at no cost', () => {
  expect(over(disc('lac', [4.5, 0, 0.9], 'water'))).toBeUndefined();
  expect(over(box('marais', [3.6, -3, 5.4, 3], { kind: 'difficult', top: 0 }))).toBeUndefined();
  expect(over(box('caisse', [3.6, -3, 5.4, 3], { top: 1 }))).toBeUndefined();
  expect(over(box('mur', [3.6, -3, 5.4, 3], { top: 1.1 }))).toBe('UK-MOVE-PATH');
});

const overWho = (posture: 'standing' | 'prone') =>
  refusal(jumper({ figures: { a: { at: [0, 0] }, a2: { at: [4.5, 0], posture }, b: { at: [20, 20] } } }), whole(3, 6));

test('UK-ACT-JUMP: it passes over who lies, and not over who stands', () => {
  expect([overWho('prone'), overWho('standing')]).toEqual([undefined, 'UK-MOVE-PATH']);
});

test('UK-ACT-JUMP: it lands less than a pace higher, where the base has room', () => {
  const onto = (top: number) => refusal(jumper({ terrain: [box('caisse', [4, -3, 9, 3], { top })] }), whole(3, 6));
  expect([onto(0.99), onto(1)]).toEqual([undefined, 'UK-MOVE-PATH']);
  expect(refusal(jumper({ terrain: [disc('lac', [6, 0, 2], 'water')] }), whole(3, 6))).toBe('UK-ACT-JUMP');
});

test('UK-ACT-JUMP, UK-MOVE-FALL: landing lower it falls by the difference; over the void for more than half it falls', () => {
  const match = jumper({ figures: { a: { at: [0, 0, 3] }, b: { at: [20, 20] } }, terrain: [box('tour', [-1, -2, 4, 2], { top: 3 })] });
  play(match, whole(3, 6), '3');
  expect(where(match, 'a')).toEqual([6, 0]);
  const short = onRoof();
  play(short, whole(3.5, 6.9), '13');
  expect(where(short, 'a')[2] ?? 0).toBe(0);
});

test('UK-ACT-JUMP, UK-MOVE-CHARGE: a jump may end in contact', () => {
  const match = jumper({ figures: { a: { at: [0, 0] }, b: { at: [7, 0] } } });
  play(match, whole(3, 6));
  expect(figure(match, 'b').facing.x < 0).toBe(true);
});

test('UK-ACT-JUMP: it is no run', () => {
  const match = jumper();
  play(match, whole(3, 6));
  expect(match.state.passing.filter(({ rule }) => rule === RAN)).toEqual([]);
});

test('UK-ACT-JUMP, UK-MELEE-DISENGAGE: enemies strike as the run-up leaves them, and who is felled does not jump', () => {
  const match = jumper({ figures: { a: { at: [0, 0] }, a2: { at: [-9, 0] }, b: { at: [-1, 0], weapons: ['lame'] } } });
  play(match, whole(3, 6), '4');
  expect([figure(match, 'a').posture, where(match, 'a')]).toEqual(['out', [0, 0]]);
});
