import { expect, test } from 'vitest';
import { alive, battle, play, rolls } from '../testing.ts';
import { lightning } from './index.ts';

test('UK-PWR-ECLAIRS: a plain damage roll, and no Électrochoc', () => {
  const use = { type: 'special', rule: lightning.id, target: 'b' } as const;
  const match = battle({ figures: { a: { at: [0, 0], rules: [lightning.id] }, b: { at: [0, 11] }, b1: { at: [9, 9] } }, activation: 'a' });
  expect(rolls(play(match, use, '4 4'))).toEqual(['power a 4', 'damage a 4']);
  expect(alive(match, 'b')).toBe(false);
  const unhurt = battle({ figures: { a: { at: [0, 0], rules: [lightning.id] }, b: { at: [0, 11] } }, activation: 'a' });
  play(unhurt, use, '4 3');
  expect(unhurt.state.figures['b']).toMatchObject({ posture: 'standing', stunned: false });
});
