import { expect, test } from 'vitest';
import type { LogLine } from './log.ts';
import { lastThought } from './thoughts.ts';

const line = (entry: number, by: string, topic?: 'acts' | 'move'): LogLine => ({
  id: `${entry}`,
  entry,
  event: 1,
  turn: 1,
  told: { kind: 'line', text: [], topic, deed: { by, tone: 'info' } },
});

test('AI-ACT-LOOP: the reasons of a figure are those of the first act of its last activation, where an NPC played it', () => {
  const lines = [line(1, 'a', 'acts'), line(2, 'a', 'move'), line(5, 'a', 'acts'), line(6, 'a', 'move'), line(7, 'a'), line(9, 'b')];
  expect(lastThought('a', lines, () => true)).toBe(6);
  expect(lastThought('a', lines, (entry) => entry < 6)).toBeUndefined();
  expect(lastThought('c', lines, () => true)).toBeUndefined();
});
