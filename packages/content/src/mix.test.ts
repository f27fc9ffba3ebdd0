import type { Content } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { generic, mixContents, starWars } from './index.ts';

const mixed = mixContents([starWars, generic]);

test('UC-SYS-SCOPE: a mixed content holds every item of each, under the name of its adaptation', () => {
  for (const list of ['weapons', 'armour', 'profiles'] as const) {
    expect(Object.keys(mixed[list])).toHaveLength(Object.keys(starWars[list]).length + Object.keys(generic[list]).length);
  }
  expect(mixed.adaptation).toBe('star-wars+generic');
  expect(mixed.weapons['star-wars/blaster']).toEqual({ ...starWars.weapons['blaster'], id: 'star-wars/blaster' });
  expect(mixed.weapons['blaster']).toBeUndefined();
});

test('UC-SYS-SCOPE: a profile of a mixed content finds its own equipment', () => {
  expect(mixed.profiles['star-wars/stormtrooper']).toMatchObject({ weapons: ['star-wars/blaster'], armour: ['star-wars/armure-legere'] });
  for (const profile of Object.values(mixed.profiles)) {
    expect(profile.weapons.every((id) => mixed.weapons[id] !== undefined)).toBe(true);
    expect(profile.armour.every((id) => mixed.armour[id] !== undefined)).toBe(true);
  }
});

test('UC-SYS-SCOPE: two lists with one name for different things keep both', () => {
  const blaster = starWars.weapons['blaster'];
  const other: Content = { ...starWars, adaptation: 'autre', weapons: blaster ? { blaster: { ...blaster, range: 1000 } } : {} };
  const both = mixContents([starWars, other]);
  expect(both.weapons['star-wars/blaster']?.range).toBe(20_000);
  expect(both.weapons['autre/blaster']?.range).toBe(1000);
});
