import { battery } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { duel } from './fixture/duel.ts';
import { GROUND } from './ground.ts';

test.each([1, 2, 3])('battery: a game written on this room alone keeps every promise of the referee, battle %i', (seed) => {
  const report = battery(
    duel,
    {
      table: GROUND,
      sides: [
        ['Ann', 'Bo'],
        ['Cy', 'Di'],
      ],
    },
    { seed, rarely: ['rest'] },
  );
  expect(report.finished).toBe(true);
  expect(report.taken).toMatchObject({ deploy: 4 });
  expect(report.taken.fight).toBeGreaterThan(1);
});
