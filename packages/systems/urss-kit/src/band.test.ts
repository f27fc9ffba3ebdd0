import { openMatch } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { bandSheets, battleSetup, proposedActivation, type Chosen } from './band.ts';
import type { Content, Profile } from './content.ts';
import { fast, needsExoskeleton, slow, tough } from './rules/index.ts';
import { parseSetup } from './setup.ts';
import { urssKit } from './system.ts';
import { armour, blade, gun, ofType, play, rolls, shield } from './testing.ts';
import { usualTable, usualZones } from './usual.ts';

const byId = <T extends { readonly id: string }>(...items: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(items.map((item) => [item.id, item]));
const named = (id: string) => ({ id, cites: `test:${id}`, name: { fr: id, en: id } });

const soldier: Profile = {
  ...named('soldat'),
  skills: { combat: 1, shooting: 0 },
  types: ['Droïde'],
  rules: [{ id: tough.id }],
  hands: 4,
  vitality: 2,
  weapons: ['pistolet', 'pistolet'],
  armour: ['cuir'],
  shields: ['bouclier'],
  objects: ['boussole'],
  upgrades: [{ upgrade: 'portee', weapon: 'pistolet-2', value: 2 }],
};

const content: Content = {
  adaptation: 'test',
  weapons: byId(blade('epee'), gun('pistolet', 6)),
  upgrades: byId({ ...named('portee'), takesRange: true, rules: [] }, { ...named('lunette'), range: 1500, rules: [] }),
  armour: byId(armour('cuir', -2), armour('maille', 0)),
  shields: byId(shield('bouclier', -1)),
  objects: byId({ ...named('boussole'), rules: [] }),
  profiles: byId(soldier),
};

const one = (chosen: Chosen = {}) => bandSheets(content, [{ profile: 'soldat', ...chosen }], 'a')[0];
const ids = (items: readonly { readonly id: string }[] | undefined) => items?.map(({ id }) => id);

test('UK-PROFILE-FORMAT: a figure is what its profile says, and carries what this lists, or what is chosen in its place', () => {
  expect(one()).toMatchObject({
    id: 'a1',
    name: 'soldat',
    group: 'a',
    profile: named('soldat'),
    skills: { combat: 1, shooting: 0 },
    types: ['Droïde'],
    rules: [{ id: tough.id }],
    hands: 4,
    vitality: 2,
  });
  expect([ids(one()?.armour), ids(one()?.shields), ids(one()?.objects)]).toEqual([['cuir'], ['bouclier'], ['boussole']]);
  const chosen = one({ id: 'meneur', name: 'Rhask', weapons: ['epee'], armour: ['maille'], shields: [], objects: [], held: ['epee'] });
  expect(chosen).toMatchObject({ id: 'meneur', name: 'Rhask', held: ['epee'] });
  expect([ids(chosen?.weapons), ids(chosen?.armour), ids(chosen?.shields), ids(chosen?.objects)]).toEqual([['epee'], ['maille'], [], []]);
  expect(() => one({ weapons: ['arc'] })).toThrow('no "arc" in the content');
});

test('UK-EQ-CARRY, UK-UPG-PORTEE-AMELIOREE: weapons of one kind are numbered, and an upgrade is of one of them', () => {
  const weapons = one()?.weapons;
  expect(ids(weapons)).toEqual(['pistolet', 'pistolet-2']);
  expect(weapons?.map(({ upgrades }) => upgrades?.map(({ id, range }) => [id, range]))).toEqual([undefined, [['portee', 2000]]]);
});

test('UK-UPG-GENERAL: weapons chosen for a figure leave behind what improved those of its profile; others may be named', () => {
  expect(one({ weapons: ['pistolet', 'pistolet'] })?.weapons.map(({ upgrades }) => upgrades)).toEqual([undefined, undefined]);
  const scoped = one({ weapons: ['pistolet'], upgrades: [{ upgrade: 'lunette', weapon: 'pistolet' }] });
  expect(scoped?.weapons[0]?.upgrades?.map(({ id, range }) => [id, range])).toEqual([['lunette', 1500]]);
});

test('UK-UPG-PORTEE-AMELIOREE: only an upgrade that takes a number of paces has it, and none where none is chosen', () => {
  const chosen = [
    { upgrade: 'lunette', weapon: 'pistolet', value: 4 },
    { upgrade: 'portee', weapon: 'pistolet' },
  ];
  const [weapon] = one({ weapons: ['pistolet'], upgrades: chosen })?.weapons ?? [];
  expect(weapon?.upgrades?.map(({ id, range }) => [id, range])).toEqual([
    ['lunette', 1500],
    ['portee', undefined],
  ]);
});

const side = (id: string, k: number) => {
  const zone = usualZones[k];
  if (!zone) throw new Error('no such zone');
  return { id, name: id, side: id, seat: id, zone, content };
};

/** The way of activation of a battle of so many figures against one. */
const activation = (count: number, options = {}) => {
  const sizes = [count, 1];
  const groups = ['a', 'b'].map((id, k) => ({
    ...side(id, k),
    figures: Array.from({ length: sizes[k] ?? 0 }, () => ({ profile: 'soldat' })),
  }));
  return battleSetup({ table: usualTable, options, groups }).options['turn.activation'];
};

test('UK-TURN-MODE: alternating activation is proposed when every group has at most eight figures, and either may be chosen', () => {
  expect([proposedActivation([8, 1]), proposedActivation([3, 9])]).toEqual(['alternating', 'classic']);
  expect([activation(8), activation(9)]).toEqual(['alternating', 'classic']);
  expect(activation(8, { 'turn.activation': 'classic' })).toBe('classic');
  expect(activation(9, { 'turn.activation': 'alternating' })).toBe('alternating');
});

/** Three groups of one figure; the first and the third are one player's. */
const threeGroups = (mode: 'classic' | 'alternating') =>
  battleSetup({
    table: usualTable,
    options: { 'turn.activation': mode },
    groups: ['a', 'b', 'c'].map((id, k) => ({ ...side(id, k), seat: k === 1 ? 'y' : 'x', figures: [{ profile: 'soldat' }] })),
  });

test('UK-TURN-GROUPS: one player may have several groups, each with its own place in the order', () => {
  const match = openMatch(urssKit, threeGroups('classic'));
  expect(rolls(play(match, [], '254'))).toEqual(['order a 2', 'order b 5', 'order c 4']);
  expect(match.state.order).toEqual(['b', 'c', 'a']);
  expect(match.state.scene.groups.map(({ seat }) => seat)).toEqual(['x', 'y', 'x']);
});

test('UK-TURN-GROUPS: each group of one player makes its own choice in a round of alternating activation', () => {
  const places = Object.fromEntries(['a1', 'b1', 'c1'].map((id, k) => [id, { x: 9000 * (k + 1), y: 9000, z: 0, facing: { x: 0, y: 1 } }]));
  const match = openMatch(urssKit, { ...threeGroups('alternating'), position: { figures: places } });
  const events = play(match, [], '1111 2222 3333');
  expect(ofType(events, 'chosen').map(({ figures }) => figures)).toEqual([['a1', 'b1', 'c1']]);
});

const refusal = (chosen: Chosen, options = {}) => {
  const battle = battleSetup({ table: usualTable, options, groups: [{ ...side('a', 0), figures: [{ profile: 'soldat', ...chosen }] }] });
  const parsed = parseSetup(JSON.parse(JSON.stringify(battle)));
  return parsed.ok ? undefined : parsed.reason.en;
};

test('UK-EQ-CARRY, UK-EQ-ARMOUR, UK-EQ-HANDS: a set-up whose figures break the rules of equipment is refused, and the rule told', () => {
  expect(refusal({})).toBeUndefined();
  expect(refusal({ weapons: ['epee', 'epee', 'epee', 'epee'] })).toBe(
    'setup.groups[0].figures[0].weapons: 5 weapons and special objects, at most 4 (UK-EQ-CARRY)',
  );
  expect(refusal({ armour: ['cuir', 'maille'] })).toBe(
    'setup.groups[0].figures[0].armour[1]: "maille": one armour for a figure (UK-EQ-ARMOUR)',
  );
  expect(refusal({ held: ['arc'] })).toBe('setup.groups[0].figures[0].held: what the figure does not have, in its hands (UK-EQ-HANDS)');
});

test('UK-PROFILE-FORMAT: of the rules that there are, some exclude each other; a weapon that needs an exoskeleton may be carried', () => {
  const refused = (profile: Partial<Profile>, weapons = content.weapons) => {
    const own: Content = { ...content, weapons, profiles: byId({ ...soldier, upgrades: [], ...profile }) };
    const battle = battleSetup({
      table: usualTable,
      options: {},
      groups: [{ ...side('a', 0), content: own, figures: [{ profile: 'soldat' }] }],
    });
    const parsed = parseSetup(JSON.parse(JSON.stringify(battle)));
    return parsed.ok ? undefined : parsed.reason.en;
  };
  expect(refused({ rules: [{ id: slow.id }] })).toBeUndefined();
  expect(refused({ rules: [{ id: slow.id }, { id: fast.id }] })).toBe(
    `setup.groups[0].figures[0].rules[0]: "${slow.id}" and "${fast.id}" do not go together (${slow.cites[0]})`,
  );
  const heavy = byId(gun('canon', 12, 2, [needsExoskeleton.id], 2));
  expect(refused({ weapons: ['canon'] }, heavy)).toBeUndefined();
});
