import { expect, test } from 'vitest';
import { alive, battle, figure, levels, play } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { character, deadlyBlow } from './index.ts';

const rules = [character.id];

/** The levels of fights and of shots, with so many points left. */
const combat = (vitality: number, dice: string) => levels(play(duel({ rules, vitality }), fightB, dice), 'combat')[0];
const tir = (vitality: number, dice: string) => {
  const figures = { a: { rules, vitality, at: [0, 0], weapons: ['pistolet'] }, b: { at: [0, 4] } } as const;
  return levels(play(battle({ figures, activation: 'a' }), { type: 'shoot', weapon: 'pistolet', target: 'b' }, dice), 'shooting');
};

test('UK-DMG-CHARACTER, UK-DMG-VITALITY: it has three vitality points, others a single one', () => {
  const hard = duel({}, { rules });
  play(hard, fightB, '6 1 4');
  expect([alive(hard, 'b'), figure(hard, 'b').vitality]).toEqual([true, 2]);
  const soft = duel();
  play(soft, fightB, '6 1 4');
  expect(alive(soft, 'b')).toBe(false);
});

test('UK-DMG-CHARACTER, UK-STATE-WOUNDS: Combat - from the first point lost, Tir - too from the second', () => {
  expect([combat(3, '1 6 1'), combat(2, '11 6 1'), combat(1, '11 6 1')]).toEqual([0, -1, -1]);
  expect([tir(3, '1'), tir(2, '1'), tir(1, '11')]).toEqual([[0], [0], [-1]]);
});

test('UK-DMG-CHARACTER: three points at once put it out', () => {
  const match = duel({ rules: [deadlyBlow.id] }, { rules });
  play(match, fightB, '6 1 4 5');
  expect(alive(match, 'b')).toBe(false);
});
