import { expect, test } from 'vitest';
import { medFan, starWars } from '../index.ts';
import { partsOf } from './parts.ts';

test('UC-SYS-SCOPE: a figure as printed is its profile and nothing else', () => {
  expect([...partsOf(starWars, { profile: 'stormtrooper', name: 'Varn' })]).toEqual([['profile:stormtrooper', 1]]);
  expect([...partsOf(starWars, { profile: 'ewok' })]).toEqual([]);
});

test('UC-MF-WPN-BASE: what is chosen otherwise is taken and the printed one left off; weapons that do the same are one part', () => {
  const figure = { profile: 'guerrier-humain', weapons: ['hallebarde', 'epee'], armour: ['armure'], skill: 'chevalier' };
  expect(Object.fromEntries(partsOf(medFan, figure))).toEqual({
    'profile:guerrier-humain': 1,
    'weapon:hallebarde': 1,
    'armour:bouclier': -1,
    'skill:chevalier': 1,
  });
});
