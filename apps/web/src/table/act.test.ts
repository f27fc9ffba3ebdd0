import { expect, test } from 'vitest';
import type { Told } from '../systems/told.ts';
import { actUpTo, reasonAt, unsaidReasonAt } from './act.ts';
import type { LogLine } from './log.ts';

const line = (entry: number, event: number, told: Partial<Told> = {}): LogLine => ({
  id: `${entry}.${event}`,
  entry,
  event,
  turn: 1,
  told: { kind: 'line', text: [], ...told },
});
const LOG = [
  line(0, 0, { kind: 'headline' }),
  line(1, 0, { topic: 'acts' }),
  line(2, 0, { topic: 'move' }),
  line(3, 0, { kind: 'roll' }),
  line(4, 0, { kind: 'headline' }),
  line(5, 0),
];
const ids = (at: number): readonly string[] => actUpTo(LOG, at).map(({ id }) => id);

test('an act is told from where its figure began to act, without what headed it', () => {
  expect(ids(3)).toEqual(['1.0', '2.0', '3.0']);
  expect(ids(1)).toEqual(['1.0']);
  expect(ids(4)).toEqual(['4.0']);
  expect(ids(5)).toEqual(['5.0']);
  expect(ids(-1)).toEqual([]);
});

const why = (entry: number): string => `because ${entry}`;

test('a reason stands at the first line of what was played for it, and never at the headline of who plays next', () => {
  expect(reasonAt(line(2, 0), line(1, 0), why)).toBe('because 2');
  expect(reasonAt(line(2, 1), line(2, 0), why)).toBeUndefined();
  expect(reasonAt(line(2, 0, { kind: 'headline' }), line(1, 0), why)).toBeUndefined();
  expect(reasonAt({ ...line(3, 0), parts: [line(2, 0), line(3, 0)] }, line(2, 0), why)).toBeUndefined();
});

const ofActivation = (entry: number): string | undefined => (entry < 2 ? undefined : entry < 4 ? 'the first' : 'the second');

test('a reason that the line with the last reason has told is not told again', () => {
  expect(LOG.map((_, at) => unsaidReasonAt(LOG, at, ofActivation))).toEqual([
    undefined,
    undefined,
    'the first',
    undefined,
    undefined,
    'the second',
  ]);
});
