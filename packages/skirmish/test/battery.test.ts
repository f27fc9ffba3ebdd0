import { battery } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { duel, groupsOf } from './fixture/duel.ts';

test.each([1, 2, 3])('battery: a game written on this room alone keeps every promise of the referee, battle %i', (seed) => {
  const { finished, taken } = battery(duel, groupsOf(['a1', 'a2'], ['b1', 'b2']), { seed, rarely: ['rest'] });
  expect(finished).toBe(true);
  expect(taken).toMatchObject({ deploy: 4 });
  expect(taken.fight).toBeGreaterThan(1);
});
