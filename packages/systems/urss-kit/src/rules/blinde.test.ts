import { expect, test } from 'vitest';
import { armWith, gunWith, piercing, saveLevel, SHIELDED } from '../testing-saves.ts';
import { armoured, cancelsSaves, shieldBypass } from './index.ts';

test('UK-ATTR-BLINDE: it keeps its shield against ranged weapons, not against melee, nor where no save holds', () => {
  const b = { ...SHIELDED, rules: [armoured.id] };
  expect(saveLevel(b, { arm: gunWith([shieldBypass.id]) })).toBe(-1);
  expect(saveLevel(b, { kind: 'fight', arm: armWith([shieldBypass.id]) })).toBeUndefined();
  expect(saveLevel(b, { arm: gunWith([shieldBypass.id, cancelsSaves.id]) })).toBeUndefined();
  expect(saveLevel({ ...b, armour: ['armure'] }, { arm: gunWith([shieldBypass.id, piercing(1)]) })).toBe(0);
});
