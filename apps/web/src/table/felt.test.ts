import { expect, test } from 'vitest';
import type { Told } from '../systems/told.ts';
import { storyOf } from './beats.ts';
import { feltAt } from './felt.ts';

const shot: Told = {
  kind: 'roll',
  text: [],
  roll: { aim: '', pool: '', notation: '', mode: '', dice: [], score: 7, modifiers: [] },
  deed: { by: 'a1', on: 'b1', tone: 'good' },
  sound: 'shot',
};
const fall: Told = { kind: 'loss', text: [], lost: 'b1', deed: { on: 'b1', tone: 'bad' }, sound: 'fall' };
const step: Told = { kind: 'line', text: [], topic: 'move', sound: 'step' };

test('a shot is felt once its dice lie, a fall with its line, a step not at all; never longer than the beat', () => {
  const lines = [shot, fall, step];
  const story = storyOf(lines, { fall: 800, still: false });
  const at = (beats: number, into: number) => feltAt({ beats, into }, story, lines);
  expect(at(0, 700)).toBeUndefined();
  expect(at(0, 800)).toEqual({ what: 'shot', gone: 0 });
  expect(at(0, 930)?.gone).toBeCloseTo(0.5);
  expect(at(0, 1100)).toBeUndefined();
  expect(at(1, 450)).toEqual({ what: 'fall', gone: 0.5 });
  expect(at(1, (story[1]?.lasts ?? 0) - 1)).toBeUndefined();
  expect(at(2, 10)).toBeUndefined();
  expect(at(3, 0)).toBeUndefined();
});
