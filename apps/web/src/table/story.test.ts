import { BOT, PERSON } from '@escarmouche/session';
import { expect, test, vi } from 'vitest';
import type { RosterGroup } from '../systems/game-adapter.ts';
import type { Told } from '../systems/told.ts';
import type { LogLine } from './log.ts';
import { chaptersOf, figuresOf, gathered, headlineOf, passes, plain, withDice } from './story.ts';

const line = (id: string, told: Partial<Told>): LogLine => ({
  id,
  entry: 0,
  event: 1,
  turn: 0,
  told: { kind: 'line', text: [id], ...told },
});
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
    'Tour 1 · aucune perte',
    'Tour 2 · Rebelles : une perte, Empire : aucune',
  ]);
  expect(headlineOf(chapters[2] ?? { turn: 2, lines: [] }, groups, 'en')).toBe('Turn 2 · Rebelles: one loss, Empire: none');
  expect(headlineOf(chapters[1] ?? { turn: 1, lines: [] }, [], 'fr')).toBe('one');
});

test('a battle that begins within a turn is told under that turn', () => {
  const [begun] = chaptersOf([{ ...line('a walks', {}), turn: 2 }, line('three', { kind: 'headline', turn: 3 })]);
  expect(begun?.turn).toBe(2);
  expect(begun && headlineOf(begun, groups, 'fr')).toBe('Tour 2 · aucune perte');
  expect(begun && headlineOf(begun, groups, 'fr', 'Round')).toBe('Round 2 · aucune perte');
  expect(begun && headlineOf(begun, [], 'en')).toBe('Turn 2');
});

test('lines of one run in a row are told as one, which keeps each; what comes between ends it', () => {
  const step = (id: string, of = 'ana', more: Partial<Told> = {}): LogLine =>
    line(id, { topic: 'move', run: { of, told: ({ length }) => [`${length} to ${id}`] }, ...more });
  const walked = gathered([step('1'), step('2'), step('3'), line('finds', {}), step('4'), step('5', 'bo'), step('6', 'bo')]);
  expect(walked.map(({ id, told, parts }) => [id, told.text, parts?.map((part) => part.told.text[0])])).toEqual([
    ['1', ['3 to 3'], ['1', '2', '3']],
    ['finds', ['finds'], undefined],
    ['4', ['4'], undefined],
    ['5', ['2 to 6'], ['5', '6']],
  ]);
  expect(chaptersOf([step('1'), step('2')])[0]?.lines).toHaveLength(1);
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

test('mine are the persons’ figures against a bot, else those of the side that decides', () => {
  expect([...figuresOf(groups, { a: PERSON, b: BOT }, 'b')]).toEqual(['a1', 'a2']);
  expect([...figuresOf(groups, { a: PERSON, b: PERSON }, 'b')]).toEqual(['b1']);
});

test('UC-ARC-VISION: a line told in words names a rule by its title, and never by its id while the rulebook is on its way', async () => {
  // The rulebook may have come for another test.
  vi.resetModules();
  const [{ plain: now }, { rules }] = await Promise.all([import('./story.ts'), import('../rules/rulebook.svelte.ts')]);
  const told = ['Raison : ', { kind: 'rule', id: 'UC-ARC-VISION', text: 'UC-ARC-VISION' } as const, '.'];
  expect(now(told, 'fr')).toBe('Raison : La règle.');
  await rules.load('UC-ARC-VISION');
  expect(now(told, 'fr')).not.toMatch(/UC-|La règle/);
});

test('in the line of a contest the dice of each roll stand before the name of who made it', () => {
  const rolled = (id: string, face: number): LogLine =>
    line(id, {
      kind: 'roll',
      roll: { aim: 'Initiative', pool: '1 die', notation: '1d6', mode: '', dice: [{ face, kept: true }], score: face, modifiers: [] },
    });
  const run = line('contest', { text: ['Initiative: ', figure('a1'), ' 4, ', figure('b1'), ' 2'] });
  const pieces = withDice({ ...run, parts: [rolled('one', 4), rolled('two', 2)] });
  expect(pieces.map(({ text, dice }) => [plain(text, 'en'), dice.map(({ face }) => face)])).toEqual([
    ['Initiative: ', []],
    ['a1 4, ', [4]],
    ['b1 2', [2]],
  ]);
  expect(withDice(run).map(({ text }) => plain(text, 'en'))).toEqual(['Initiative: a1 4, b1 2']);
});
