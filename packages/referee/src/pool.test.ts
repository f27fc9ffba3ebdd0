import { expect, test } from 'vitest';
import { chance, distribution, notation, read, type Pool } from './pool.ts';

const pool = (rest: Partial<Pool>): Pool => ({ dice: 2, faces: 6, modifiers: [], ...rest });

test('two dice, or three of which the best or worst two count, have their exact chances', () => {
  expect(chance(pool({ need: 7 }))).toBeCloseTo(21 / 36, 12);
  expect(chance(pool({ dice: 3, keep: { count: 2, which: 'highest' }, need: 7 }))).toBeCloseTo(174 / 216, 12);
  expect(chance(pool({ dice: 3, keep: { count: 2, which: 'lowest' }, need: 7 }))).toBeCloseTo(69 / 216, 12);
});

test('a read roll tells which dice count', () => {
  expect(read(pool({ dice: 3, keep: { count: 2, which: 'highest' }, need: 7 }), [4, 4, 1])).toMatchObject({
    kept: [true, true, false],
    score: 8,
    success: true,
  });
  expect(read(pool({ dice: 3, keep: { count: 2, which: 'lowest' } }), [6, 1, 6])).toMatchObject({ kept: [true, true, false], score: 7 });
});

test('a die that explodes is kept with all that it added', () => {
  const best = pool({ dice: 2, explode: 6, keep: { count: 1, which: 'highest' } });
  expect(read(best, [6, 5, 2])).toMatchObject({ kept: [true, false, true], score: 8 });
  // both sixes add a die; the first of these is a six again
  expect(read(best, [6, 6, 6, 5, 1])).toMatchObject({ kept: [true, false, true, false, true], score: 13 });
  expect(read({ ...best, keep: { count: 1, which: 'lowest' } }, [6, 5, 2])).toMatchObject({ kept: [false, true, false], score: 5 });
});

test('exploding eights count successes to a tail below 1e-12', () => {
  const eights = pool({ dice: 3, faces: 8, explode: 8, hit: 5 });
  const chances = distribution(eights);
  expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 10);
  expect(chances[0]).toBeCloseTo(1 / 8, 12);
  const mean = chances.reduce((sum, p, score) => sum + p * score, 0);
  expect(mean).toBeCloseTo((3 * 0.5) / (1 - 1 / 8), 9);
});

test('pools that differ in anything that counts have distributions of their own', () => {
  const base: Partial<Pool> = { dice: 3, keep: { count: 2, which: 'highest' } };
  const others: Partial<Pool>[] = [
    { dice: 3 },
    { dice: 4, keep: { count: 2, which: 'highest' } },
    { ...base, faces: 8 },
    { dice: 3, keep: { count: 1, which: 'highest' } },
    { dice: 3, keep: { count: 2, which: 'lowest' } },
    { dice: 3, hit: 0 },
    { dice: 3, hit: 1 },
    { dice: 3, hit: 5 },
    { dice: 3, explode: 6 },
    { dice: 3, explode: 5 },
  ];
  const seen = [base, ...others].map((rest) => distribution(pool(rest)).join());
  expect(new Set(seen).size).toBe(seen.length - 1); // every die counted whatever it shows: as many for 0 as for 1
  expect(distribution(pool({ dice: 3, need: 7 }))).toBe(distribution(pool({ dice: 3 })));
  expect(chance(pool({ dice: 1, faces: 1000, need: 751 }))).toBeCloseTo(0.25, 12);
});

test('notation is the field’s', () => {
  expect(notation(pool({}))).toBe('2d6');
  expect(notation(pool({ dice: 3, keep: { count: 2, which: 'highest' }, need: 7 }))).toBe('3d6kh2>=7');
  expect(notation(pool({ dice: 4, faces: 8, explode: 8, hit: 4 }))).toBe('4d8!#>=4');
  expect(notation(pool({ dice: 4, faces: 8, explode: 7, hit: 4, need: 2 }))).toBe('4d8!7+#>=4>=2');
  expect(notation(pool({ dice: 4, faces: 8, explode: 8, need: 20 }))).toBe('(4d8!)>=20');
});
