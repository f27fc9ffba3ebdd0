import { expect, test } from 'vitest';
import { bandSheets, battleSetup, playsItself } from './band.ts';
import { plain, type BandFigure, type Content, type Profile } from './content.ts';
import { armour, blade, gun, shield } from './testing-sheets.ts';

const byId = <T extends { readonly id: string }>(...items: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(items.map((item) => [item.id, item]));

const profile = (id: string, given: Partial<Profile> = {}): Profile => ({
  id,
  cites: `test:${id}`,
  name: { fr: id, en: id },
  types: [id],
  ...plain,
  ...given,
});

const content: Content = {
  adaptation: 'test',
  weapons: byId(blade('epee'), blade('lance'), gun('arc', 20)),
  armour: byId(armour('maille', 'normal'), shield('bouclier', 'malus')),
  profiles: byId(
    profile('soldat', { weapons: ['epee'], armour: ['maille', 'bouclier'] }),
    profile('troll', { combat: 'malus' }),
    profile('chevalier', { combat: 'bonus' }),
    profile('Zombi'),
    profile('milicien', { combat: 'malus', shooting: 'malus' }),
  ),
};

const one = (figure: BandFigure) => bandSheets(content, [figure], 'a')[0];
const ids = (items: readonly { readonly id: string }[] | undefined) => items?.map(({ id }) => id);

test('UC-MELEE-BARE: a figure has the equipment of its profile, or what is given to it instead', () => {
  expect(ids(one({ profile: 'soldat' })?.weapons)).toEqual(['epee']);
  expect(ids(one({ profile: 'soldat', weapons: ['lance', 'arc'] })?.weapons)).toEqual(['lance', 'arc']);
  expect(ids(one({ profile: 'soldat', weapons: ['lance'] })?.armour)).toEqual(['maille', 'bouclier']);
  expect(ids(one({ profile: 'soldat', weapons: [], armour: ['bouclier'] })?.armour)).toEqual(['bouclier']);
  expect(one({ profile: 'soldat', weapons: [] })?.weapons).toEqual([]);
});

test('UC-SYS-HANDS: weapons of one kind that a figure carries are numbered', () => {
  expect(ids(one({ profile: 'soldat', weapons: ['epee', 'arc', 'epee', 'epee'] })?.weapons)).toEqual(['epee', 'arc', 'epee-2', 'epee-3']);
});

test('UC-SV-AI-SCOPE: a band of zombies alone plays itself', () => {
  const [zombie, soldier] = [{ profile: 'Zombi' }, { profile: 'soldat' }];
  const bands = [[zombie], [zombie, zombie], [zombie, soldier], []];
  expect(bands.map((figures) => playsItself(content, figures))).toEqual([true, true, false, false]);
});

test('UC-SYS-SKILLS UC-DICE-STACK: the sign of a level of skill is laid on the profile: it stays one sign, and opposite signs cancel', () => {
  expect(one({ profile: 'soldat', skill: 'chevalier' })).toMatchObject({ combat: 'bonus', shooting: 'normal', profile: { id: 'soldat' } });
  expect(one({ profile: 'troll', skill: 'chevalier' })).toMatchObject({ combat: 'normal' });
  expect(one({ profile: 'troll', skill: 'milicien' })).toMatchObject({ combat: 'malus', shooting: 'malus' });
  expect(one({ profile: 'chevalier', skill: 'soldat' })).toMatchObject({ combat: 'bonus' });
  expect(one({ profile: 'soldat', skill: 'chevalier' })?.types).toEqual(['soldat']);
});

test('UC-TURN-GROUPS: figures are numbered in their group, in roster order; who has no name goes by that of the profile', () => {
  const sheets = bandSheets(content, [{ profile: 'soldat', name: 'Maugis' }, { profile: 'troll' }], 'b');
  expect(sheets.map(({ id, name, group }) => [id, name, group])).toEqual([
    ['b1', 'Maugis', 'b'],
    ['b2', 'troll', 'b'],
  ]);
});

const group = (id: string, world: string) => ({
  id,
  name: id,
  side: id,
  seat: id,
  zone: { x: 0, y: 0, width: 5000, height: 5000, front: 'north' } as const,
  content: { ...content, adaptation: world },
  figures: [{ id: `${id}-lead`, profile: 'soldat' }],
});

test('UC-SYS-SCOPE: bands of two worlds make a mixed battle, in the world of the first', () => {
  const table = { width: 20_000, height: 20_000, features: [] };
  const mixed = battleSetup({ table, options: {}, groups: [group('a', 'test'), group('b', 'other')] });
  expect(mixed).toMatchObject({ adaptation: 'test', options: { mixedAdaptations: 'yes' } });
  expect(mixed.groups.map(({ figures }) => figures.map(({ id }) => id))).toEqual([['a-lead'], ['b-lead']]);
  expect(battleSetup({ table, options: {}, groups: [group('a', 'test'), group('b', 'test')] }).options).toEqual({});
});
