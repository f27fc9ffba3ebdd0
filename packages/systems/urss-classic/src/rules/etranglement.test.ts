import { expect, test } from 'vitest';
import { alive, battle, play, refusal, rolls } from '../testing.ts';
import { robust } from './index.ts';

const use = (target: string) => ({ type: 'special', rule: 'etranglement', target }) as const;

test('UC-SW-PWR-ETRANGLEMENT UC-SAVE-CANCEL: a bonus damage roll within 5 paces that no save answers', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], rules: ['etranglement'] },
      b: { at: [0, 6], armour: ['lourde'], rules: [robust.id] },
      b2: { at: [9, 9] },
      b3: { at: [0, 6.1] },
    },
    activation: 'a',
  });
  expect(refusal(match, use('b3'))).toBe('UC-SHOOT-RANGE');
  expect(rolls(play(match, use('b'), '34 134'))).toEqual(['power a 7', 'damage a 7']);
  expect(alive(match, 'b')).toBe(false);
});
