import { expect, test } from 'vitest';
import { figure, play, refusal } from '../testing.ts';
import { healing, hurt, use } from '../testing-heal.ts';
import { magnetism } from './index.ts';

test('UK-ATTR-MAGNETISME: one point back within 15 paces, out of sight too, and of its own', () => {
  const match = healing(magnetism, [0, -16]);
  play(match, use(magnetism), '4');
  expect(figure(match, 'a1').vitality).toBe(2);
  const own = healing(magnetism, [0, -16], {}, hurt, hurt);
  play(own, use(magnetism, 'a'), '4');
  expect(figure(own, 'a').vitality).toBe(2);
  expect(refusal(healing(magnetism, [0, 16.01]), use(magnetism))).toBe('UK-ATTR-GEN-TARGET');
});

/** The refusal of a patient behind the healer, by the option on sight. */
const seen = (los: 'hostile' | 'all') => refusal(healing(magnetism, [0, -5], { options: { 'abilities.los': los } }), use(magnetism));

test('UK-ATTR-MAGNETISME, UK-ATTR-GEN-TARGET: by options not itself, and only who it sees', () => {
  expect(refusal(healing(magnetism, [0, 5], { options: { 'allies.includeSelf': 'no' } }, hurt, hurt), use(magnetism, 'a'))).toBe(
    'UK-ATTR-GEN-HEAL',
  );
  expect([seen('hostile'), seen('all')]).toEqual([undefined, 'UK-ARC-LOS']);
  expect(refusal(healing(magnetism, [0, 5], { options: { 'abilities.los': 'all' } }, hurt, hurt), use(magnetism, 'a'))).toBeUndefined();
});
