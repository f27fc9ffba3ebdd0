import { chanceOf } from '@escarmouche/content/worth';
import { randomFrom } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { fitWorths, type Fought } from './fit.ts';
import { inverseOf, times } from './matrix.ts';

const TRUE = { soldier: 100, hero: 240, coward: 60 } as const;
type Part = keyof typeof TRUE;
const PARTS = Object.keys(TRUE) as Part[];

const worth = (parts: ReadonlyMap<string, number>): number => PARTS.reduce((sum, part) => sum + TRUE[part] * (parts.get(part) ?? 0), 0);

/** Battles of bands of three to five, won as often as their worths say. */
function battles(count: number, seed: number): readonly Fought[] {
  const random = randomFrom(seed);
  const side = (): Map<string, number> => {
    const parts = new Map<string, number>();
    for (let n = 3 + random(3); n > 0; n--) {
      const part = PARTS[random(PARTS.length)] ?? 'soldier';
      parts.set(part, (parts.get(part) ?? 0) + 1);
    }
    return parts;
  };
  return Array.from({ length: count }, () => {
    const [a, b] = [side(), side()];
    return { a, b, score: random(1_000_000) < 1_000_000 * chanceOf(worth(a), worth(b)) ? 1 : 0 };
  });
}

const guess = (part: string) => (part === 'soldier' ? { worth: 100, spread: 0.01 } : { worth: 100, spread: 100 });

test('the worths behind battles are found again within their margins but for one time in twenty, and these shrink with more battles', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => i);
  const found = seeds.map((seed) => fitWorths(battles(1500, seed), guess));
  for (const part of ['hero', 'coward'] as const) {
    const missed = found.filter((fit) => Math.abs((fit.get(part)?.worth ?? 0) - TRUE[part]) > (fit.get(part)?.margin ?? 0));
    expect(missed.length, part).toBeLessThan(4);
  }
  const few = fitWorths(battles(375, 7), guess);
  for (const part of ['hero', 'coward'] as const) {
    expect(found[0]?.get(part)?.margin, part).toBeLessThan(50);
    expect(few.get(part)?.margin, part).toBeGreaterThan(1.6 * (found[0]?.get(part)?.margin ?? Infinity));
  }
  expect(found[0]?.get('soldier')?.worth).toBeCloseTo(100, 1);
});

test('two draws tell what a victory and a defeat tell', () => {
  const [a, b] = [new Map([['hero', 1]]), new Map([['soldier', 2]])];
  const once = fitWorths(
    [
      { a, b, score: 1 },
      { a, b, score: 0 },
    ],
    guess,
  );
  expect(
    fitWorths(
      [
        { a, b, score: 0.5 },
        { a, b, score: 0.5 },
      ],
      guess,
    ).get('hero')?.worth,
  ).toBeCloseTo(once.get('hero')?.worth ?? 0, 6);
});

test('a matrix times its inverse leaves a vector as it is', () => {
  const matrix = [
    [4, 1, 0],
    [1, 3, 1],
    [0, 1, 2],
  ];
  const there = times(inverseOf(matrix), times(matrix, [1, 2, 3]));
  for (const [i, value] of there.entries()) expect(value).toBeCloseTo(i + 1, 12);
});
