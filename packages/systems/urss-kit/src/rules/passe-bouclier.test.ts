import { expect, test } from 'vitest';
import { armWith, gunWith, piercing, saveLevel, SHIELDED } from '../testing-saves.ts';
import { shieldBypass } from './index.ts';

test('UK-ATTR-PASSE-BOUCLIER: the weapon cancels the save of a shield, and of nothing else', () => {
  expect(saveLevel({ ...SHIELDED }, { arm: gunWith([shieldBypass.id]) })).toBeUndefined();
  expect(saveLevel({ ...SHIELDED, armour: ['armure'] }, { kind: 'fight', arm: armWith([shieldBypass.id]) })).toBe(-1);
  expect(saveLevel({ ...SHIELDED, tough: true }, { kind: 'fight', arm: armWith([piercing(1), shieldBypass.id]) })).toBe(-1);
});
