import { expect, test } from 'vitest';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { figure, levels, play } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { huge } from './index.ts';

/** The Combat level of a huge figure with so many points left. */
const combatAt = (vitality: number, dice: string) => {
  const match = duel({ rules: [huge.id], at: [-0.5, 0], vitality, skills: { combat: 1 } });
  return levels(play(match, fightB, `${dice} 1 1`), 'combat')[0];
};

test('UK-ATTR-ENORME, UK-STATE-WOUNDS: six points; wounded at four and three, badly at two and one', () => {
  expect([combatAt(6, '66'), combatAt(5, '66'), combatAt(4, '3'), combatAt(3, '3'), combatAt(2, '3'), combatAt(1, '3')]).toEqual([
    1, 1, 0, 0, 0, 0,
  ]);
});

test('UK-ATTR-ENORME: it holds against Personnage, with a large base', () => {
  const match = duel({ rules: [huge.id], character: true, at: [-0.5, 0] });
  expect(figure(match, 'a').vitality).toBe(6);
  expect(bodyOf(match.state, figure(match, 'a'))).toMatchObject({ r: 1000, h: 3000 });
});
