import { expect, test } from 'vitest';
import { battle, blade, figure, play, rolls, type FigureSpec } from '../testing.ts';
import { personnage } from './index.ts';

const slayer = blade('bane', 'normal', 1, [{ id: 'tueur', kind: 'Troll' }]);

const duel = (b: FigureSpec, a: FigureSpec = { weapons: [slayer] }) =>
  battle({ figures: { a: { at: [0, 0], ...a }, b: { facing: 'south', at: [0, 1], ...b }, b2: { at: [9, 9] } }, activation: 'a' });

const fightB = { type: 'fight', target: 'b' } as const;

test('UC-ATTR-TUEUR: Dégâts + and Coup fatal against its prey', () => {
  const match = duel({ types: ['Troll'], rules: [personnage.id] });
  expect(rolls(play(match, fightB, '66 111 134 3'))).toEqual(['combat a 12', 'combat b 2', 'damage a 7', 'd3 a 3']);
  expect(figure(match, 'b').vitality).toBe(1);
});

test('UC-ATTR-TUEUR: nothing against others', () => {
  const match = duel({ types: ['Rebelle'], rules: [personnage.id] });
  expect(rolls(play(match, fightB, '66 111 34'))).toEqual(['combat a 12', 'combat b 2', 'damage a 7']);
  expect(figure(match, 'b').vitality).toBe(2);
});

test('UC-ATTR-TUEUR UC-DICE-STACK: with a weapon that has Dégâts + it is still one bonus roll', () => {
  const match = duel({ types: ['Troll'] }, { weapons: ['hache'], rules: [{ id: 'tueur', kind: 'Troll' }] });
  expect(rolls(play(match, fightB, '66 111 134'))).toEqual(['combat a 12', 'combat b 2', 'damage a 7']);
});
