import { expect, test } from 'vitest';
import { damagePool } from '../damage.ts';
import { rangedArm } from '../arms.ts';
import { blade, gun, levels, play, type SheetSpec } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import type { Options } from '../options.ts';
import { countsAsUnarmed, cutAndThrust, exoskeleton, ferocity, lightning, martialArt, stunningBlow, thrown } from './index.ts';

const dusters = {
  ...blade('poings', 1, [countsAsUnarmed.id, { id: stunningBlow.id, level: -2 }], 0),
  kinds: ['poings-americains' as const],
};
const knife = blade('couteau', 1, [countsAsUnarmed.id, { id: cutAndThrust.id, level: -2 }], 0);

/** Levels of Combat, Assommoir and Dégâts of a figure that wins. */
function fight(weapons: SheetSpec['weapons'], dice: string, rules: readonly string[] = [], options: Partial<Options> = {}) {
  const events = play(duel({ rules: [exoskeleton.id, ...rules], weapons: weapons ?? [] }, { character: true }, options), fightB, dice);
  return [levels(events, 'combat')[0], levels(events, stunningBlow.id)[0], levels(events, 'damage')[0]];
}

test('UK-ATTR-EXOSQUELETTE: bare-handed Dégâts 3+ is added to those of the hands, and there is Assommoir', () => {
  expect(fight([], '6666 1 1 1')).toEqual([-3, 0, 0]);
  expect(fight([], '66 1 1 111', [martialArt.id])).toEqual([-1, 0, 2]);
  expect(fight([], '666 1 1 11', [ferocity.id])).toEqual([-2, 0, 1]);
});

test('UK-ATTR-EXOSQUELETTE: by option its level stands in place of that of the hands', () => {
  const options = { 'exo.damage': 'absolute' } as const;
  expect(fight([], '6666 1 1 1111', [], options)).toEqual([-3, 0, 3]);
  expect(fight([], '66 1 1 1111', [martialArt.id], options)).toEqual([-1, 0, 3]);
});

test('UK-ATTR-EXOSQUELETTE: any weapon has Dégâts +, with its own Assommoir if it has one', () => {
  expect(fight([blade('matraque', -1, [{ id: stunningBlow.id, level: -2 }])], '6 1 111 1')).toEqual([0, -2, 0]);
  expect(fight(['lame'], '6 1 11')).toEqual([0, undefined, 1]);
  expect(fight(['fusil'], '6 1 1')).toEqual([0, undefined, 0]);
});

test('UK-ATTR-EXOSQUELETTE, UK-UPG-POINGS-AMERICAINS: knuckle-dusters add nothing, a knife its Dégâts + and its cut', () => {
  expect(fight([dusters], '6666 1 1 1')).toEqual([-3, 0, 0]);
  expect(fight([knife], '6666 1 111 1 11')).toEqual([-3, 0, 1]);
});

/** Dice of the damage of a shot, and whether the bonus is named. */
const shotDice = (options: Partial<Options>, weapon = gun('tir', 9)) => {
  const { state } = duel({ rules: [exoskeleton.id] }, {}, options);
  const arm = rangedArm(weapon);
  const attack = { kind: 'shot', by: 'a', target: 'b', ...(arm && { arm }), rule: 'test', arc: 'front', hidden: 0 } as const;
  const { dice, modifiers } = damagePool(state, attack);
  return [dice, modifiers.some(({ rule }) => rule === exoskeleton.cites[0])];
};

test('UK-ATTR-EXOSQUELETTE: shots have Dégâts + too, by option only thrown weapons and those of melee', () => {
  const none = { 'exo.ranged': 'no' } as const;
  expect([shotDice({}), shotDice(none), shotDice(none, gun('dague', 5, 0, [thrown.id]))]).toEqual([
    [2, true],
    [1, false],
    [2, true],
  ]);
  expect(fight(['lame'], '6 1 11', [], none)).toEqual([0, undefined, 1]);
});

test('UK-ATTR-EXOSQUELETTE: what a power strikes with it does not strike harder', () => {
  const match = duel({ rules: [exoskeleton.id, lightning.id] });
  expect(levels(play(match, { type: 'special', rule: lightning.id, target: 'b' }, '4 1'), 'damage')).toEqual([0]);
});

test('UK-ATTR-EXOSQUELETTE, UK-ATTR-GEN-FREEATTACK: its Dégâts count in a free attack, nothing tests there', () => {
  const match = duel({ rules: [exoskeleton.id], weapons: [] }, { posture: 'prone' });
  expect(levels(play(match, fightB, '1'), 'damage')).toEqual([0]);
});
