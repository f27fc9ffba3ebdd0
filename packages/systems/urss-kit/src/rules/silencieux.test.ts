import { expect, test } from 'vitest';
import { meleeArm, rangedArm } from '../arms.ts';
import type { Weapon } from '../content.ts';
import { blade, gun } from '../testing.ts';
import { silent } from './index.ts';

const dagger: Weapon = { ...blade('dague', -1), ranged: { damage: 0, range: 4000, rules: [] } };

test('UK-EQ-SILENT, UK-ATTR-SILENCIEUX: melee weapons are silent, thrown too; shooting weapons if their rules say so', () => {
  expect(meleeArm(blade('lame'))?.silent).toBe(true);
  expect(rangedArm(dagger)?.silent).toBe(true);
  expect(rangedArm(gun('pistolet', 6))?.silent).toBe(false);
  expect(rangedArm(gun('arc', 6, 0, [silent.id]))?.silent).toBe(true);
  expect(rangedArm(gun('fusil', 6, 0, [], 2))?.silent).toBe(false);
});
