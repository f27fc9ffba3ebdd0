import { kit } from '@escarmouche/content/kit';
import { describe, expect, test } from 'vitest';
import type { FigureChoice, Piece } from '@escarmouche/content';
import type { BandMaking, Line } from '../systems/band-making.ts';
import { making as classic } from '../systems/urss-classic/making.ts';
import { making as kitMaking } from '../systems/urss-kit/making.ts';
import { linesOf, nameAt, placed } from './figure.ts';

const of = (...ids: readonly string[]): readonly Piece[] => ids.map((id) => ({ id }));
const first = <T>(list: Readonly<Record<string, T>>, found: (one: T) => boolean): string =>
  Object.entries(list).find(([, one]) => found(one))?.[0] ?? '';

const gun = first(kit.weapons, ({ hands, ranged, kinds = [] }) => hands === 1 && ranged !== undefined && kinds.includes('munitions'));
const thrown = first(kit.weapons, ({ ranged, kinds = [] }) => ranged !== undefined && !kinds.includes('munitions'));
const long = first(kit.weapons, ({ hands, melee }) => hands === 2 && melee !== undefined);
const worn = first(kit.weapons, ({ hands }) => hands === 0);
const [armour = '', otherArmour = ''] = Object.keys(kit.armour);
const [shield = ''] = Object.keys(kit.shields);
const upgrades = Object.values(kit.upgrades);
const ammunition = upgrades.filter((one) => one.ammunition).map(({ id }) => id);
const ranging = upgrades.find(({ takesRange }) => takesRange)?.id ?? '';
const improved = (weapon: string, ...ids: readonly string[]): FigureChoice['gear'] => ({
  weapons: [{ id: weapon, upgrades: of(...ids) }],
});

const trooper = { profile: 'stormtrooper' };
const warrior = { profile: 'guerrier-humain' };

/** Each kind of fault or note: a figure that has it, and the line where it stands. */
const kinds: readonly (readonly [what: string, making: BandMaking, pack: string, figure: FigureChoice, at: Line])[] = [
  ['UC-SYS-SCOPE: an unknown profile', classic, 'med-fan', { profile: 'ewok' }, ['profile']],
  ['UC-SYS-SCOPE: an unknown weapon', classic, 'med-fan', { ...warrior, gear: { weapons: of('epee', 'blaster') } }, ['weapons', 1]],
  ['UC-SYS-SCOPE: unknown armour', classic, 'med-fan', { ...warrior, gear: { armour: of('tunique') } }, ['armour', 0]],
  ['UC-SAVE-STACK: a second armour', classic, 'med-fan', { ...warrior, gear: { armour: of('armure', 'armure-lourde') } }, ['armour', 1]],
  ['UC-SYS-SCOPE: an unknown level', classic, 'med-fan', { ...warrior, levels: { skill: 'as' } }, ['skill']],
  ['UC-MF-PRO-CHEVALIER: more than a level', classic, 'med-fan', { ...warrior, levels: { skill: 'troll' } }, ['skill']],
  ['UC-SYS-HANDS: a shield beside two hands', classic, 'med-fan', { ...warrior, gear: { weapons: of('baton') } }, ['armour', 1]],
  ['UK-PROFILE-FORMAT: an unknown profile', kitMaking, 'urss-kit', { profile: 'ewok' }, ['profile']],
  ['UK-PROFILE-FORMAT: an unknown weapon', kitMaking, 'urss-kit', { ...trooper, gear: { weapons: of(gun, 'fronde') } }, ['weapons', 1]],
  ['UK-PROFILE-FORMAT: unknown armour', kitMaking, 'urss-kit', { ...trooper, gear: { armour: of('tunique') } }, ['armour', 0]],
  ['UK-PROFILE-FORMAT: an unknown shield', kitMaking, 'urss-kit', { ...trooper, gear: { shields: of('porte') } }, ['shields', 0]],
  ['UK-PROFILE-FORMAT: an unknown object', kitMaking, 'urss-kit', { ...trooper, gear: { objects: of('pierre') } }, ['objects', 0]],
  ['UK-PROFILE-FORMAT: an unknown upgrade', kitMaking, 'urss-kit', { ...trooper, gear: improved(gun, 'laser') }, ['weapons']],
  ['UK-EQ-CARRY: a fifth weapon', kitMaking, 'urss-kit', { ...trooper, gear: { weapons: of(gun, gun, gun, gun, gun) } }, ['weapons']],
  ['UK-UPG-GENERAL: the same worn twice', kitMaking, 'urss-kit', { ...trooper, gear: { weapons: of(worn, worn) } }, ['weapons', 1]],
  ['UK-EQ-ARMOUR: a second armour', kitMaking, 'urss-kit', { ...trooper, gear: { armour: of(armour, otherArmour) } }, ['armour', 1]],
  ['UK-UPG-GENERAL: no shot to improve', kitMaking, 'urss-kit', { ...trooper, gear: improved(long, ranging) }, ['weapons', 0, 0]],
  ['UK-UPG-GENERAL: for other weapons', kitMaking, 'urss-kit', { ...trooper, gear: improved(thrown, ...ammunition) }, ['weapons', 0, 0]],
  [
    'UK-UPG-GENERAL: the same upgrade twice',
    kitMaking,
    'urss-kit',
    { ...trooper, gear: improved(gun, ...ammunition.slice(0, 1), ...ammunition.slice(0, 1)) },
    ['weapons', 0, 1],
  ],
  [
    'UK-UPG-GENERAL: two kinds of ammunition',
    kitMaking,
    'urss-kit',
    { ...trooper, gear: improved(gun, ...ammunition.slice(0, 2)) },
    ['weapons', 0, 1],
  ],
  ['UK-UPG-PORTEE-AMELIOREE: without its paces', kitMaking, 'urss-kit', { ...trooper, gear: improved(gun, ranging) }, ['weapons', 0, 0]],
  [
    'UK-EQ-HANDS: a shield beside two hands',
    kitMaking,
    'urss-kit',
    { ...trooper, gear: { weapons: of(long), shields: of(shield) } },
    ['shields', 0],
  ],
];

describe('what is said of a figure', () => {
  test.each(kinds)('%s stands at a line that its page shows, in both languages', (_what, making, pack, figure, at) => {
    const remarks = making.judge(pack, [warrior, figure]).filter((remark) => remark.at[0] === 1);
    const gear = making.equipped(pack, figure);
    const lines = linesOf(1, gear, making.shelves(pack, 'fr'), making.skills(pack, figure.profile, 'fr'));
    expect(remarks.map((remark) => remark.at)).toContainEqual([1, ...at]);
    expect(placed(remarks, lines).nowhere).toEqual([]);
    for (const { text } of remarks) {
      expect(text.fr).not.toBe('');
      expect(text.en).not.toBe(text.fr);
    }
  });

  test('UK-EQ-HANDS: a shield that is carried beside a weapon of two hands is told with the weapon, and forbids nothing', () => {
    const weapon = kit.weapons[long]?.name;
    const [note] = kitMaking.judge('urss-kit', [{ ...trooper, gear: { weapons: of(long), shields: of(shield) } }]);
    expect(note).toEqual({
      at: [0, 'shields', 0],
      rule: 'UK-EQ-HANDS',
      text: { fr: `porté, mais jamais en main avec «\u00a0${weapon?.fr}\u00a0»`, en: `carried, but never in hand with "${weapon?.en}"` },
      forbids: false,
    });
    expect(kitMaking.judge('urss-kit', [{ ...trooper, gear: { weapons: of(gun), shields: of(shield) } }])).toEqual([]);
  });

  test('a line of gear is told by its name where it is folded away; what has no line stands with the figure', () => {
    const shelves = kitMaking.shelves('urss-kit', 'fr');
    const gear = { weapons: of(gun, 'fronde') };
    const called = (...at: Line) => nameAt([0, ...at], gear, shelves);
    expect([called('weapons'), called('weapons', 0), called('weapons', 1), called('profile')]).toEqual([
      shelves[0]?.name,
      kit.weapons[gun]?.name.fr,
      'fronde',
      undefined,
    ]);
    const remark = { at: [0, 'skill'], text: { fr: 'a', en: 'b' }, forbids: true };
    expect(placed([remark], linesOf(0, gear, shelves, [])).nowhere).toEqual([remark]);
  });
});
