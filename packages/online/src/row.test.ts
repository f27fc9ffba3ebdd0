import { expect, test } from 'vitest';
import { keptOf, type Row } from './row.ts';

type AnyRow = Row<{ type: string }, never>;

const answers = (count: number) => Array.from({ length: count }, (_, i) => ({ question: 'q', answer: i }));
const row = (n: number, answered: number, more: Partial<AnyRow> = {}): AnyRow => ({
  act: `act ${n}`,
  by: 'a',
  n,
  left: 0,
  draw: { seat: 'a', n, start: 0 },
  entries: [],
  waiting: { seat: 'a', command: { type: 'shoot' }, answers: answers(answered), partial: {} },
  agreements: [],
  ...more,
});
const draws = (...rows: AnyRow[]) => keptOf(rows).draws;

test('a command that waits on keeps its dice', () => {
  const { draw } = row(1, 1);
  expect(draws(row(1, 1), row(2, 3, { draw }))).toEqual([[{ ...draw, from: 0 }]]);
});

test('answers that are taken back in a command that waits are drawn anew, and those before them are not', () => {
  expect(draws(row(1, 3), row(2, 1))).toEqual([
    [
      { ...row(1, 3).draw, from: 0 },
      { ...row(2, 1).draw, from: 1 },
    ],
  ]);
});

test('a command that is over and waits again has the dice of the answers that stay', () => {
  const { draw } = row(1, 0);
  const over = row(1, 0, { entries: [{ seat: 'a', command: { type: 'shoot' }, answers: answers(3), events: [] }] });
  const { waiting, ...whole } = over;
  expect(waiting).toBeDefined();
  expect(draws(whole, row(2, 2))).toEqual([
    [
      { ...draw, from: 0 },
      { ...row(2, 2).draw, from: 2 },
    ],
  ]);
});
