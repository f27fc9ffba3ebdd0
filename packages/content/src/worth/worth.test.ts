import { expect, test } from 'vitest';
import { contents, medFan, mixContents, mixedFigure, starWars } from '../index.ts';
import { areEven, bandWorth, chanceOf, LEAST_WORTH, worthFiles, worthIn } from './index.ts';

const worthOfPart = (pack: string, part: string): number =>
  worthFiles.find(({ adaptation }) => adaptation === pack)?.parts[part]?.worth ?? NaN;

test('UC-SYS-SCOPE: a Stormtrooper is worth 100, others what was measured', () => {
  expect(worthIn(starWars, { profile: 'stormtrooper' })).toBe(100);
  expect(worthIn(medFan, { profile: 'troll' })).toBe(worthOfPart('med-fan', 'profile:troll'));
  const two = [{ profile: 'stormtrooper' }, { profile: 'commando-rebelle' }];
  expect(bandWorth(starWars, two)).toBe(100 + worthOfPart('star-wars', 'profile:commando-rebelle'));
});

test('UC-MF-WPN-HALLEBARDE: what is chosen otherwise changes what a figure is worth', () => {
  const figure = { profile: 'guerrier-humain', weapons: ['hallebarde'] };
  const change = worthOfPart('med-fan', 'weapon:hallebarde') - worthOfPart('med-fan', 'weapon:arme-de-base');
  const printed = worthIn(medFan, { profile: 'guerrier-humain' });
  expect(worthIn(medFan, figure)).toBeCloseTo(printed + change, 9);
});

test('UC-SYS-SCOPE: a figure of a mixed content is worth what it is in its own world', () => {
  const mixed = mixContents(contents);
  const figure = { profile: 'magicien', weapons: ['dague'], armour: ['rondache'], skill: 'ranger' };
  expect(mixedFigure('med-fan', figure)).toEqual({
    profile: 'med-fan/magicien',
    weapons: ['med-fan/dague'],
    armour: ['med-fan/rondache'],
    skill: 'med-fan/ranger',
  });
  expect(worthIn(mixed, mixedFigure('star-wars', { profile: 'jedi-gardien' }))).toBe(worthIn(starWars, { profile: 'jedi-gardien' }));
});

test('nobody is worth less than the least, and a profile that nobody has measured is a usual soldier', () => {
  const [profile] = Object.values(medFan.profiles);
  if (!profile) throw new Error('no profile');
  const content = { ...medFan, adaptation: 'new', profiles: { new: { ...profile, id: 'new' } } };
  expect(worthIn(content, { profile: 'new' })).toBe(100);
  expect(worthIn(content, { profile: 'nobody' })).toBe(LEAST_WORTH);
});

test('equal worths have equal chances, and even is from 45 to 55 in 100', () => {
  expect(chanceOf(300, 300)).toBe(0.5);
  expect(chanceOf(600, 300)).toBeCloseTo(4 / 5, 12);
  expect(chanceOf(300, 600)).toBeCloseTo(1 / 5, 12);
  expect([0.44, 0.45, 0.55, 0.56].map(areEven)).toEqual([false, true, true, false]);
});
