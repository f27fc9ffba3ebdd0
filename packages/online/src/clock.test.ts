import { expect, test } from 'vitest';
import { clocksAt, leftAt, type Clocks, type ClockTerms } from './clock.ts';

const DAYS: ClockTerms = { start: 100, gain: 30, capped: true };
const MINUTES: ClockTerms = { start: 100, gain: 30, capped: false };

/** Clocks after acts: when, and who is waited for then ("?": somebody in secret). */
const after = (terms: ClockTerms, ...acts: readonly (readonly [at: number, ...running: string[]])[]): Clocks =>
  acts.reduce<Clocks | undefined>(
    (before, [at, ...running]) => clocksAt(terms, before, running[0] === '?' ? 'secret' : running, at),
    undefined,
  ) as Clocks;

test('time runs for those who are waited for, and more comes back when they give the hand on', () => {
  const clocks = after(DAYS, [0, 'a'], [40, 'a'], [60, 'b'], [65, 'a', 'b']);
  expect(clocks).toEqual({ left: { a: 70, b: 95 }, running: ['a', 'b'], since: 65 });
  expect(['a', 'b', 'c'].map((seat) => leftAt(DAYS, clocks, seat, 70))).toEqual([65, 90, 100]);
});

test('days never grow beyond those of the start, minutes do', () => {
  expect(after(DAYS, [0, 'a'], [10, 'b']).left).toEqual({ a: 100 });
  expect(after(MINUTES, [0, 'a'], [10, 'b']).left).toEqual({ a: 120 });
});

test('whoever has overstayed owes nothing: there is no less than none', () => {
  const clocks = after(DAYS, [0, 'a'], [500, 'b']);
  expect(leftAt(DAYS, after(DAYS, [0, 'a']), 'a', 500)).toBe(0);
  expect(clocks.left).toEqual({ a: 30 });
});

test('while somebody is asked in secret no time runs, and none comes back', () => {
  const asked = after(MINUTES, [0, 'a'], [10, '?']);
  expect(asked).toEqual({ left: { a: 90 }, running: ['a'], since: 10, stopped: true });
  expect(leftAt(MINUTES, asked, 'a', 60)).toBe(90);
  expect(after(MINUTES, [0, 'a'], [10, '?'], [60, 'a'], [65, 'b'])).toEqual({ left: { a: 115 }, running: ['b'], since: 65 });
});

test('a clock of the host that jumps back takes and gives nothing', () => {
  const clocks = after(MINUTES, [1000, 'a'], [1010, 'a'], [400, 'a'], [1030, 'a']);
  expect(clocks).toEqual({ left: { a: 70 }, running: ['a'], since: 1030 });
  expect(leftAt(MINUTES, clocks, 'a', 400)).toBe(70);
});
