import { expect, test } from 'vitest';
import { meleeArm, rangedArm } from '../arms.ts';
import type { Weapon } from '../content.ts';
import { blade } from '../testing.ts';
import { noisy, silent } from './index.ts';

const dagger = (melee: readonly string[], ranged: readonly string[]): Weapon => ({
  ...blade('dague', -1, melee),
  ranged: { damage: 0, range: 4000, rules: ranged.map((id) => ({ id })) },
});

test('UK-ATTR-BRUYANT, UK-EQ-SILENT: a noisy melee weapon is not, unless it is listed as silent when thrown', () => {
  expect(meleeArm(blade('tronconneuse', 1, [noisy.id]))?.silent).toBe(false);
  expect(rangedArm(dagger([noisy.id], []))?.silent).toBe(false);
  expect(rangedArm(dagger([noisy.id], [silent.id]))?.silent).toBe(true);
});
