import { expect, test } from 'vitest';
import type { Told } from '../systems/told.ts';
import type { LogLine } from './log.ts';
import { recapOf } from './recap.ts';
import { questionSaid } from './question-said.ts';
import { endsOf, newsOf } from './spoken.ts';

const line = (entry: number, told: Partial<Told>): LogLine => ({
  id: `${entry}`,
  entry,
  event: 1,
  turn: 1,
  told: { kind: 'line', text: [''], ...told },
});

/** Entries from 10 on are a machine's. */
const LINES: readonly LogLine[] = [
  line(1, { topic: 'acts', text: ['Arno is activated.'], deed: { by: 'a1', tone: 'info' } }),
  line(2, { kind: 'roll', text: ['Arno: shot at Rask, 4 5 = 9, hit'], deed: { by: 'a1', on: 'b1', tone: 'info' } }),
  line(3, { kind: 'headline', text: ['Turn 2.'] }),
  line(3, { kind: 'headline', text: ['Empire to play.'] }),
  line(10, { topic: 'acts', text: ['Rask is activated.'], deed: { by: 'b1', tone: 'info' } }),
  line(11, { topic: 'move', text: ['Rask moves 5 paces.'], deed: { by: 'b1', tone: 'info' } }),
  line(12, { kind: 'roll', text: ['Rask: shot at Arno'], deed: { by: 'b1', on: 'a1', tone: 'info' } }),
  line(12, { kind: 'loss', text: ['Arno is out of action.'], lost: 'a1', deed: { on: 'a1', tone: 'bad' } }),
];

const byMachine = (entry: number): boolean => entry >= 10;

function news(from: number, to: number, where = ''): string {
  const lines = LINES.slice(0, to);
  const recap = recapOf(lines, from, new Set(['a1'])).map((one) => ({
    ...one,
    said: `${one.attack?.by} attacks · ${one.attack?.outcome}`,
  }));
  return newsOf(lines, from, recap, { language: 'en', byMachine, where: () => where });
}

test('an act is over where another begins; the last one when nothing more is coming', () => {
  expect(endsOf(LINES, 0, false)).toEqual([2, 4]);
  expect(endsOf(LINES, 2, true)).toEqual([4, 8]);
  expect(endsOf(LINES, 8, true)).toEqual([]);
});

test('lines of persons are heard whole, those of a machine by what came of them and where it goes, each once', () => {
  expect(news(0, 2)).toBe('Arno is activated. Arno: shot at Rask, 4 5 = 9, hit.');
  expect(news(2, 4)).toBe('Turn 2. Empire to play.');
  expect(news(4, 8, 'at E7')).toBe('Rask moves 5 paces, at E7. b1 attacks, lost.');
});

const options = (count: number) => Array.from({ length: count }, (_, i) => ({ label: `answer ${i}`, value: i }));

test('a question is heard with its answers and their keys, or with their number', () => {
  expect(questionSaid({ title: 'Which one?', detail: 'It matters', options: options(2) }, 'Empire', 'en')).toBe(
    'Empire. Which one? It matters. 1 answer 0, 2 answer 1.',
  );
  expect(questionSaid({ title: 'Which one?', options: options(7) }, undefined, 'en')).toBe('Which one? 7 answers.');
  const order = { title: 'Who reacts first?', options: options(2) };
  expect(questionSaid(order, undefined, 'en', true), 'no answer lets pass').toBe(
    'Who reacts first? 1 answer 0, 2 answer 1. Shift+p Let this whole move pass, p Let everything pass this turn.',
  );
});
