import { expect, test } from 'vitest';
import { battle, levels, play } from '../testing.ts';
import { mindReading } from './index.ts';

test('UK-ATTR-LECTURE-PENSEES: the target rolls Initiative two levels worse for the rest of the turn', () => {
  const match = battle({
    figures: { a: { at: [0, 0], rules: [mindReading.id], left: 1 }, a1: { at: [2, 0] }, b: { at: [0, 9], skills: { initiative: 1 } } },
    activation: 'a',
    options: { 'turn.activation': 'alternating' },
  });
  const events = play(match, { type: 'special', rule: mindReading.id, target: 'b' }, '4 6 52');
  expect(levels(events, 'initiative')).toEqual([0, -1]);
});
