import { expect, test } from 'vitest';
import { alive, battle, play, refusal, rolls } from '../testing.ts';

const use = (target: string) => ({ type: 'special', rule: 'lancer-d-objets', target }) as const;

test('UC-SW-PWR-LANCER-D-OBJETS: a malus damage roll on a target 10 paces away', () => {
  const match = battle({
    figures: {
      a: { like: 'jediMineur', at: [0, 0], rules: [{ id: 'lancer-d-objets', level: 'normal' }] },
      b: { like: 'soldatRebelle', at: [0, 11] },
      b2: { at: [9, 9] },
      b3: { at: [0, 11.1] },
    },
    activation: 'a',
  });
  expect(refusal(match, use('b3'))).toBe('UC-SHOOT-RANGE');
  expect(rolls(play(match, use('b'), '34 625'))).toEqual(['power a 7', 'damage a 7']);
  expect(alive(match, 'b')).toBe(false);
});
