import { markOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { reduce } from './reduce.ts';
import { battle } from './testing.ts';
import { frightening, terrifying } from './rules/index.ts';

test('UC-SYS-DURATION: what a rule remembers of a pair is replaced when it is remembered again, and nothing else is', () => {
  const { state } = battle({ figures: { a: { at: [0, 0] }, a2: { at: [3, 0] }, b: { at: [0, 9] }, b2: { at: [3, 9] } }, activation: 'a' });
  const mark = (rule: string, figure: string, of: string, value: boolean) =>
    reduce(state, { type: 'marked', rule, figure, of, value, until: 'activation' });
  const { id } = frightening;
  for (const [figure, of] of [['a', 'b'] as const, ['a', 'b2'] as const, ['a2', 'b'] as const]) mark(id, figure, of, false);
  mark(terrifying.id, 'a', 'b', false);
  mark(id, 'a', 'b', true);
  expect(markOf(state, id, 'a', 'b')).toBe(true);
  expect([markOf(state, id, 'a', 'b2'), markOf(state, id, 'a2', 'b'), markOf(state, terrifying.id, 'a', 'b')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(state.passing).toHaveLength(4);
});
