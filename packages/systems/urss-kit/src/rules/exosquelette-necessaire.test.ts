import { expect, test } from 'vitest';
import { blade, levels, play } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { gun } from '../testing-sheets.ts';
import { countsAsUnarmed, exoskeleton, needsExoskeleton } from './index.ts';

const hammer = blade('masse', 1, [needsExoskeleton.id]);

test('UK-ATTR-EXOSQUELETTE-NECESSAIRE: without an exoskeleton who holds the weapon is bare-handed, but for what it wears', () => {
  expect(levels(play(duel({ weapons: [hammer] }), fightB, '6666 1 1111'), 'combat')[0]).toBe(-3);
  const worn = blade('poings', 1, [countsAsUnarmed.id], 0);
  expect(levels(play(duel({ weapons: [hammer, worn] }), fightB, '6666 1 111'), 'damage')).toEqual([-2]);
  expect(levels(play(duel({ weapons: [hammer], rules: [exoskeleton.id] }), fightB, '6 1 111'), 'damage')).toEqual([2]);
});

test('UK-ATTR-EXOSQUELETTE-NECESSAIRE, UK-MELEE-TWO-HANDED-GUN: a gun of two hands that it cannot use is no light weapon either', () => {
  const cannon = gun('canon', 10, 3, [needsExoskeleton.id], 2);
  expect(levels(play(duel({ weapons: [cannon] }), fightB, '6666 1 1111'), 'combat')[0]).toBe(-3);
  expect(levels(play(duel({ weapons: [cannon], rules: [exoskeleton.id] }), fightB, '6 1 1'), 'combat')[0]).toBe(0);
});
