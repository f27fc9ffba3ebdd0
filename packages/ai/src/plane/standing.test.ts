import { expect, test } from 'vitest';
import { objective, scenarioOn } from '../../test/scenario.ts';
import { acceptsDraw, mayWait } from './standing.ts';
import { alive } from '../../test/game.ts';

const at = (x: number, y: number) => ({ x: x * 1000, y: y * 1000, z: 0 });
const places = { a1: at(2, 2), a2: at(3, 2), b1: at(18, 18) };
const SOUND = { a1: 1, a2: 1, b1: 1 };
const points = (side: string, met: number, turns?: number) => {
  const state = scenarioOn(places, [objective({ type: 'hold', zone: 'gate' }, { id: 'held', side, wins: false })], { turns });
  return { ...state, scenario: { met: { held: met }, tokens: {}, happened: [] } };
};

test('who is ahead may wait for the last turn, nobody else, and nobody where there is none', () => {
  expect(['a', 'b'].map((side) => mayWait(points('a', 1, 6), side))).toEqual([true, false]);
  expect(['a', 'b'].map((side) => mayWait(points('a', 0, 6), side))).toEqual([false, false]);
  expect(['a', 'b'].map((side) => mayWait(points('a', 1), side))).toEqual([false, false]);
});

test('who wins by surviving may wait, those who have to prevent that may not', () => {
  const state = scenarioOn(places, [objective({ type: 'survive', who: ['b1'], count: 1, turn: 6 }, { side: 'b' })], { turns: 6 });
  expect(['a', 'b'].map((side) => mayWait(state, side))).toEqual([false, true]);
});

test('a draw is enough for who is not ahead, by points or else by what is left, and for all where nothing comes of the battle', () => {
  const even = scenarioOn({ a1: places.a1, b1: places.b1 }, []);
  const more = scenarioOn(places, []);
  const seats = (state: typeof even) => ['a', 'b'].map((seat) => acceptsDraw(alive(state, SOUND), seat));
  expect(seats(even)).toEqual([true, true]);
  expect(seats(more)).toEqual([false, true]);
  expect(seats(points('b', 2))).toEqual([true, false]);
  expect(seats({ ...more, turn: 6 })).toEqual([true, true]);
});
