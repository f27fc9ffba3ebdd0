import { expect, test } from 'vitest';
import { bodyOf } from '@escarmouche/skirmish/plane';
import { figure, levels, play } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { huge } from './index.ts';

test('UK-ATTR-ENORME, UK-STATE-WOUNDS: six points; wounded at four and three, badly at two and one', () => {
  const combat = (vitality: number, dice: string) => {
    const match = duel({ rules: [huge.id], at: [-0.5, 0], vitality, skills: { combat: 1 } });
    return levels(play(match, fightB, `${dice} 1 1`), 'combat')[0];
  };
  expect([combat(6, '66'), combat(5, '66'), combat(4, '3'), combat(3, '3'), combat(2, '3'), combat(1, '3')]).toEqual([1, 1, 0, 0, 0, 0]);
});

test('UK-ATTR-ENORME, UK-DMG-CHARACTER: it holds against Personnage, with a large base', () => {
  const match = duel({ rules: [huge.id], character: true, at: [-0.5, 0] });
  expect(figure(match, 'a').vitality).toBe(6);
  expect(bodyOf(match.state, figure(match, 'a'))).toMatchObject({ r: 1000, h: 3000 });
});
