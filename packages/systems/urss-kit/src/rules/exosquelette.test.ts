import { expect, test } from 'vitest';
import { damagePool } from '../damage.ts';
import { rangedArm } from '../arms.ts';
import { blade, gun, levels, play, type SheetSpec } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import type { Options } from '../options.ts';
import { countsAsUnarmed, cutAndThrust, exoskeleton, ferocity, martialArt, stunningBlow } from './index.ts';

const dusters = {
  ...blade('poings', 1, [countsAsUnarmed.id, { id: stunningBlow.id, level: -2 }], 0),
  kinds: ['poings-americains' as const],
};
const knife = blade('couteau', 1, [countsAsUnarmed.id, { id: cutAndThrust.id, level: -2 }], 0);

/** Levels of Combat, Assommoir and Dégâts when it wins. */
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

/** Dice of the damage of a shot. */
const shotDice = (options: Partial<Options>) => {
  const { state } = duel({ rules: [exoskeleton.id] }, {}, options);
  const arm = rangedArm(gun('tir', 9));
  return damagePool(state, { kind: 'shot', by: 'a', target: 'b', ...(arm && { arm }), rule: 'test', arc: 'front', hidden: 0 }).dice;
};

test('UK-ATTR-EXOSQUELETTE: shots have Dégâts + too, by option only thrown weapons', () => {
  expect([shotDice({}), shotDice({ 'exo.ranged': 'no' })]).toEqual([2, 1]);
});

test('UK-ATTR-EXOSQUELETTE, UK-ATTR-GEN-FREEATTACK: its Dégâts count in a free attack, nothing tests there', () => {
  const match = duel({ rules: [exoskeleton.id], weapons: [] }, { posture: 'prone' });
  expect(levels(play(match, fightB, '1'), 'damage')).toEqual([0]);
});
