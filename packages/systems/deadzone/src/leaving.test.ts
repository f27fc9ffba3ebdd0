import { expect, test } from 'vitest';
import { deadzone } from './system.ts';
import { battle, cubeOfFigure, figure, play, refusal } from './testing.ts';

const far = { at: 'C8R8L1' } as const;
const open = (figures: Parameters<typeof battle>[0]['figures'], exits?: string[]) =>
  battle({ figures, activation: 'a', mission: { ...(exits && { exits }) } });

test('DZ-MOVE-LEAVE: a figure leaves from a cube that the mission names, for good; the step off the board is a cube', () => {
  const figures = { a: { at: 'C2R1L1' }, a2: { at: 'C4R4L1' }, b: far };
  const match = open(figures, ['C1R1L1']);
  expect(refusal(match, { type: 'move', path: ['C1R1L1'], leave: true })).toBe('DZ-MOVE-LEAVE');
  expect(deadzone.offers(match.state, 'a').map(({ command }) => command)).toContainEqual({ type: 'sprint', path: ['C1R1L1'], leave: true });
  play(match, { type: 'sprint', path: ['C1R1L1'], leave: true });
  expect(figure(match, 'a').posture).toBe('gone');
  expect(match.state.turn?.seat).toBe('b');
  expect(match.state.points).toEqual({ a: 0, b: 0 });
});

test('DZ-MOVE-LEAVE: not where the mission says nothing, nor from another cube, nor past an enemy', () => {
  const figures = { a: { at: 'C1R1L1' }, b: far };
  expect(refusal(open(figures), { type: 'move', path: [], leave: true })).toBe('DZ-MOVE-LEAVE');
  expect(refusal(open(figures, ['C2R1L1']), { type: 'move', path: [], leave: true })).toBe('DZ-MOVE-LEAVE');
  const held = open({ a: { at: 'C2R1L1' }, b: { at: 'C1R1L1' } }, ['C1R1L1']);
  expect(refusal(held, { type: 'sprint', path: ['C1R1L1'], leave: true })).toBe('DZ-MOVE-LEAVE');
});

test('DZ-MOVE-LEAVE, DZ-MOVE-BREAK-AWAY: an enemy of the cube strikes first, and who survives has left', () => {
  const match = open({ a: { at: 'C1R1L1', survive: 2 }, b: { at: 'C1R1L1', spot: [0.1, 0.1] }, b2: far }, ['C1R1L1']);
  play(match, { type: 'move', path: [], leave: true }, '111 222', [['striker', { figure: 'b', weapon: 'blade', dice: 0 }]]);
  expect(figure(match, 'a').posture).toBe('gone');
  expect(cubeOfFigure(match, 'b')).toBe('C1R1L1');
});
