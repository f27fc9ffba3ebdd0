import { expect, test } from 'vitest';
import { battle, box, figure, ofType, play, point, refusal, where } from './testing.ts';

test('UK-STATE-OUT, UK-TURN-END: it crawls half its base move at the end of each turn, and is removed at the exit', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, a2: { at: [0, -25.5], posture: 'out', vitality: 0 }, b: { at: [10, 0] } } });
  play(match, [{ type: 'endGroup' }, { type: 'endGroup' }]);
  expect(where(match, 'a2')).toEqual([0, -28]);
  expect(figure(match, 'a2').posture).toBe('out');
  play(match, [{ type: 'endGroup' }, { type: 'endGroup' }]);
  expect(figure(match, 'a2').posture).toBe('gone');
});

test('UK-STATE-OUT: at an exit already it is removed at the end of the turn', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, a2: { at: [0, -29.5], posture: 'out', vitality: 0 }, b: { at: [10, 0] } } });
  play(match, [{ type: 'endGroup' }, { type: 'endGroup' }]);
  expect(figure(match, 'a2').posture).toBe('gone');
});

test('UK-STATE-OUT: not at the end of the turn in which it fell', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['lame'] }, a2: { at: [9, 9] }, b: { at: [0, 1] }, b2: { at: [20, 20] }, b3: { at: [22, 20] } },
    activation: 'a',
  });
  play(match, { type: 'fight', target: 'b' }, '6 1111 4');
  play(match, [{ type: 'pass' }, { type: 'endGroup' }, { type: 'endGroup' }]);
  expect(where(match, 'b')).toEqual([0, 1]);
  play(match, [{ type: 'endGroup' }, { type: 'endGroup' }]);
  expect(where(match, 'b')).toEqual([0, 3.5]);
});

test('UK-STATE-OUT: by option it is taken off at once', () => {
  const match = battle({
    options: { 'outOfAction.mode': 'remove' },
    figures: { a: { at: [0, 0], weapons: ['lame'] }, b: { at: [0, 1] }, b2: { at: [20, 20] }, b3: { at: [22, 20] } },
    activation: 'a',
  });
  play(match, { type: 'fight', target: 'b' }, '6 1111 4');
  expect(figure(match, 'b').posture).toBe('gone');
});

test('UK-STATE-OUT: it goes round what is in its way, by the shortest way to the exits of the scenario', () => {
  const exits = [{ type: 'disc' as const, x: 30000, y: 50000, r: 1000 }];
  const figures = { a: { at: [0, 0] }, a2: { at: [0, 15], posture: 'out', vitality: 0 }, b: { at: [10, 0] } } as const;
  const open = battle({ exits, figures });
  play(open, [{ type: 'endGroup' }, { type: 'endGroup' }]);
  expect(where(open, 'a2')).toEqual([0, 17.5]);
  const walled = battle({ exits, figures, terrain: [box('wall', [-2, 16, 1, 17])] });
  const events = play(walled, [{ type: 'endGroup' }, { type: 'endGroup' }]);
  expect(ofType(events, 'figureMoved')).toHaveLength(1);
  expect(where(walled, 'a2')[0]).toBeGreaterThan(0);
});

const fallen = { at: [0, 1, 4], perch: { feature: 'ladder', on: 'ladder' } } as const;
const tower = [box('tower', [-3, 1.7, 3, 5], { top: 6 }), box('ladder', [-0.5, 1.5, 0.5, 1.7], { kind: 'ladder', top: 6 })];

test('UK-STATE-OUT: on a ladder it is placed at the foot, without the roll of a fall', () => {
  const match = battle({
    figures: { a: { at: [0, -3], weapons: ['fusil'] }, b: fallen, b2: { at: [20, 20] }, b3: { at: [22, 20] } },
    terrain: tower,
    activation: 'a',
  });
  const events = play(match, { type: 'shoot', weapon: 'fusil', target: 'b' }, '4 4');
  expect(ofType(events, 'figureOut')).toMatchObject([{ figure: 'b', at: { z: 0 } }]);
  expect(where(match, 'b')).toEqual([0, 1]);
  expect(figure(match, 'b').perch).toBeUndefined();
});

test('UK-STATE-OUT: it is no target, engages nobody and is in nobody’s way', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], weapons: ['lame', 'fusil'] },
      b: { at: [0, 1], posture: 'out', vitality: 0 },
      b2: { at: [0, 9] },
    },
    activation: 'a',
  });
  expect(refusal(match, { type: 'fight', target: 'b' })).toBe('UK-ACT-FIGHT');
  expect(refusal(match, { type: 'shoot', weapon: 'fusil', target: 'b' })).toBeDefined();
  expect(ofType(play(match, { type: 'move', path: [point(0, 4)] }), 'freeAttack')).toEqual([]);
  expect(where(match, 'a')).toEqual([0, 4]);
});

test('UK-STATE-OUT: it is never chosen nor activated', () => {
  const match = battle({ figures: { a: { at: [0, 0], posture: 'out', vitality: 0 }, a2: { at: [2, 0] }, b: { at: [0, 9] } }, plays: 'A' });
  expect(refusal(match, { type: 'activate', figure: 'a' })).toBe('UK-STATE-OUT');
});
