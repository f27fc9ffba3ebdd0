import { expect, test } from 'vitest';
import type { Upgrade, Weapon } from './content.ts';
import { equipmentFaults, type Equipped, type Reading, type RuleFacts } from './equipment.ts';
import { grantFaults } from './grants.ts';
import { strongShooter, twoHanded, withShield } from './rules/index.ts';
import './system.ts';
import { armour, blade, gun, shield, testSheet, type SheetSpec } from './testing-sheets.ts';

const RULES: Readonly<Record<string, RuleFacts>> = {
  force: { cites: ['test:force'], title: { fr: 'Sensible', en: 'Sensitive' } },
  power: { cites: ['test:power'], takes: 'level', needs: 'force', title: { fr: 'Pouvoir', en: 'Power' } },
  adept: { cites: ['test:adept'], gives: [{ id: 'force' }] },
  slow: { cites: ['test:slow'], excludes: ['fast'] },
  fast: { cites: ['test:fast'], excludes: ['slow'] },
  strong: strongShooter,
  braced: withShield,
  burst: { cites: ['test:burst'], takes: 'value' },
  slayer: { cites: ['test:slayer'], takes: 'kind' },
};

const reading = (options: Partial<Reading['options']> = {}): Reading => ({
  options: { 'ammo.both': 'no', 'field.isArmour': 'yes', ...options },
  rules: (slug) => RULES[slug],
});

const equipped = (spec: SheetSpec & Pick<Equipped, 'held'>): Equipped => {
  const { held, ...rest } = spec;
  return { ...testSheet('a', 'A', rest), ...(held && { held }) };
};
const faults = (spec: SheetSpec & Pick<Equipped, 'held'>, options?: Partial<Reading['options']>) =>
  equipmentFaults(equipped(spec), reading(options)).map(({ rule, path }) => `${rule} ${path.join('.')}`);

const thing = (id: string) => ({ id, cites: `test:${id}`, name: { fr: id, en: id }, rules: [] });
const four = [gun('fusil', 12, 2, [], 2), gun('pistolet', 5), blade('vibrodague'), gun('grenades', 3)];

test('UK-EQ-CARRY: four weapons or special objects at most; armour and shield do not count', () => {
  const carried = { weapons: four, armour: [armour('armure', -1)], shields: [shield('bouclier', -1)] };
  expect(faults(carried)).toEqual([]);
  expect(equipmentFaults(equipped({ ...carried, objects: [thing('jet-pack')] }), reading())).toEqual([
    {
      path: ['weapons'],
      rule: 'UK-EQ-CARRY',
      fr: '5 armes et objets spéciaux, pour 4 au plus',
      en: '5 weapons and special objects, at most 4',
    },
  ]);
  expect(faults({ weapons: four.slice(1), objects: [thing('jet-pack')] })).toEqual([]);
});

test('UK-EQ-CARRY: two of the same count two, one with both uses counts one, one that is worn counts one', () => {
  const pair = [gun('pistolet', 5), { ...gun('pistolet', 5), id: 'pistolet-2' }];
  const both = { ...gun('dague', 1), melee: { damage: 0, rules: [] } };
  const worn = blade('couteau', 1, [], 0);
  expect(faults({ weapons: [...pair, both, worn] })).toEqual([]);
  expect(faults({ weapons: [...pair, both, worn, blade('lame')] })).toEqual(['UK-EQ-CARRY weapons']);
});

test('UK-EQ-CARRY, UK-UPG-PORTEE-AMELIOREE: what improves a weapon does not count', () => {
  const long: Upgrade = { ...thing('portee'), range: 2000 };
  expect(faults({ weapons: four.map((one) => (one.ranged ? { ...one, upgrades: [long] } : one)) })).toEqual([]);
});

test('UK-EQ-ARMOUR: one armour, a protective field included; a shield is none', () => {
  const [light, heavy] = [armour('legere', -2), armour('lourde', 0)];
  const field = { ...armour('champ', 2), field: true };
  expect(faults({ armour: [light], shields: [shield('bouclier', -1)] })).toEqual([]);
  expect(faults({ armour: [light, heavy] })).toEqual(['UK-EQ-ARMOUR armour.1']);
  expect(faults({ armour: [light, field] })).toEqual(['UK-EQ-ARMOUR armour.1']);
});

test('UK-ARM-CHAMP: by option a protective field is worn beside an armour, one of each', () => {
  const [light, heavy] = [armour('legere', -2), armour('lourde', 0)];
  const field = { ...armour('champ', 2), field: true };
  const beside = { 'field.isArmour': 'no' } as const;
  expect(faults({ armour: [light, field] }, beside)).toEqual([]);
  expect(faults({ armour: [field, light, field] }, beside)).toEqual(['UK-EQ-ARMOUR armour.2']);
  expect(faults({ armour: [light, heavy] }, beside)).toEqual(['UK-EQ-ARMOUR armour.1']);
});

test('UK-EQ-HANDS: what is held at the start fits into its hands, and is carried', () => {
  const carried = { weapons: [blade('epee'), gun('fusil', 12, 0, [], 2), blade('couteau', 0, [], 0)], shields: [shield('bouclier', -1)] };
  const held = (...items: readonly string[]) => faults({ ...carried, held: items });
  expect([held(), held('epee', 'bouclier'), held('fusil'), held('fusil', 'couteau')]).toEqual([[], [], [], []]);
  for (const items of [['fusil', 'epee'], ['fusil', 'bouclier'], ['epee', 'epee'], ['arc']]) {
    expect(held(...items), items.join()).toEqual(['UK-EQ-HANDS held']);
  }
  expect(faults({ ...carried, hands: 3, held: ['fusil', 'epee'] })).toEqual([`${twoHanded.cites[0]} held`]);
  expect(faults({ ...carried, hands: 3, held: ['epee', 'bouclier'] })).toEqual([]);
  expect(faults({ ...carried, hands: 1, held: ['epee', 'bouclier'] })).toEqual(['UK-EQ-HANDS held']);
});

test('UK-EQ-HANDS: rules that spare a hand', () => {
  const rifle = gun('fusil', 12, 0, [], 2);
  const carried = { weapons: [rifle, blade('epee'), blade('hache', 1, [], 2)], shields: [shield('bouclier', -1)] };
  expect(faults({ ...carried, rules: ['strong'], held: ['fusil', 'epee'] })).toEqual([]);
  expect(faults({ ...carried, objects: [{ ...thing('bras'), rules: [{ id: 'strong' }] }], held: ['fusil', 'epee'] })).toEqual([]);
  expect(faults({ ...carried, rules: ['strong'], held: ['hache', 'epee'] })).toEqual(['UK-EQ-HANDS held']);
  const spear = { weapons: [blade('pique', 1, ['braced'], 2), blade('epee')], shields: carried.shields };
  expect(faults({ ...spear, held: ['pique', 'bouclier'] })).toEqual([]);
  expect(faults({ ...spear, held: ['pique', 'epee'] })).toEqual(['UK-EQ-HANDS held']);
});

const dumdum: Upgrade = { ...thing('dum-dum'), only: 'munitions', ammunition: true, damage: 1 };
const piercing: Upgrade = { ...thing('perforantes'), only: 'munitions', ammunition: true };
const improved = (...upgrades: readonly Upgrade[]) => {
  const pistol: Weapon = { ...gun('pistolet', 6), kinds: ['munitions'], upgrades };
  return { weapons: [pistol] };
};

test('UK-UPG-GENERAL, UK-UPG-MUNITIONS-DUM-DUM: ammunition only for the weapons it is made for', () => {
  expect(faults(improved(dumdum))).toEqual([]);
  const blaster = { weapons: [{ ...gun('blaster', 6), upgrades: [dumdum] }] };
  expect(faults(blaster)).toEqual(['UK-UPG-GENERAL weapons.0.upgrades.0']);
  expect(equipmentFaults(equipped(blaster), reading())[0]?.en).toBe('"dum-dum" ("blaster"): not for this weapon');
});

test('UK-UPG-GENERAL: one ammunition in a weapon; by option both', () => {
  expect(faults(improved(dumdum, piercing))).toEqual(['UK-UPG-GENERAL weapons.0.upgrades.1']);
  expect(faults(improved(dumdum, piercing), { 'ammo.both': 'yes' })).toEqual([]);
});

test('UK-UPG-GENERAL: the same upgrade twice is refused, on a weapon and on the figure', () => {
  const long: Upgrade = { ...thing('portee'), takesRange: true, range: 1000 };
  expect(faults(improved(long, long))).toEqual(['UK-UPG-GENERAL weapons.0.upgrades.1']);
  expect(faults(improved(dumdum, dumdum), { 'ammo.both': 'yes' })).toEqual(['UK-UPG-GENERAL weapons.0.upgrades.1']);
  const knife = blade('couteau', 1, [], 0);
  expect(faults({ weapons: [knife, { ...knife, id: 'couteau-2' }] })).toEqual(['UK-UPG-GENERAL weapons.1']);
  expect(faults({ weapons: [knife, blade('poings', 1, [], 0)] })).toEqual([]);
});

test('UK-UPG-GENERAL, UK-UPG-PORTEE-AMELIOREE: only what shoots has a range to improve, by a number', () => {
  const long: Upgrade = { ...thing('portee'), takesRange: true };
  expect(faults(improved({ ...long, range: 2000 }))).toEqual([]);
  expect(faults(improved(long))).toEqual(['UK-UPG-GENERAL weapons.0.upgrades.0']);
  expect(faults({ weapons: [{ ...blade('lame'), upgrades: [{ ...long, range: 2000 }] }] })).toEqual([
    'UK-UPG-GENERAL weapons.0.upgrades.0',
  ]);
});

test('UK-PWR-GENERAL: a power needs what all powers need, which another rule may give', () => {
  expect(equipmentFaults(equipped({ rules: ['power'] }), reading())).toEqual([
    {
      path: ['rules', 0],
      rule: 'UK-PWR-GENERAL',
      fr: '« Pouvoir » demande « Sensible »',
      en: '"Power" needs "Sensitive"',
    },
  ]);
  expect(faults({ rules: ['power', 'force'] })).toEqual([]);
  expect(faults({ rules: ['power', 'adept'] })).toEqual([]);
  expect(faults({ objects: [{ ...thing('gemme'), rules: [{ id: 'power' }] }] })).toEqual(['UK-PWR-GENERAL objects.0.rules.0']);
});

test('UK-PROFILE-FORMAT: rules that exclude each other are refused on one profile', () => {
  expect(faults({ rules: ['slow'] })).toEqual([]);
  expect(faults({ rules: ['slow', 'fast'] })).toEqual(['test:slow rules.0', 'test:fast rules.1']);
});

const given = (spec: SheetSpec) => grantFaults(equipped(spec), reading()).map(({ path, en }) => `${path.join('.')}: ${en}`);

test('UK-ATTR-GEN-LEVEL: rules that there are, with the number or the type that they take; a level is 0 where none is written', () => {
  expect(given({ rules: ['power', 'force', { id: 'burst', value: 2 }, { id: 'slayer', kind: 'Lycan' }] })).toEqual([]);
  expect(
    given({
      rules: ['burst'],
      weapons: [blade('a', 0, ['slayer']), gun('b', 3, 0, ['burst']), { ...gun('c', 3), upgrades: [{ ...dumdum, rules: [{ id: 'x' }] }] }],
      armour: [armour('d', 0, ['x'])],
      shields: [shield('e', 0, ['x'])],
      objects: [{ ...thing('f'), rules: [{ id: 'burst', level: 1 }] }],
    }),
  ).toEqual([
    'rules.0: "burst" needs a number',
    'weapons.0.melee.rules.0: "slayer" needs a type of figure',
    'weapons.1.ranged.rules.0: "burst" needs a number',
    'weapons.2.upgrades.0.rules.0: unknown special rule: "x"',
    'armour.0.rules.0: unknown special rule: "x"',
    'shields.0.rules.0: unknown special rule: "x"',
    'objects.0.rules.0: "burst" needs a number',
  ]);
});
