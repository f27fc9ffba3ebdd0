import { expect, test } from 'vitest';
import { BEGINNING, further, hasteAfter, seenAt, storyOf, type Beat, type Place } from './beats.ts';
import type { Told } from '../systems/told.ts';

const roll = { aim: 'shot', pool: '2 dice', notation: '2d6', mode: '', dice: [], score: 7, modifiers: [] };
const TOLD: readonly Told[] = [
  { kind: 'headline', text: ['Turn 1'], turn: 1 },
  { kind: 'line', text: ['Arno moves.'], topic: 'move' },
  { kind: 'roll', text: ['Arno shoots: hit.'], roll },
  { kind: 'loss', text: ['Rask is out.'], lost: 'rask' },
];
const MOVING = { fall: 800, still: false };
const story = (how = MOVING): readonly Beat[] => storyOf(TOLD, how);

/** All that is seen while the story is played in frames of a length. */
function frames(length: number, beats = story()): readonly ReturnType<typeof seenAt>[] {
  const seen = [];
  let place: Place = BEGINNING;
  for (; place.beats < beats.length; place = further(place, length, beats)) seen.push(seenAt(place, beats));
  return [...seen, seenAt(place, beats)];
}

test('a line is told once its dice lie, and never before those ahead of it', () => {
  const [, , shot] = story();
  if (!shot) throw new Error('a beat is missing');
  expect(seenAt({ beats: 2, into: shot.falls - 1 }, story())).toEqual({ thrown: 3, told: 2, moving: [] });
  expect(seenAt({ beats: 2, into: shot.falls }, story())).toEqual({ thrown: 3, told: 3, moving: [] });
  for (const length of [7, 16, 50]) {
    const told = frames(length).map((seen) => seen.told);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(new Set(told)).toEqual(new Set([1, 2, 3, 4]));
  }
});

test('what moves goes from its place to the end of its way and stays there', () => {
  const move = frames(16)
    .filter(({ told }) => told === 2)
    .flatMap(({ moving }) => moving);
  expect(new Set(move.map(({ beat }) => beat))).toEqual(new Set([1]));
  expect(move[0]?.gone).toBeLessThan(0.1);
  expect(move.at(-1)?.gone).toBeGreaterThan(0.9);
  expect(frames(16).find(({ told }) => told === 3)?.moving).toEqual([]);
});

test('who is lost falls in the beat that tells it, and lies long before the next', () => {
  const fall = frames(16)
    .filter(({ told, moving }) => told === 4 && moving.length > 0)
    .flatMap(({ moving }) => moving);
  expect(new Set(fall.map(({ beat }) => beat))).toEqual(new Set([3]));
  expect(fall[0]?.gone).toBeLessThan(0.1);
  expect(fall.at(-1)?.gone).toBeGreaterThan(0.9);
  const [, , , loss] = storyOf([...TOLD, move('b')], MOVING);
  expect(loss?.lasts).toBeGreaterThan(2 * (loss?.glides ?? 0) - 1);
});

test('however long a frame lasts, all is told in the end, and nothing twice', () => {
  for (const length of [1, 333, 100_000]) expect(frames(length).at(-1)).toEqual({ thrown: 4, told: 4, moving: [] });
  expect(further(BEGINNING, 100_000, story())).toEqual({ beats: 4, into: 0 });
});

test('without motion the same lines come in the same order, with dice that lie and figures in their places', () => {
  const still = frames(16, story({ fall: 0, still: true }));
  expect(new Set(still.map(({ told }) => told))).toEqual(new Set([1, 2, 3, 4]));
  expect(still.every(({ moving, thrown, told }) => moving.length === 0 && thrown === told)).toBe(true);
});

test('who watches long is told quicker, so that a great battle does not keep anybody waiting', () => {
  expect([0, 20_000, 30_000, 36_000].map(hasteAfter)).toEqual([1, 1.8, 3, 12]);
});

const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);

test('a story of thousands of lines is told as quickly at its end as at its beginning, each line once', () => {
  let looked = 0;
  const beats = storyOf(
    Array.from({ length: 14_000 }, (_, i) => TOLD[i % 4] ?? { kind: 'line', text: [] }),
    MOVING,
  );
  const counted = new Proxy(beats, { get: (all, key) => (looked++, Reflect.get(all, key) as unknown) });
  const costs: number[] = [];
  const times = beats.map(() => 0);
  let told = 0;
  let early = false;
  for (let place = BEGINNING; place.beats < beats.length; place = further(place, 200, counted)) {
    const before = looked;
    const seen = seenAt(place, counted);
    for (; told < seen.told; told++) times[told] = (times[told] ?? 0) + 1;
    early ||= seen.told > place.beats + 1;
    costs.push(looked - before);
  }
  expect(sum(costs.slice(-1000))).toBeLessThanOrEqual(sum(costs.slice(0, 1000)) * 1.1);
  expect(early).toBe(false);
  expect(new Set(times.slice(0, -1))).toEqual(new Set([1]));
});

const move = (by: string): Told => ({ kind: 'line', text: [], topic: 'move', deed: { by, tone: 'info' } });

test('several who move set off one after the other while the first are still under way; who goes on goes on where it is', () => {
  const acts: Told = { kind: 'line', text: [], topic: 'acts', deed: { by: 'b', tone: 'info' } };
  const several = storyOf([move('a'), acts, move('b'), move('c')], MOVING);
  const seen = frames(16, several);
  expect(Math.max(...seen.map(({ moving }) => moving.length))).toBe(2);
  for (const beat of [0, 2, 3]) {
    const gone = seen.flatMap(({ moving }) => moving.filter((one) => one.beat === beat)).map((one) => one.gone);
    expect(gone).toEqual(gone.toSorted((a, b) => a - b));
    expect(gone.at(-1)).toBeGreaterThan(0.9);
  }
  const alone = frames(16, storyOf([move('a'), move('a')], MOVING));
  expect(Math.max(...alone.map(({ moving }) => moving.length))).toBe(1);
  const still = storyOf([move('a'), move('b')], { fall: 0, still: true });
  expect(Math.min(...still.map(({ lasts }) => lasts))).toBeGreaterThanOrEqual(250);
});

test('the dice of a contest fall together and are told together', () => {
  const contest = { ...TOLD[2], run: { of: 'initiative', told: () => [] } } as Told;
  const log = [contest, contest, contest, ...TOLD.slice(3)];
  const beats = storyOf(log, MOVING);
  expect(frames(16, beats).map(({ thrown, told }) => `${thrown} ${told}`)).toEqual(expect.arrayContaining(['3 0', '3 3', '4 4']));
  expect(new Set(frames(16, beats).map(({ told }) => told))).toEqual(new Set([0, 3, 4]));
});
