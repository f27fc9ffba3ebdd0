import { expect, test } from 'vitest';
import { armour, shield } from '../testing.ts';
import { armWith, piercing, saveLevel } from '../testing-saves.ts';
import { phrikArmour, shieldBypass } from './index.ts';

const SABRE = armWith([piercing(3)], ['sabre-laser']);

test('UK-ATTR-ARMURE-PHRIK, UK-ARM-PHRIK, UK-ARM-LOURDE-PHRIK: a lightsaber does not pierce it, other weapons and its user do', () => {
  const phrik = { armour: [armour('cotte', 0, [phrikArmour.id])] };
  expect(saveLevel(phrik, { kind: 'fight', arm: SABRE })).toBe(0);
  expect(saveLevel(phrik, { kind: 'fight', arm: armWith([piercing(3)]) })).toBe(-3);
  expect(saveLevel(phrik, { kind: 'fight', arm: SABRE }, { rules: [piercing(2)] })).toBe(-2);
  expect(saveLevel({ armour: ['lourde'] }, { kind: 'fight', arm: SABRE })).toBe(-3);
});

test('UK-ATTR-ARMURE-PHRIK, UK-SHD-PHRIK: a shield of phrik guards the armour too, as long as it saves', () => {
  const b = { armour: ['armure'], shields: [shield('egide', -1, [phrikArmour.id])], held: ['egide'] } as const;
  expect(saveLevel(b, { kind: 'fight', arm: SABRE })).toBe(1);
  expect(saveLevel(b, { kind: 'fight', arc: 'rear', arm: SABRE })).toBe(-4);
  expect(saveLevel(b, { kind: 'fight', arm: armWith([piercing(3), shieldBypass.id], ['sabre-laser']) })).toBe(-4);
});
