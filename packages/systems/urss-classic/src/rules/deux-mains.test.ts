import { expect, test } from 'vitest';
import { battle, blade, play, rolls, shield } from '../testing.ts';

test('UC-ATTR-DEUX-MAINS UC-SYS-HANDS: it is the weapon’s hands that count, whatever its words', () => {
  const worded = { ...blade('spade', 'normal', 1, ['deux-mains']) };
  const match = battle({
    figures: {
      a: { like: 'guerrier', at: [0, 0] },
      b: { at: [0, 1], facing: 'south', weapons: [worded], armour: [shield('s', 'normal')] },
    },
    activation: 'a',
  });
  expect(rolls(play(match, { type: 'fight', target: 'b' }, '66 11 66 34'))).toContain('save b 7');
});
