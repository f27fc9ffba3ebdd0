import { expect, test } from 'vitest';
import { battle, figure, play, refusal, rolls, units, where } from '../testing.ts';
import { leaping, superMovement } from './index.ts';

const use = { type: 'special', rule: superMovement.id } as const;
const leap = { type: 'special', rule: leaping.id, to: units(0, 8) } as const;
const begin = () =>
  battle({ figures: { a: { at: [0, 0], rules: [{ id: superMovement.id, level: -1 }] }, b: { at: [9, 9] } }, activation: 'a' });

test('UK-PWR-SURDEPLACEMENT: gives the leap of Bondissant, an action of its own', () => {
  const match = begin();
  expect(refusal(match, leap)).toBe('UK-ACT-LIST');
  expect(rolls(play(match, [use, leap], '54'))).toEqual(['power a 4']);
  expect([where(match, 'a'), figure(match, 'a').left]).toEqual([[0, 8], 0]);
});

test('UK-PWR-SURDEPLACEMENT: a failed test gives no leap', () => {
  const match = begin();
  play(match, use, '36');
  expect(refusal(match, leap)).toBe('UK-ACT-LIST');
});

test('UK-PWR-SURDEPLACEMENT: until the end of the turn alone', () => {
  const match = begin();
  play(match, [use, { type: 'pass' }, { type: 'endGroup' }, { type: 'activate', figure: 'a' }], '54');
  expect(refusal(match, leap)).toBe('UK-ACT-LIST');
});
