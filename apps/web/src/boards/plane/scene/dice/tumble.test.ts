import { expect, test } from 'vitest';
import { flight, landing, sorting } from './tumble.ts';

test('a die ends where it has to, lying still', () => {
  const seat = { x: 1.2, z: -0.3 };
  expect(flight(seat, 2, 1)).toEqual({ x: 1.2, y: 0, z: -0.3, spin: 0 });
  expect(flight(seat, 2, 0).x).toBeGreaterThan(5);
  expect(flight(seat, 0, 0.5).y).toBeGreaterThanOrEqual(0);
});

test('dice never lie in one another', () => {
  for (const seats of [landing(1), landing(4), sorting([true, true, false]), sorting([false, true, false, true])]) {
    for (const [i, a] of seats.entries())
      for (const b of seats.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThanOrEqual(1.05);
  }
});

test('the kept stand in front, the dropped aside and behind', () => {
  const [first, second, third] = sorting([true, false, true]);
  expect(second?.x).toBeGreaterThan(third?.x ?? 9);
  expect(second?.z).toBeLessThan(first?.z ?? -9);
});
