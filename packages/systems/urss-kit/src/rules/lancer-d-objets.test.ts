import { expect, test } from 'vitest';
import { battle, levels, play } from '../testing.ts';
import { hurlObjects } from './index.ts';

test('UK-PWR-LANCER-OBJETS: a damage roll of level -1, whatever the user’s skills', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], rules: [hurlObjects.id], skills: { throwing: 2, damage: 2 }, weapons: ['lameLourde'] },
      b: { at: [0, 11] },
    },
    activation: 'a',
  });
  const events = play(match, { type: 'special', rule: hurlObjects.id, target: 'b' }, '4 16');
  expect([levels(events, 'power'), levels(events, 'damage')]).toEqual([[0], [-1]]);
});
