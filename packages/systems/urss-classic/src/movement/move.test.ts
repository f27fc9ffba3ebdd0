import { randomFrom } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { battle, box, disc, figure, ofType, play, refusal, where, type FigureSpec } from '../testing.ts';
import { move, run } from '../testing-moves.ts';

const far: FigureSpec = { at: [25, 25] };
const open = (a: FigureSpec = { at: [0, 0] }) => battle({ figures: { a, b: far }, activation: 'a' });

test('UC-ACT-MOVE, UC-MOVE-BASE: along any path, up to five paces in all', () => {
  const match = open();
  expect(refusal(match, move([3, 0], [3, 2.1]))).toBe('UC-ACT-MOVE');
  play(match, move([3, 0], [3, -2]));
  expect(where(match, 'a')).toEqual([3, -2]);
  expect(match.state.activation?.left).toBe(1);
});

test('UC-MOVE-FACING: it faces the final direction of its move, or any way its player picks', () => {
  const match = open();
  play(match, move([3, 0], [3, -2]));
  expect(figure(match, 'a').facing).toEqual({ x: 0, y: -2000 });
  const picked = open();
  play(picked, { ...move([3, 0]), facing: { x: -1, y: 0 } } as never);
  expect(figure(picked, 'a').facing).toEqual({ x: -1, y: 0 });
});

test('UC-ACT-MOVE: a move of no length turns on the spot, even in contact, and costs no free attack', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 1], like: 'guerrier' } }, activation: 'a' });
  const events = play(match, { type: 'move', path: [], facing: { x: -5, y: 2 } });
  expect(figure(match, 'a').facing).toEqual({ x: -5, y: 2 });
  expect(ofType(events, 'freeAttack')).toEqual([]);
  expect(ofType(events, 'engaged')).toEqual([]);
});

test('UC-ACT-RUN: two actions, a straight line, twice the base move; it faces along it', () => {
  const match = open();
  expect(refusal(match, run(10.5, 0))).toBe('UC-ACT-RUN');
  expect(refusal(match, run(0, 0))).toBe('UC-ACT-RUN');
  play(match, run(10, 0));
  expect(where(match, 'a')).toEqual([10, 0]);
  expect(figure(match, 'a').facing).toEqual({ x: 10000, y: 0 });
  expect(match.state.activation).toBeUndefined();
});

test('UC-ACT-RUN: only with two actions left', () => {
  const match = open();
  play(match, move([1, 0]));
  expect(refusal(match, run(5, 0))).toBe('UC-ACT-COUNT');
});

test('UC-ACT-RUN: it may end in contact, and neither goes up a wall nor into deep water', () => {
  const terrain = [box('house', [3, -1, 6, 1]), box('lake', [-8, -2, -3, 2], { kind: 'water', top: 0, base: -2 })];
  const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 8] } }, terrain, activation: 'a' });
  expect(refusal(match, run(8, 0))).toBe('UC-MOVE-PATH');
  expect(refusal(match, run(-8, 0))).toBe('UC-ACT-CLIMB-SWIM');
  play(match, run(0, 9));
  expect(where(match, 'a')).toEqual([0, 7]);
});

test('UC-MOVE-PATH: a base stays on the table and overlaps neither figures nor solid terrain', () => {
  const terrain = [box('house', [2, -1, 6, 1])];
  const match = battle({ figures: { a: { at: [0, 0] }, a2: { at: [0, 2] }, b: far }, terrain, activation: 'a' });
  expect(refusal(match, move([3, 0]))).toBe('UC-MOVE-PATH');
  expect(refusal(match, move([0, 4]))).toBe('UC-MOVE-PATH');
  expect(refusal(match, move([1.5, 0]))).toBeUndefined();
  const edge = battle({ figures: { a: { at: [-28, 0] }, b: far }, activation: 'a' });
  expect(refusal(edge, move([-29.6, 0]))).toBe('UC-MOVE-PATH');
  expect(refusal(edge, move([-29.5, 0]))).toBeUndefined();
});

test('UC-MOVE-PATH: by option it passes through standing allies, without ending upon them', () => {
  const figures = { a: { at: [0, 0] }, a2: { at: [0, 2] }, b: far } as const;
  const match = battle({ figures, options: { 'move.throughFriends': 'yes' }, activation: 'a' });
  expect(refusal(match, move([0, 2.5]))).toBe('UC-MOVE-PATH');
  play(match, move([0, 4]));
  expect(where(match, 'a')).toEqual([0, 4]);
  const lying = battle({
    figures: { ...figures, a2: { at: [0, 2], posture: 'prone' } },
    options: { 'move.throughFriends': 'yes' },
    activation: 'a',
  });
  expect(refusal(lying, move([0, 4]))).toBe('UC-MOVE-PATH');
});

test('UC-MOVE-PATH: steps of half a pace and drops of less than two paces are free', () => {
  const terrain = [box('step', [1, -2, 3, 2], { top: 0.5 }), box('block', [1, 3, 3, 5], { top: 0.6 })];
  const match = battle({ figures: { a: { at: [0, 0] }, b: far }, terrain, activation: 'a' });
  expect(refusal(match, move([0, 3.5], [2, 3.5]))).toBe('UC-MOVE-PATH');
  play(match, move([2, 0]));
  expect(where(match, 'a')).toEqual([2, 0, 0.5]);
  const roof = battle({
    figures: { a: { at: [0, 0, 1.999] }, b: far },
    terrain: [box('roof', [-1, -1, 1, 1], { top: 1.999 })],
    activation: 'a',
  });
  const events = play(roof, move([4, 0]));
  expect(where(roof, 'a')).toEqual([4, 0]);
  expect(ofType(events, 'figureMoved').map(({ manner }) => manner)).toEqual(['move']);
});

test('UC-MOVE-DIFFICULT: each pace of difficult ground costs two; a run is ten paces of it at most', () => {
  const marsh = [box('marsh', [1, -5, 20, 5], { kind: 'difficult', top: 0 })];
  const match = battle({ figures: { a: { at: [0, 0] }, b: far }, terrain: marsh, activation: 'a' });
  expect(refusal(match, move([3, 0]))).toBeUndefined();
  expect(refusal(match, move([3.1, 0]))).toBe('UC-ACT-MOVE');
  const within = battle({ figures: { a: { at: [2, 0] }, b: far }, terrain: marsh, activation: 'a' });
  expect(refusal(within, run(7, 0))).toBeUndefined();
  expect(refusal(within, run(7.1, 0))).toBe('UC-ACT-RUN');
});

const wall = (x: number) => box('wall', [x, -5, x + 1, 5], { kind: 'linear', top: 1 });

test('UC-MOVE-OBSTACLE: crossing takes two paces; without as much left it must stop before', () => {
  const two = battle({ figures: { a: { at: [0, 0] }, b: far }, terrain: [wall(2.5)], activation: 'a' });
  expect(refusal(two, move([5, 0]))).toBeUndefined();
  expect(refusal(two, move([5.1, 0]))).toBe('UC-ACT-MOVE');
  expect(refusal(two, move([3, 0]))).toBe('UC-MOVE-OBSTACLE');
  const far35 = battle({ figures: { a: { at: [0, 0] }, b: far }, terrain: [wall(4)], activation: 'a' });
  expect(refusal(far35, move([6, 0]))).toBe('UC-MOVE-OBSTACLE');
  expect(refusal(far35, move([3.5, 0]))).toBeUndefined();
});

test('UC-MOVE-TERRAIN-KINDS: a low wall that is thin is still crossed at two paces', () => {
  const fence = box('fence', [2, -5, 2.1, 5], { kind: 'linear', top: 1 });
  const match = battle({ figures: { a: { at: [0, 0] }, b: far }, terrain: [fence], activation: 'a' });
  // 1.5 to touch difficult ground, 2 over a stretch of 1.1, 1.5 left.
  expect(refusal(match, move([4.1, 0]))).toBeUndefined();
  expect(refusal(match, move([4.2, 0]))).toBe('UC-ACT-MOVE');
});

test('UC-ACT-MOVE: a walk stops at the edge of deep water, and in it only a turn is a move', () => {
  const lake = disc('lake', [0, 0, 4], 'water', 0, -3);
  const dry = battle({ figures: { a: { at: [-5, 0] }, b: far }, terrain: [lake], activation: 'a' });
  expect(refusal(dry, move([-4, 0]))).toBe('UC-ACT-CLIMB-SWIM');
  const wet = battle({ figures: { a: { at: [-3, 0] }, b: far }, terrain: [lake], activation: 'a' });
  expect(refusal(wet, move([-4, 0]))).toBe('UC-ACT-CLIMB-SWIM');
  expect(refusal(wet, { type: 'move', path: [], facing: { x: 1, y: 0 } })).toBeUndefined();
});

test('UC-ACT-MOVE: its offer draws allowed moves', () => {
  const match = open();
  const offer = match.system.offers(match.state, 'A').find(({ id }) => id === 'move');
  const random = randomFrom(1);
  for (let i = 0; i < 20; i++) {
    const command = offer?.sample?.(random);
    expect(command?.type).toBe('move');
    expect(command && refusal(match, command)).toBeUndefined();
  }
});

test('UC-MOVE-FALL, UC-MOVE-CHARGE: dropping from a roof into contact with an enemy engages it', () => {
  const match = battle({
    figures: { a: { at: [0, 0, 1.5] }, b: { at: [3.5, 0], facing: 'east' } },
    terrain: [box('roof', [-2, -2, 2, 2], { top: 1.5 })],
    activation: 'a',
  });
  const events = play(match, move([4, 0]));
  expect(where(match, 'a')).toEqual([2.5, 0]);
  expect(ofType(events, 'engaged')).toEqual([{ type: 'engaged', figure: 'a', enemies: ['b'] }]);
  expect(figure(match, 'b').facing).toEqual({ x: -1000, y: 0 });
});

const reasonOf = (terrain: Parameters<typeof battle>[0]['terrain'], b: FigureSpec = far) => {
  const match = battle({ figures: { a: { at: [0, 0] }, a2: b }, terrain, activation: 'a' });
  return match.system.check(match.state, 'A', move([4, 0]))?.reason;
};

test('UC-MOVE-PATH: a refusal names what is in the way, in both languages', () => {
  expect(reasonOf([box('house', [2, -1, 3, 1])])?.en).toBe('The way is barred: terrain feature.');
  expect(reasonOf([{ ...box('house', [2, -1, 3, 1]), name: { fr: 'La cabane', en: 'The hut' } }])).toEqual({
    fr: 'Passage barré : La cabane.',
    en: 'The way is barred: The hut.',
  });
  expect(reasonOf([], { at: [2, 0] })?.fr).toBe('Passage barré : a2.');
});
