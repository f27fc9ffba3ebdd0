import { expect, test } from 'vitest';
import type { LogLine } from './log.ts';
import { lastThinker, lastThought, thinks } from './thoughts.ts';

const line = (entry: number, by: string, topic?: 'acts' | 'move' | 'settled'): LogLine => ({
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
  expect(
    lastThought('a', [line(0, 'a', 'settled'), line(1, 'b', 'acts')], () => true),
    'a die before the first activation',
  ).toBeUndefined();
  const rolled = [line(1, 'a', 'acts'), line(2, 'a', 'settled'), line(3, 'a', 'move')];
  expect(lastThought('a', rolled, () => true)).toBe(3);
});

test('AI-ACT-LOOP: no thought is looked for behind places at deployment, dice, notes and the beginning of an activation', () => {
  expect([line(1, 'a', 'settled'), line(2, 'a', 'acts'), line(3, 'a', 'move'), line(4, 'a')].map(thinks)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('AI-ACT-LOOP: the NPC that acted last is that of the last activation with a thought', () => {
  const lines = [line(1, 'a', 'acts'), line(2, 'a', 'move'), line(3, 'b', 'acts'), line(4, 'b', 'move'), line(5, 'c', 'acts')];
  expect(lastThinker(lines, () => true)).toBe('b');
  expect(lastThinker(lines, (entry) => entry < 3)).toBe('a');
  expect(lastThinker(lines, () => false)).toBeUndefined();
});
