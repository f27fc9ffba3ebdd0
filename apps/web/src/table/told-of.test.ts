import { expect, test } from 'vitest';
import type { Told } from '../systems/told.ts';
import type { LogLine } from './log.ts';
import { actorAt, landedAt, lostThisTurn } from './told-of.ts';

const tone = 'info';
const LOG: readonly Omit<Told, 'text'>[] = [
  { kind: 'headline', turn: 1 },
  { kind: 'loss', lost: 'bela', deed: { on: 'bela', tone } },
  { kind: 'headline', turn: 2 },
  { kind: 'line', topic: 'acts', deed: { by: 'arno', tone } },
  { kind: 'line' },
  { kind: 'roll', deed: { by: 'arno', on: 'rask', tone } },
  { kind: 'roll', deed: { by: 'rask', tone } },
  { kind: 'loss', lost: 'rask', deed: { on: 'rask', tone } },
  { kind: 'headline' },
  { kind: 'line' },
];
const lines: readonly LogLine[] = LOG.map((told, i) => ({ id: `${i}`, entry: i, event: 1, turn: 1, told: { ...told, text: [] } }));

test('who acts goes on acting while others save and fall, until a part of the turn begins', () => {
  expect(lines.map((_, at) => actorAt(lines, at))).toEqual([
    undefined,
    undefined,
    undefined,
    'arno',
    'arno',
    'arno',
    'arno',
    'arno',
    undefined,
    undefined,
  ]);
});

test('whoever is lost is known as lost until the turn is over', () => {
  expect([2, 3, 8, 10].map((told) => lostThisTurn(lines.slice(0, told)))).toEqual([['bela'], [], ['rask'], ['rask']]);
});

test('how a deed goes out is told once its dice lie, and read until those of the next do, within one command', () => {
  const words: readonly (readonly [entry: number, lands?: string])[] = [[0], [0, 'hit'], [0, 'saved'], [0], [1, 'missed']];
  const log = words.map(([entry, lands], event): LogLine => {
    return { id: `${event}`, entry, event, turn: 1, told: { kind: 'roll', text: [], deed: { by: 'arno', on: 'rask', tone, lands } } };
  });
  const read = (fallen: boolean) => log.map((_, at) => landedAt(log, at, fallen)?.lands);
  expect(read(true)).toEqual([undefined, 'hit', 'saved', undefined, 'missed']);
  expect(read(false)).toEqual([undefined, undefined, 'hit', 'saved', undefined]);
});
