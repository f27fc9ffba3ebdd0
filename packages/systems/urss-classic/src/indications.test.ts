import { expect, test } from 'vitest';
import { levelOf } from './dice.ts';
import { skillIndications } from './indications.ts';
import { combatPool } from './melee/pool.ts';
import { moralePool } from './morale.ts';
import { shootingPool } from './shooting.ts';
import { battle, figure, type BattleSpec, type FigureSpec } from './testing.ts';
import { personnage, shock } from './rules/index.ts';

const levels = (a: FigureSpec) => {
  const match = battle({ figures: { a: { at: [0, 0], weapons: ['epee', 'blaster'], ...a }, b: { at: [0, 9] } } });
  const [one, other] = [figure(match, 'a'), figure(match, 'b')];
  const weapons = match.state.scene.sheets.a?.weapons.slice(0, 1) ?? [];
  return [combatPool(match.state, one, other, weapons), shootingPool(match.state, one, other), moralePool(match.state, one)].map(levelOf);
};

test('UC-SYS-SKILLS: a skill without a sign is normal, + is a bonus roll, - a malus one, each for itself', () => {
  expect(levels({})).toEqual(['normal', 'normal', 'normal']);
  expect(levels({ combat: 'bonus', shooting: 'malus' })).toEqual(['bonus', 'malus', 'normal']);
  expect(levels({ morale: 'bonus' })).toEqual(['normal', 'normal', 'bonus']);
});

const laidOn = (effects: BattleSpec['effects']): readonly string[] => {
  const match = battle({ figures: { a: { at: [0, 0] }, b1: { at: [0, 9] }, b2: { at: [3, 9] } }, effects });
  return skillIndications(match.state, { purpose: 'combat', figure: figure(match, 'a') }).map(({ effect }) => effect);
};

test('UC-SYS-SKILLS UC-SYS-DURATION: the same effect laid twice on a figure counts once', () => {
  expect(laidOn([{ rule: shock.id, on: 'a', by: 'b1' }])).toEqual(['malus']);
  expect(
    laidOn([
      { rule: shock.id, on: 'a', by: 'b1' },
      { rule: shock.id, on: 'a', by: 'b2' },
    ]),
  ).toEqual(['malus']);
});

test('UC-SYS-SKILLS: the sign of the profile and a wound are an indication each', () => {
  const match = battle({ figures: { a: { at: [0, 0], combat: 'bonus', rules: [personnage.id], vitality: 2 } } });
  expect(skillIndications(match.state, { purpose: 'combat', figure: figure(match, 'a') })).toMatchObject([
    { rule: 'UC-SYS-SKILLS', effect: 'bonus' },
    { rule: 'UC-DMG-STATES', effect: 'malus' },
  ]);
});
