import { expect, test } from 'vitest';
import type { RosterGroup, Told } from '../systems/contract.ts';
import type { LogLine } from './log.ts';
import { chaptersOf, figuresOf, headlineOf, passes } from './story.ts';

const line = (id: string, told: Partial<Told>): LogLine => ({ id, entry: 0, event: 1, told: { kind: 'line', text: [id], ...told } });
const figure = (id: string) => ({ kind: 'figure', id, text: id });
const group = (id: string, name: string, figures: readonly string[]): RosterGroup =>
  ({ id, name, side: 0, seat: id, playing: false, figures: figures.map((one) => ({ id: one })) }) as unknown as RosterGroup;

const lines = [
  line('order', {}),
  line('one', { kind: 'headline', turn: 1 }),
  line('a walks', { text: [figure('a1'), ' walks'], topic: 'move' }),
  line('two', { kind: 'headline', turn: 2 }),
  line('hit', { kind: 'roll', topic: 'hit', text: [figure('b1'), ' hits'] }),
  line('out', { kind: 'loss', lost: 'a1', text: [figure('a1'), ' is out'] }),
];
const groups = [group('a', 'Rebelles', ['a1', 'a2']), group('b', 'Empire', ['b1'])];

test('the log is told turn by turn, each with what it cost', () => {
  const chapters = chaptersOf(lines);
  expect(chapters.map(({ turn, lines: inside }) => [turn, inside.length])).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
  ]);
  expect(chapters.map((chapter) => headlineOf(chapter, groups, 'fr'))).toEqual([
    'Préparatifs',
    'Tour 1 : aucune perte',
    'Tour 2 : une perte pour Rebelles, aucune pour Empire',
  ]);
  expect(headlineOf(chapters[2] ?? { turn: 2, lines: [] }, groups, 'en')).toBe('Turn 2: one loss for Rebelles, none for Empire');
});

test('filters keep what they name', () => {
  const mine = new Set(['b1']);
  const kept = (filter: Parameters<typeof passes>[1]) => lines.filter((one) => passes(one, filter, mine)).map(({ id }) => id);
  expect(kept('mine')).toEqual(['hit']);
  expect(kept('hits')).toEqual(['hit', 'out']);
  expect(kept('moves')).toEqual(['a walks']);
  expect(kept('rules')).toEqual([]);
  expect(kept('all')).toHaveLength(6);
});

test('mine are the persons’ figures against a machine, else those of the side that decides', () => {
  expect([...figuresOf(groups, { a: 'person', b: 'machine' }, 'b')]).toEqual(['a1', 'a2']);
  expect([...figuresOf(groups, { a: 'person', b: 'person' }, 'b')]).toEqual(['b1']);
});
