import { expect, test } from 'vitest';
import { battle, levels, play, point, refusal, rolls, where, type FigureSpec } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { banishment, lycan, slayer } from './index.ts';

const wolf: FigureSpec = { rules: [lycan.id] };

test('UK-ATTR-LYCAN: it takes courage to charge', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: { ...wolf, at: [0, 5] } }, activation: 'a' });
  expect(rolls(play(match, { type: 'move', path: [point(0, 4)] }, '3'))).toEqual(['morale a 3']);
  expect(where(match, 'a')).toEqual([0, 3]);
});

/** The Combat level of a slayer of this kind. */
const against = (kind: string, dice: string) => levels(play(duel({ rules: [{ id: slayer.id, kind }] }, wolf), fightB, dice), 'combat')[0];

test('UK-ATTR-LYCAN, UK-ATTR-GEN-TYPES: it is prey of its slayers, and Humain no more', () => {
  expect([against('Lycan', '66 1 11'), against('Humain', '6 1 1')]).toEqual([1, 0]);
});

test('UK-ATTR-LYCAN: it cannot be banished', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [banishment.id] }, b: { ...wolf, at: [0, 4] } }, activation: 'a' });
  expect(refusal(match, { type: 'special', rule: banishment.id, target: 'b' })).toBe(banishment.cites[0]);
});
