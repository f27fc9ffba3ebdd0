import { expect, test } from 'vitest';
import { battle, box, figure, ofType, play, refusal, rolls, where, type FigureSpec } from '../testing.ts';
import { move, run } from '../testing-moves.ts';
import { fast, stabInTheBack, stealthy } from '../rules/index.ts';

const sabre: FigureSpec = { at: [0, 0], like: 'guerrier' };

test('UC-MOVE-CHARGE: contact ends the movement, what is left of it is lost', () => {
  const match = battle({ figures: { a: { at: [0, -3] }, b: sabre }, activation: 'a' });
  const events = play(match, move([0, 1]));
  expect(where(match, 'a')).toEqual([0, -1]);
  expect(ofType(events, 'engaged')).toEqual([{ type: 'engaged', figure: 'a', enemies: ['b'] }]);
});

test('UC-ARC-TURN: the enemy touched turns straight at who engages it, unless that one has Coup dans le dos', () => {
  const match = battle({ figures: { a: { at: [0, -3] }, b: sabre }, activation: 'a' });
  play(match, move([0, -1]));
  expect(figure(match, 'b').facing).toEqual({ x: 0, y: -1000 });
  const sly = battle({ figures: { a: { at: [0, -3], rules: [stabInTheBack.id], weapons: ['epee'] }, b: sabre }, activation: 'a' });
  play(sly, move([0, -1]), '21');
  expect(figure(sly, 'b').facing).toEqual({ x: 0, y: 1000 });
});

test('UC-ARC-TURN: a prone enemy keeps its facing', () => {
  const match = battle({ figures: { a: { at: [0, -3] }, b: { ...sabre, posture: 'prone' } }, activation: 'a' });
  play(match, move([0, -1]));
  expect(figure(match, 'b').facing).toEqual({ x: 0, y: 1000 });
});

test('UC-ARC-TURN: who charges faces the way it moved, whatever facing was asked for', () => {
  const match = battle({ figures: { a: { at: [-2, -1] }, b: sabre }, activation: 'a' });
  play(match, { ...move([0, -1]), facing: { x: 0, y: -1 } } as never);
  expect(figure(match, 'a').facing).toEqual({ x: 2000, y: 0 });
});

test('UC-ARC-TURN, UC-MOVE-CHARGE: who has climbed down to an enemy behind it turns straight at it', () => {
  const wall = box('house', [0.5, -4, 6, 4], { top: 5 });
  const perched: FigureSpec = { at: [0, 0, 2], perch: { feature: 'house', on: 'wall' }, facing: 'east' };
  const match = battle({ figures: { a: perched, b: { at: [-1, 0] } }, terrain: [wall], activation: 'a' });
  const events = play(match, { type: 'climb', feature: 'house', height: -2000 });
  expect(ofType(events, 'engaged')).toEqual([{ type: 'engaged', figure: 'a', enemies: ['b'] }]);
  expect(figure(match, 'a').facing).toEqual({ x: -1000, y: 0 });
});

test('UC-MOVE-CHARGE: a final position may touch several enemies; all are engaged and turn', () => {
  const match = battle({ figures: { a: { at: [0, -4] }, b1: { at: [-0.5, 0] }, b2: { at: [0.5, 0] } }, activation: 'a' });
  const events = play(match, move([0, 0]));
  expect(ofType(events, 'engaged')).toEqual([{ type: 'engaged', figure: 'a', enemies: ['b1', 'b2'] }]);
  expect(ofType(events, 'figureTurned').map((event) => event.figure)).toEqual(['b1', 'b2']);
});

test('UC-MOVE-CHARGE, UC-MELEE-DISENGAGE: free attacks come before the movement, and none after death', () => {
  const figures = { a: { at: [0, 0] }, b1: { at: [-1, 0], like: 'guerrier' }, b2: { at: [1, 0], like: 'guerrier' } } as const;
  const dead = battle({ figures: { ...figures, a2: { at: [10, 10] }, a3: { at: [12, 10] } }, activation: 'a' });
  const events = play(dead, move([0, 4]), '13 62', [['freeAttackOrder', 'b1']]);
  expect(rolls(events)).toEqual(['damage b1 4', 'damage b2 8']);
  expect(where(dead, 'a')).toEqual([0, 0]);
  expect(figure(dead, 'a').posture).toBe('out');
  const alive = battle({ figures, activation: 'a' });
  const order = play(alive, move([0, 4]), '11 11', [['freeAttackOrder', 'b2']]).map(({ type }) => type);
  expect(order.lastIndexOf('freeAttack')).toBeLessThan(order.indexOf('figureMoved'));
  expect(where(alive, 'a')).toEqual([0, 4]);
});

test('UC-MELEE-DISENGAGE: it may engage again the one it has just left', () => {
  const match = battle({ figures: { a: { at: [0, -1] }, b: sabre }, activation: 'a' });
  const events = play(match, move([2, -1], [2, 0], [0, 0]), '11');
  expect(where(match, 'a')).toEqual([1, 0]);
  expect(ofType(events, 'engaged')).toHaveLength(1);
  expect(figure(match, 'b').facing).toEqual({ x: 1000, y: 0 });
});

test('UC-ATTR-INDECELABLE: who began its activation farther than 3 paces comes no nearer than 1 pace, at any point of its way', () => {
  const hidden: FigureSpec = { at: [0, 0], rules: [stealthy.id] };
  const crate = { id: 'crate', kind: 'solid', shape: { type: 'disc', x: 30000, y: 31000, r: 500 }, base: 0, top: 2000 } as const;
  const afar = battle({ figures: { a: { at: [0, -4.1] }, b: hidden }, terrain: [crate], activation: 'a' });
  expect(refusal(afar, move([0, -1.9]))).toBe('UC-ATTR-INDECELABLE');
  expect(refusal(afar, run(1.9, -0.1))).toBe('UC-ATTR-INDECELABLE');
  expect(refusal(afar, move([0, -2]))).toBeUndefined();
  const near = battle({ figures: { a: { at: [0, -4] }, b: hidden }, terrain: [crate], activation: 'a' });
  play(near, move([0, -1]));
  expect(where(near, 'a')).toEqual([0, -1]);
});

test('UC-ATTR-INDECELABLE: where it began counts, not where it has come to; once the state has ended contact is free', () => {
  const crate = { id: 'crate', kind: 'solid', shape: { type: 'disc', x: 30000, y: 31000, r: 500 }, base: 0, top: 2000 } as const;
  const match = battle({
    figures: { a: { at: [0, -8], actions: 3, rules: [fast.id] }, b: { at: [0, 0], rules: [stealthy.id] }, b2: { at: [20, 0] } },
    terrain: [crate],
    activation: 'a',
  });
  play(match, move([0, -3]));
  expect(refusal(match, { type: 'move', path: [] })).toBe('UC-ACT-ONCE');
  expect(match.state.passing).toEqual([{ rule: 'UC-ATTR-INDECELABLE', figure: 'a', value: ['b'], until: 'activation' }]);
  match.state.figures.b = { ...figure(match, 'b'), marks: { [stealthy.id]: ['crate'] } };
  match.state.activation?.done.splice(0);
  expect(refusal(match, move([0, -1]))).toBeUndefined();
});
