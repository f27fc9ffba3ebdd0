import { atLeast, chance, distribution, notation, read } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Level } from './content.ts';
import { d3, levelOf, opposedPool, poolOf, stack, type Indication } from './dice.ts';

const of = (bonus: number, malus: number): Indication[] => [
  ...Array.from({ length: bonus }, () => ({ rule: 'test', effect: 'bonus' as const })),
  ...Array.from({ length: malus }, () => ({ rule: 'test', effect: 'malus' as const })),
];
const score = (bonus: number, malus: number, faces: readonly number[]): number => read(poolOf(of(bonus, malus)), faces).score;

test('UC-DICE-NORMAL: two dice are added', () => {
  expect(score(0, 0, [3, 5])).toBe(8);
  expect(chance(poolOf([]))).toBeCloseTo(21 / 36, 12);
});

test('UC-DICE-BONUS: keeps the two highest of three dice', () => {
  expect(score(1, 0, [3, 5, 6])).toBe(11);
  expect(score(1, 0, [4, 4, 1])).toBe(8);
  expect(chance(poolOf(of(1, 0)))).toBeCloseTo(174 / 216, 12);
});

test('UC-DICE-MALUS: keeps the two lowest of three dice', () => {
  expect(score(0, 1, [3, 5, 6])).toBe(8);
  expect(score(0, 1, [6, 1, 6])).toBe(7);
  expect(chance(poolOf(of(0, 1)))).toBeCloseTo(69 / 216, 12);
});

test('UC-DICE-STACK: pairs cancel, what is left over is one bonus, one malus or nothing', () => {
  for (let bonus = 0; bonus < 4; bonus++) {
    for (let malus = 0; malus < 4; malus++) {
      const expected: Level = bonus > malus ? 'bonus' : malus > bonus ? 'malus' : 'normal';
      expect(stack(of(bonus, malus))).toBe(expected);
      expect(levelOf(poolOf(of(bonus, malus)))).toBe(expected);
    }
  }
});

test('UC-DICE-STACK: never more than three dice', () => {
  expect(notation(poolOf(of(0, 3)))).toBe('3d6kl2>=7');
  expect(score(0, 2, [1, 4, 6])).toBe(5);
});

test('UC-DICE-D3: one die, two faces a point', () => {
  expect([1, 2, 3, 4, 5, 6].map(d3)).toEqual([1, 1, 2, 2, 3, 3]);
});

test('UC-TEST-BASIC: 7 or more is a success', () => {
  expect(read(poolOf([]), [1, 6]).success).toBe(true);
  expect(read(poolOf([]), [3, 3]).success).toBe(false);
  expect(read(poolOf(of(0, 1)), [6, 6, 1])).toMatchObject({ score: 7, success: true });
});

test('UC-TEST-OPPOSED: an opposed roll has a score and no success', () => {
  expect(read(opposedPool(of(1, 0)), [1, 2, 2])).toMatchObject({ score: 4 });
  expect(read(opposedPool([]), [6, 6]).success).toBeUndefined();
  expect(atLeast(distribution(opposedPool([])), 2)).toBeCloseTo(1, 12);
});
