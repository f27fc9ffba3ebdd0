import type { RollQuestion } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { commitment, diceKey, drawnDice, type Secrets } from './dice.ts';

const secrets: Secrets = { battle: 'b', agreed: 'd', host: '11'.repeat(32), seats: { A: '22'.repeat(32), B: '33'.repeat(32) } };
const roll = (count: number, faces: number): RollQuestion =>
  ({ kind: 'roll', seat: 'A', purpose: 'shot', faces: new Array<number>(count).fill(faces) }) as unknown as RollQuestion;
const thrown = (key: string, seat: string, n: number, entry: number, index: number, count = 20): unknown =>
  drawnDice(key, { seat, n, start: 0 })(entry, [])(roll(count, 6), index, {});

test('the same secrets give the same dice to the same place, and other dice to any other place', () => {
  const key = diceKey(secrets);
  const dice = [
    thrown(key, 'A', 1, 0, 0),
    thrown(key, 'B', 1, 0, 0),
    thrown(key, 'A', 2, 0, 0),
    thrown(key, 'A', 1, 1, 0),
    thrown(key, 'A', 1, 0, 1),
  ];
  expect(thrown(diceKey(secrets), 'A', 1, 0, 0)).toEqual(dice[0]);
  expect(new Set(dice.map((faces) => JSON.stringify(faces))).size).toBe(dice.length);
});

test('every secret, and what was agreed, is part of the key', () => {
  const others: Secrets[] = [
    { ...secrets, battle: 'c' },
    { ...secrets, agreed: 'e' },
    { ...secrets, host: '12'.repeat(32) },
    { ...secrets, seats: { ...secrets.seats, A: '23'.repeat(32) } },
    { ...secrets, seats: { A: secrets.seats['B'] ?? '', B: secrets.seats['A'] ?? '' } },
  ];
  expect(new Set([secrets, ...others].map(diceKey)).size).toBe(others.length + 1);
});

test('a commitment is that of one battle, one seat and one secret', () => {
  const all = [
    commitment('b', 'A', '11'),
    commitment('b', '', '11'),
    commitment('c', 'A', '11'),
    commitment('b', 'A', '12'),
    commitment('bA', '', '11'),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test.each([6, 8, 2])('faces of dice with %i sides are equally likely', (sides) => {
  const key = diceKey(secrets);
  const counts = new Array<number>(sides).fill(0);
  const total = 12_000;
  for (let n = 1; n <= total / 20; n++)
    for (const face of drawnDice(key, { seat: 'A', n, start: 0 })(0, [])(roll(20, sides), 0, {}) as number[])
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  const mean = total / sides;
  const squares = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  expect(squares).toBeLessThan(3 * sides);
});
