import { expect, test } from 'vitest';
import { levelOf } from '../dice.ts';
import { fullVitality, healthOf } from '../figures.ts';
import { combatPool } from '../melee/pool.ts';
import { shootingPool } from '../shooting.ts';
import { battle, figure, play, testSheet, type FigureSpec } from '../testing.ts';

const against = (spec: FigureSpec) =>
  battle({ figures: { a: { at: [0, 0], like: 'guerrier' }, b: { at: [0, 1], facing: 'south', ...spec } }, activation: 'a' });

test('UC-ATTR-PERSONNAGE UC-DMG-STATES: three points: sound, wounded, badly wounded, out', () => {
  const sheet = testSheet('x', 'X', 'plain', { rules: ['personnage'] });
  expect(fullVitality(sheet)).toBe(3);
  expect([3, 2, 1, 0].map((left) => healthOf(sheet, left))).toEqual(['sound', 'wounded', 'badlyWounded', 'out']);
});

test('UC-ATTR-PERSONNAGE UC-DMG-POINT: one damage point takes one of three', () => {
  const match = against({ like: 'jediMineur', rules: [] });
  play(match, { type: 'fight', target: 'b' }, '66 11 66 111 111');
  expect(figure(match, 'b')).toMatchObject({ vitality: 2, posture: 'standing' });
});

test('UC-ATTR-PERSONNAGE: wounded, Combat + and Combat - make a normal roll', () => {
  const match = against({ like: 'jediGardien', vitality: 2 });
  const b = figure(match, 'b');
  expect(levelOf(combatPool(match.state, b, figure(match, 'a'), match.state.scene.sheets.b?.weapons ?? []))).toBe('normal');
});

test('UC-ATTR-PERSONNAGE UC-DMG-STATES: badly wounded, Tir + becomes a normal roll, and bare hands stay a malus one', () => {
  const match = against({ shooting: 'bonus', weapons: ['blaster'], rules: ['personnage'], vitality: 1 });
  const b = figure(match, 'b');
  expect(levelOf(shootingPool(match.state, b, figure(match, 'a')))).toBe('normal');
  expect(levelOf(combatPool(match.state, b, figure(match, 'a'), []))).toBe('malus');
});
