import { expect, test } from 'vitest';
import { battle, box, play, refusal, where } from '../testing.ts';
import { climber } from './index.ts';

const wall = (top: number, rules: readonly string[]) =>
  battle({ figures: { a: { at: [0, 0], rules } }, terrain: [box('mur', [0.5, -3, 5, 3], { top })], activation: 'a' });

test('UK-ATTR-GRIMPEUR: climbs a wall of five paces in one action, the others half of it', () => {
  const match = wall(5, [climber.id]);
  play(match, { type: 'climb', feature: 'mur', height: 5000 });
  expect(where(match, 'a')).toEqual([1, 0, 5]);
  expect(refusal(wall(5, []), { type: 'climb', feature: 'mur', height: 5000 })).toBe('UK-ACT-CLIMB');
  expect(refusal(wall(6, [climber.id]), { type: 'climb', feature: 'mur', height: 5100 })).toBe('UK-ACT-CLIMB');
});
