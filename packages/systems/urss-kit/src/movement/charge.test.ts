import { expect, test } from 'vitest';
import { battle, figure, ofType, play, point, where, type FigureSpec } from '../testing.ts';

const move = (...steps: readonly (readonly [number, number])[]) => ({ type: 'move', path: steps.map(([x, y]) => point(x, y)) }) as const;
const armed = (x: number, y: number): FigureSpec => ({ at: [x, y], weapons: ['lame'] });

test('UK-MOVE-CHARGE: a move ends at the first contact with an enemy, and the rest of its length is lost', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 3] } }, activation: 'a' });
  const events = play(match, move([0, 5]));
  expect([where(match, 'a'), ofType(events, 'engaged')]).toEqual([[0, 2], [{ type: 'engaged', figure: 'a', enemies: ['b'] }]]);
  expect(figure(match, 'a').left).toBe(1);
});

test('UK-MOVE-CHARGE: at its end it may touch several enemies, which all turn', () => {
  const match = battle({
    figures: { a: { at: [0, 0] }, b1: { at: [-0.5, 2.866], facing: 'north' }, b2: { at: [0.5, 2.866], facing: 'north' } },
    activation: 'a',
  });
  const events = play(match, move([0, 2]));
  expect(ofType(events, 'engaged')[0]?.enemies).toEqual(['b1', 'b2']);
  expect([figure(match, 'b1').facing.y < 0, figure(match, 'b2').facing.y < 0]).toEqual([true, true]);
});

test('UK-MOVE-CHARGE, UK-MELEE-DISENGAGE: free attacks first, then the movement, and a new contact', () => {
  const match = battle({
    figures: { a: { at: [0, 0], character: true }, b1: armed(0, -1), b2: { at: [0, 3] } },
    activation: 'a',
  });
  const events = play(match, move([0, 3]), '5');
  expect(events.map(({ type }) => type).filter((type) => ['freeAttack', 'figureMoved', 'engaged', 'figureTurned'].includes(type))).toEqual([
    'freeAttack',
    'figureMoved',
    'engaged',
    'figureTurned',
  ]);
  expect(figure(match, 'a').vitality).toBe(2);
});

test('UK-MOVE-CHARGE: contacts that it had at the start do not stop it, and it may engage again whom it has left', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 1], facing: 'north' } }, activation: 'a' });
  const events = play(match, move([1.5, 0], [1.5, 1], [0.5, 1]), '1111');
  expect([where(match, 'a'), ofType(events, 'engaged').length]).toEqual([[1, 1], 1]);
  expect(figure(match, 'b').facing.x > 0).toBe(true);
});

test('UK-MOVE-CHARGE, UK-ARC-TURN: an enemy that it has touched all the way does not turn again', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 1], facing: 'south' } }, activation: 'a' });
  play(match, move([0.1, 0.005]), '1111');
  expect(figure(match, 'b').facing).toEqual({ x: 0, y: -1000 });
});

test('UK-MELEE-DISENGAGE: a move that stays in contact suffers free attacks too, a turn on the spot none', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: armed(0, 1) }, activation: 'a' });
  play(match, { type: 'move', path: [], facing: { x: 1, y: 0 } });
  expect(figure(match, 'a').facing).toEqual({ x: 1, y: 0 });
});

test('UK-MELEE-DISENGAGE: put out of action by a free attack it does not move, and nobody else strikes', () => {
  const match = battle({
    figures: { a: { at: [0, 0] }, a2: { at: [9, 9] }, b1: { at: [0, 1], weapons: ['lameFine'] }, b2: armed(0, -1) },
    activation: 'a',
  });
  play(match, move([4, 0]), '56');
  expect([where(match, 'a'), figure(match, 'a').posture]).toEqual([[0, 0], 'out']);
});
