import { expect, test } from 'vitest';
import { battle, box, figure, ofType, play, refusal, rolls, where, type BattleSpec, type FigureSpec } from '../testing.ts';
import { move, swim } from '../testing-moves.ts';
import { fast, frightening, lightning, push, slow } from '../rules/index.ts';

const far: FigureSpec = { at: [25, 25] };
/** The wall face is at x = 0.5, the figure touches it. */
const wall = (top: number) => box('house', [0.5, -4, 6, 4], { top });
const rungs = (top: number) => box('ladder', [0.3, -0.3, 0.5, 0.3], { kind: 'ladder', top });
const stage = (top: number, a: FigureSpec = {}, rest: Partial<BattleSpec> = {}) =>
  battle({ figures: { a: { at: [0, 0], ...a }, b: far }, terrain: [wall(top)], activation: 'a', ...rest });
const climb = (height: number, feature = 'house') => ({ type: 'climb', feature, height: height * 1000 }) as const;
const ladder = (height: number) => ({ type: 'ladder', feature: 'ladder', height: height * 1000 }) as const;

test('UC-ACT-CLIMB-SWIM: a wall of half the base move is climbed in one action; on top it stands wholly on the roof at the edge', () => {
  const match = stage(2.5);
  play(match, climb(2.5));
  expect(where(match, 'a')).toEqual([1, 0, 2.5]);
  expect(figure(match, 'a').perch).toBeUndefined();
});

test('UC-ACT-CLIMB-SWIM: a higher one leaves it on the wall, facing it; it goes on in its next activation', () => {
  const match = stage(3);
  expect(refusal(match, climb(3))).toBe('UC-ACT-CLIMB-SWIM');
  play(match, climb(2.5));
  expect(where(match, 'a')).toEqual([0, 0, 2.5]);
  expect(figure(match, 'a')).toMatchObject({ perch: { feature: 'house', on: 'wall' }, facing: { x: 1000, y: 0 } });
  expect(refusal(match, climb(0.5))).toBe('UC-ACT-ONCE');
  play(match, [{ type: 'pass' }, { type: 'endGroup' }, { type: 'activate', figure: 'a' }, climb(0.5)]);
  expect(where(match, 'a')).toEqual([1, 0, 3]);
  expect(figure(match, 'a').perch).toBeUndefined();
});

test('UC-ACT-CLIMB-SWIM: it must touch the wall, and the scenario may make it unclimbable', () => {
  expect(refusal(stage(2, { at: [-0.1, 0] }), climb(2))).toBe('UC-ACT-CLIMB-SWIM');
  const smooth = [box('house', [0.5, -4, 6, 4], { top: 2, climbable: false })];
  expect(refusal(stage(2, {}, { terrain: smooth }), climb(2))).toBe('UC-ACT-CLIMB-SWIM');
  expect(stage(2, {}, { terrain: smooth }).submit('A', climb(2))).toMatchObject({
    refusal: { reason: { en: expect.stringContaining('scenario') as string } },
  });
  expect(refusal(stage(2), climb(2))).toBeUndefined();
});

test('UC-ACT-CLIMB-SWIM: on a bare wall it neither shoots, fights, uses powers nor takes the alert stance; it does not fall by itself', () => {
  const perch = { feature: 'house', on: 'wall' } as const;
  const hands: FigureSpec = { at: [0, 0, 2], perch, like: 'soldatRebelle', facing: 'west', rules: [{ id: lightning.id, level: 'normal' }] };
  const match = battle({
    figures: { a: hands, b: { at: [-1, 0, 2], posture: 'standing' }, b2: { at: [-4, 0] } },
    terrain: [wall(5)],
    activation: 'a',
  });
  expect(refusal(match, { type: 'shoot', weapon: 'blaster', target: 'b2' })).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(match, { type: 'fight', target: 'b' })).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(match, { type: 'special', rule: lightning.id, target: 'b2' })).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(match, { type: 'alert' })).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(match, { type: 'move', path: [], facing: { x: -1, y: 0 } })).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(match, climb(2))).toBeUndefined();
  expect(where(match, 'a')).toEqual([0, 0, 2]);
});

test('UC-ACT-CLIMB-SWIM: a climb goes somewhere', () => {
  expect(refusal(stage(2.5), climb(0))).toBe('UC-ACT-CLIMB-SWIM');
});

test('UC-ACT-CLIMB-SWIM: down as well as up', () => {
  const match = stage(2.5, { at: [0.9, 0, 2.5] });
  play(match, climb(-2.5));
  expect(where(match, 'a')).toEqual([0, 0]);
});

test('UC-ACT-CLIMB-SWIM: half of an odd base move is not rounded: Lent 1.5, Rapide 4', () => {
  expect(refusal(stage(6, { rules: [slow.id] }), climb(1.5))).toBeUndefined();
  expect(refusal(stage(6, { rules: [slow.id] }), climb(1.51))).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(stage(6, { rules: [fast.id] }), climb(4))).toBeUndefined();
  expect(refusal(stage(6, { rules: [fast.id] }), climb(4.01))).toBe('UC-ACT-CLIMB-SWIM');
});

test('UC-ACT-CLIMB-SWIM, UC-ACT-ONCE: climbing and swimming are one type of action, climbing and moving are two', () => {
  const pool = box('pool', [-9, -3, -0.5, 3], { kind: 'water', base: -2, top: 0 });
  const match = stage(6, {}, { terrain: [wall(6), pool] });
  play(match, climb(1));
  expect(refusal(match, swim([-2, 0]))).toBe('UC-ACT-ONCE');
  const first = stage(2, { at: [-1, 0] });
  play(first, [move([0, 0]), climb(2)]);
  expect(where(first, 'a')).toEqual([1, 0, 2]);
});

test('UC-ACT-CLIMB-SWIM: offered as far as it goes, up and down', () => {
  const match = stage(2);
  const offers = match.system.offers(match.state, 'A').filter(({ type }) => type === 'climb');
  expect(offers.map(({ command }) => command)).toEqual([climb(2)]);
});

test('UC-ACT-LADDER: at the base move; it may stop anywhere on it, with any facing', () => {
  const match = stage(6, {}, { terrain: [wall(6), rungs(6)] });
  expect(refusal(match, ladder(5.1))).toBe('UC-ACT-LADDER');
  play(match, { ...ladder(3.3), facing: { x: 0, y: 7 } });
  expect(where(match, 'a')).toEqual([0, 0, 3.3]);
  expect(figure(match, 'a')).toMatchObject({ perch: { feature: 'ladder', on: 'ladder' }, facing: { x: 0, y: 7 } });
  const whole = stage(5, {}, { terrain: [wall(5), rungs(5)] });
  play(whole, ladder(5));
  expect(where(whole, 'a')[2]).toBe(5);
  expect(figure(whole, 'a').perch).toBeUndefined();
  expect(refusal(stage(6, { at: [-1, 0] }, { terrain: [wall(6), rungs(6)] }), ladder(1))).toBe('UC-ACT-LADDER');
});

test('UC-ACT-LADDER: every rung is offered on the way', () => {
  const match = stage(6, {}, { terrain: [wall(6), rungs(6)] });
  const offers = match.system.offers(match.state, 'A').filter(({ type }) => type === 'ladder');
  expect(offers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((height) => `ladder:ladder:${height * 1000}`));
});

test('UC-ACT-LADDER: from halfway up, the rungs above and those below as far as the ends of the ladder', () => {
  const perch = { feature: 'ladder', on: 'ladder' } as const;
  const match = stage(5, { at: [0, 0, 2.5], perch }, { terrain: [wall(5), rungs(5)] });
  const offers = match.system.offers(match.state, 'A').filter(({ type }) => type === 'ladder');
  expect(offers.map(({ command }) => command)).toEqual([1, 2, 2.5, -1, -2, -2.5].map(ladder));
});

test('UC-ACT-LADDER-USE: on a ladder it may shoot, and fight whom it touches at its level', () => {
  const perch = { feature: 'ladder', on: 'ladder' } as const;
  const a: FigureSpec = { at: [0, 0, 2], perch, like: 'soldatRebelle', facing: 'west' };
  const terrain = [wall(6), rungs(6), box('stage', [-3, -2, -0.5, 2], { top: 2.9 }), box('low', [-3, 4, -0.5, 8], { top: 1 })];
  const match = battle({ figures: { a, b: { at: [-1, 0, 2.9] }, b2: { at: [-9, 0] } }, terrain, activation: 'a' });
  expect(refusal(match, { type: 'shoot', weapon: 'blaster', target: 'b' })).toBeUndefined();
  expect(refusal(match, { type: 'fight', target: 'b' })).toBeUndefined();
  const below = battle({
    figures: { a, b: { at: [-1, 0, 3] } },
    terrain: [wall(6), rungs(6), box('stage', [-3, -2, -0.5, 2], { top: 3 })],
    activation: 'a',
  });
  expect(refusal(below, { type: 'fight', target: 'b' })).toBe('UC-ACT-FIGHT');
});

test('UC-ACT-LADDER-USE, UC-MELEE-PUSH: pushed back from a ladder it comes off and falls from its height', () => {
  const perch = { feature: 'ladder', on: 'ladder' } as const;
  const match = battle({
    figures: {
      a: { at: [-1, 0, 3], like: 'guerrier', facing: 'east' },
      b: { at: [0, 0, 3], perch, like: 'guerrier' },
      b2: { at: [20, 0] },
      b3: { at: [22, 0] },
    },
    terrain: [wall(6), rungs(6), box('stage', [-3, -2, -0.5, 2], { top: 3 })],
    activation: 'a',
  });
  const events = play(match, { type: 'fight', target: 'b' }, '66 11 11 33');
  expect(rolls(events)).toEqual(['combat a 12', 'combat b 2', 'damage 2', 'damage a 6']);
  expect(where(match, 'b')[2] ?? 0).toBe(0);
  expect(figure(match, 'b').perch).toBeUndefined();
});

test('UC-ACT-LADDER-USE: sent away from a wall it falls, and is prone below', () => {
  const match = battle({
    figures: {
      a: { at: [-3, 0], facing: 'east', rules: [{ id: push.id, level: 'normal' }] },
      b: { at: [0, 0, 2.5], perch: { feature: 'house', on: 'wall' } },
      b2: { at: [20, 0] },
      b3: { at: [22, 0] },
    },
    terrain: [wall(6)],
    activation: 'a',
  });
  const events = play(match, { type: 'special', rule: push.id, target: 'b' }, '55 111');
  expect(rolls(events)).toEqual(['power a 10', 'damage 2']);
  expect(where(match, 'b')).toEqual([0, 0]);
  expect(figure(match, 'b')).toMatchObject({ posture: 'prone' });
});

test('UC-ACT-CLIMB-SWIM: a figure may let itself drop from a wall (UC-MOVE-FALL)', () => {
  const match = battle({
    figures: { a: { at: [0, 0, 3], perch: { feature: 'house', on: 'wall' } }, a2: { at: [9, 9] }, b: far },
    terrain: [wall(6)],
    activation: 'a',
  });
  const events = play(match, move([-2, 0]), '33');
  expect(rolls(events)).toEqual(['damage 6']);
  expect(where(match, 'a')).toEqual([0, 0]);
  expect(figure(match, 'a').perch).toBeUndefined();
});

test('UC-MELEE-DISENGAGE: climbing out of a melee costs a free attack; at the top it may touch an enemy', () => {
  const match = battle({
    figures: { a: { at: [0, 0] }, b: { at: [-1, 0], like: 'guerrier' }, b2: { at: [2, 0, 2.5] } },
    terrain: [wall(2.5)],
    activation: 'a',
  });
  const events = play(match, climb(2.5), '11');
  expect(ofType(events, 'freeAttack')).toHaveLength(1);
  expect(ofType(events, 'engaged')).toEqual([{ type: 'engaged', figure: 'a', enemies: ['b2'] }]);
});

test('UC-ACT-CLIMB-SWIM: no farther down than up in one action', () => {
  const match = stage(4, { at: [1, 0, 4] });
  expect(refusal(match, climb(-2.6))).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(match, climb(-2.5))).toBeUndefined();
});

/** An enemy on the edge of the roof above a climber. */
const watched = (b: FigureSpec = {}, rest: Partial<BattleSpec> = {}) =>
  stage(2.5, {}, { figures: { a: { at: [0, 0] }, b: { at: [1, 0, 2.5], ...b }, b2: far }, ...rest });

test('UC-MOVE-PATH, UC-MOVE-CHARGE: a climb to the top ends on the wall where it touches an enemy, who turns', () => {
  const match = watched({ facing: 'east' });
  const events = play(match, climb(2.5));
  expect(where(match, 'a')).toEqual([0, 0, 1.501]);
  expect(figure(match, 'a').perch).toEqual({ feature: 'house', on: 'wall' });
  expect(ofType(events, 'engaged')).toEqual([{ type: 'engaged', figure: 'a', enemies: ['b'] }]);
  expect(figure(match, 'b').facing.x).toBeLessThan(0);
  const beside = watched({ at: [1, 1.1, 2.5] });
  play(beside, climb(2.5));
  expect(where(beside, 'a')).toEqual([1, 0, 2.5]);
});

test('UC-ACT-LADDER, UC-MOVE-CHARGE: so does a ladder, and where the enemy is feared the test is made when it is declared', () => {
  const terrain = [wall(2.5), rungs(2.5)];
  const match = watched({}, { terrain });
  play(match, ladder(2.5));
  expect(where(match, 'a')).toEqual([0, 0, 1.501]);
  const feared = watched({ rules: [frightening.id] }, { terrain });
  expect(rolls(play(feared, ladder(2.5), '11'))).toHaveLength(1);
  expect(where(feared, 'a')).toEqual([0, 0]);
  expect(refusal(feared, ladder(2.5))).toBe(frightening.cites[0]);
  expect(refusal(feared, ladder(1.4))).toBeUndefined();
});

test('UC-MOVE-CHARGE: a climb down ends where it touches an enemy below', () => {
  const match = stage(2.5, {}, { figures: { a: { at: [1, 0, 2.5] }, b: { at: [-1, 0] }, b2: far } });
  const events = play(match, climb(-2.5));
  expect(where(match, 'a')).toEqual([0, 0, 0.999]);
  expect(ofType(events, 'engaged')).toHaveLength(1);
});

test('UC-ACT-LADDER: with no room on top it may still be climbed, to its last rung', () => {
  const store = box('store', [0.51, -9, 6, 9], { base: 2.5, top: 6 });
  const match = stage(2.5, {}, { terrain: [wall(2.5), rungs(2.5), store] });
  expect(refusal(match, climb(2.5))).toBe('UC-MOVE-PATH');
  play(match, ladder(2.5));
  expect(where(match, 'a')).toEqual([0, 0, 2.499]);
  expect(figure(match, 'a').perch).toEqual({ feature: 'ladder', on: 'ladder' });
});
