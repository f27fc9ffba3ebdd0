import { expect, test } from 'vitest';
import { figure, play, refusal } from '../testing.ts';
import { healing, hurt, use } from '../testing-heal.ts';
import { heal } from './index.ts';

test('UK-PWR-GUERISON: all vitality back within a pace, its own too', () => {
  const match = healing(heal, [0, -2]);
  play(match, use(heal), '4');
  expect(figure(match, 'a1').vitality).toBe(3);
  expect([refusal(healing(heal, [0, 2.01]), use(heal)), refusal(healing(heal, [0, 9], {}, hurt, hurt), use(heal, 'a'))]).toEqual([
    'UK-ATTR-GEN-TARGET',
    undefined,
  ]);
});
