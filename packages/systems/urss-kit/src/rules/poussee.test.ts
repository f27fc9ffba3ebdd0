import { expect, test } from 'vitest';
import { battle, box, figure, play, rolls, where } from '../testing.ts';
import { push } from './index.ts';

const use = { type: 'special', rule: push.id, target: 'b' } as const;

test('UK-PWR-POUSSEE, UK-ATTR-GEN-DISPLACE: 5 paces away, and prone', () => {
  const match = battle({ figures: { a: { at: [0, 0], facing: 'east', rules: [push.id] }, b: { at: [4, 0] } }, activation: 'a' });
  expect(rolls(play(match, use, '4'))).toEqual(['power a 4']);
  expect([where(match, 'b'), figure(match, 'b').posture]).toEqual([[9, 0], 'prone']);
});

test('UK-PWR-POUSSEE, UK-SYS-FORCED: stopped short it is prone where it stops', () => {
  const match = battle({
    figures: { a: { at: [0, 0], facing: 'east', rules: [push.id] }, b: { at: [4, 0] } },
    terrain: [box('mur', [6, -2, 7, 2], { top: 3 })],
    activation: 'a',
  });
  play(match, use, '4');
  expect([where(match, 'b'), figure(match, 'b').posture]).toEqual([[5.5, 0], 'prone']);
});

test('UK-PWR-POUSSEE, UK-MOVE-FALL: over an edge it falls, with a damage roll, and is prone below', () => {
  const match = battle({
    figures: { a: { at: [0, 0, 3], facing: 'east', rules: [push.id] }, b: { at: [3, 0, 3] } },
    terrain: [box('toit', [-2, -2, 5, 2], { top: 3 })],
    activation: 'a',
  });
  expect(rolls(play(match, use, '4 1'))).toEqual(['power a 4', 'damage 1']);
  expect([where(match, 'b').length, figure(match, 'b').posture]).toEqual([2, 'prone']);
});

test('UK-PWR-POUSSEE, UK-ATTR-GEN-DISPLACE: out of a melee it gives no free attack', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], facing: 'east', rules: [push.id] },
      a1: { at: [4, 1], weapons: ['lame'] },
      b: { at: [4, 0], posture: 'prone' },
    },
    activation: 'a',
  });
  expect(rolls(play(match, use, '4'))).toEqual(['power a 4']);
  expect([where(match, 'b'), figure(match, 'b').posture]).toEqual([[9, 0], 'prone']);
});
