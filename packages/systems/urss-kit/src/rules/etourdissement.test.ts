import { expect, test } from 'vitest';
import { battle, figure, play, refusal, rolls } from '../testing.ts';
import { stupefy } from './index.ts';

const use = { type: 'special', rule: stupefy.id, target: 'b' } as const;

test('UK-ATTR-ETOURDISSEMENT: an enemy at 15 paces is prone, and stunned until the turn ends', () => {
  const match = battle({
    figures: { a: { at: [0, 0], rules: [{ id: stupefy.id, level: 1 }] }, b: { at: [0, 16] }, b1: { at: [9, 9] } },
    activation: 'a',
  });
  expect(rolls(play(match, use, '24'))).toEqual(['power a 4']);
  expect(figure(match, 'b')).toMatchObject({ posture: 'prone', stunned: true, left: 0 });
  play(match, [{ type: 'endGroup' }]);
  expect([match.state.turn, figure(match, 'b').posture, figure(match, 'b').stunned]).toEqual([2, 'prone', false]);
});

test('UK-ATTR-ETOURDISSEMENT: a failed test does nothing', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [stupefy.id] }, b: { at: [0, 9] } }, activation: 'a' });
  play(match, use, '3');
  expect(figure(match, 'b')).toMatchObject({ posture: 'standing', stunned: false });
});

test('UK-ATTR-ETOURDISSEMENT: its two actions are taken together', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [stupefy.id] }, b: { at: [0, 9] } }, activation: 'a' });
  play(match, { type: 'nothing' });
  expect(refusal(match, use)).toBe('UK-ACT-ONE-THING');
});
