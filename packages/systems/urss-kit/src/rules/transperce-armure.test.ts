import { expect, test } from 'vitest';
import { armour } from '../testing.ts';
import { armWith, piercing, saveLevel, SHIELDED } from '../testing-saves.ts';

test('UK-ATTR-TRANSPERCE-ARMURE: so many levels, one where no number is written, if an armour or shield is in the sum', () => {
  const gear = { armour: ['armure'], ...SHIELDED } as const;
  expect(saveLevel(gear, { kind: 'fight', arm: armWith([piercing()]) })).toBe(0);
  expect(saveLevel({ tough: true }, { kind: 'fight', arm: armWith([piercing(3)]) })).toBe(-1);
  expect(saveLevel({ tough: true, ...SHIELDED }, { kind: 'fight', arm: armWith([piercing(3)]) })).toBe(-2);
  expect(saveLevel({ tough: true, ...SHIELDED }, { kind: 'fight', arc: 'rear', arm: armWith([piercing(3)]) })).toBe(-1);
});

test('UK-ATTR-TRANSPERCE-ARMURE, UK-ATTR-GEN-STACK: of figure and weapon the higher number', () => {
  const heavy = { armour: [armour('grosse', 4)] };
  expect(saveLevel(heavy, { kind: 'fight', arm: armWith([piercing(1)]) }, { rules: [piercing(2)] })).toBe(2);
  expect(saveLevel(heavy, { kind: 'fight', arm: armWith([piercing(3)]) }, { rules: [piercing(2)] })).toBe(1);
});

test('UK-ATTR-TRANSPERCE-ARMURE: by option the save is no lower than without armour and shield', () => {
  const options = { 'pierce.floor': 'yes' } as const;
  expect(saveLevel({ tough: true, armour: ['legere'] }, { kind: 'fight', arm: armWith([piercing(3)]), options })).toBe(-1);
  expect(saveLevel({ tough: true, armour: ['legere'] }, { kind: 'fight', arm: armWith([piercing(3)]) })).toBe(-3);
});
