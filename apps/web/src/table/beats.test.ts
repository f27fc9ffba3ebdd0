import { expect, test } from 'vitest';
import { BEGINNING, beatOf, further, hasteAfter, seenAt, type Beat, type Place } from './beats.ts';
import type { Told } from '../systems/game-adapter.ts';

const roll = { notation: '2d6', mode: '', dice: [], score: 7, modifiers: [] };
const TOLD: readonly Told[] = [
  { kind: 'headline', text: ['Turn 1'], turn: 1 },
  { kind: 'line', text: ['Arno moves.'], topic: 'move' },
  { kind: 'roll', text: ['Arno shoots: hit.'], roll },
  { kind: 'loss', text: ['Rask is out.'], lost: 'rask' },
];
const MOVING = { fall: 800, still: false };
const story = (how = MOVING): readonly Beat[] => TOLD.map((told) => beatOf(told, how));

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
  expect(seenAt({ beats: 2, into: shot.falls - 1 }, story())).toEqual({ thrown: 3, told: 2, gone: 1 });
  expect(seenAt({ beats: 2, into: shot.falls }, story())).toEqual({ thrown: 3, told: 3, gone: 1 });
  for (const length of [7, 16, 50]) {
    const told = frames(length).map((seen) => seen.told);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(new Set(told)).toEqual(new Set([1, 2, 3, 4]));
  }
});

test('what moves goes from its place to the end of its way and stays there', () => {
  const move = frames(16).filter(({ told }) => told === 2);
  expect(move[0]?.gone).toBeLessThan(0.1);
  expect(move.at(-1)?.gone).toBe(1);
});

test('however long a frame lasts, all is told in the end, and nothing twice', () => {
  for (const length of [1, 333, 100_000]) expect(frames(length).at(-1)).toEqual({ thrown: 4, told: 4, gone: 1 });
  expect(further(BEGINNING, 100_000, story())).toEqual({ beats: 4, into: 0 });
});

test('without motion the same lines come in the same order, with dice that lie and figures in their places', () => {
  const still = frames(16, story({ fall: 0, still: true }));
  expect(new Set(still.map(({ told }) => told))).toEqual(new Set([1, 2, 3, 4]));
  expect(still.every(({ gone, thrown, told }) => gone === 1 && thrown === told)).toBe(true);
});

test('who watches long is told quicker, so that a great battle does not keep anybody waiting', () => {
  expect([0, 20_000, 32_000].map(hasteAfter)).toEqual([1, 1.8, 3]);
});

test('a story of thousands of lines takes no longer a frame than a short one', () => {
  const long = Array.from({ length: 14_000 }, (_, i) => story()[i % 4] ?? { falls: 0, glides: 0, lasts: 1 });
  let place = BEGINNING;
  let frame = 0;
  for (; place.beats < long.length; frame++) place = further(place, 16, long);
  expect(seenAt(place, long).told).toBe(14_000);
  expect(frame).toBe(Math.ceil(long.reduce((sum, { lasts }) => sum + lasts, 0) / 16));
});

test('the dice of a contest fall together and are told together', () => {
  const contest = { ...TOLD[2], run: { of: 'initiative', told: () => [] } } as Told;
  const log = [contest, contest, contest, ...TOLD.slice(3)];
  const beats = log.map((told, i) => beatOf(told, MOVING, log[i - 1]));
  expect(frames(16, beats).map(({ thrown, told }) => `${thrown} ${told}`)).toEqual(expect.arrayContaining(['3 0', '3 3', '4 4']));
  expect(new Set(frames(16, beats).map(({ told }) => told))).toEqual(new Set([0, 3, 4]));
});
