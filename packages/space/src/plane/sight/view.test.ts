import { expect, test } from 'vitest';
import { numbersOf, randomTable } from '../../../test/rays.ts';
import { blockersOnLine } from './line.ts';
import { seenOf } from './view.ts';

test('AI-MIS-SNIPER-VANTAGE: the places seen from an eye are those whose line meets no terrain, each told alone', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const random = numbersOf(seed);
    const table = randomTable(random, 25, 12, true);
    const places = Array.from({ length: 600 }, () => ({
      x: Math.round(random() * 48_000),
      y: Math.round(random() * 48_000),
      z: random() < 0.7 ? 750 : 3750,
    }));
    const eye = { x: Math.round(random() * 48_000), y: Math.round(random() * 48_000), z: 1500 };
    const alone = places.flatMap((place, i) => (blockersOnLine(table, eye, place).length === 0 ? [i] : []));
    expect(seenOf(table, eye, places)).toEqual(alone);
    expect(alone.length).toBeGreaterThan(20);
  }
});
