import { expect, test } from 'vitest';
import type { AskOption } from '../systems/ask.ts';
import { listed, nextOption, optionAt, optionTowards } from './options.ts';

const spot = (x: number, y: number): AskOption => ({
  label: `${x},${y}`,
  value: [x, y],
  at: { kind: 'ground', at: { x, y } },
});
const figure = (id: string): AskOption => ({ label: id, value: id, at: { kind: 'figure', id } });
const pass: AskOption = { label: 'pass', value: null };
const square = Array.from({ length: 16 }, (_, i) => spot(i % 4, Math.floor(i / 4)));
const label = (option: AskOption | undefined) => option?.label;

test('as many answers as there are digits stand as buttons', () => {
  const few = [...square.slice(0, 8), pass];
  expect(listed(few).buttons.map(({ option }) => option)).toEqual(few);
  expect(listed(few).spots).toEqual([]);
});

test('of a long list only what cannot be pointed at stands as buttons, with its place among all', () => {
  const { buttons, spots } = listed([...square, pass]);
  expect(buttons).toEqual([{ option: pass, index: 16 }]);
  expect(spots.map(({ index }) => index)).toEqual(square.map((_, i) => i));
});

test('a long list of which nothing lies on the board stands as buttons', () => {
  const names = Array.from({ length: 12 }, (_, i) => ({ label: `${i}`, value: i }));
  expect(listed(names).buttons).toHaveLength(12);
});

test('a figure or a place pointed at is the answer that stands for it', () => {
  const options = [figure('a'), figure('b'), spot(2, 3)];
  expect(label(optionAt(options, { kind: 'figure', id: 'b' }, 0.5))).toBe('b');
  expect(label(optionAt(options, { kind: 'ground', at: { x: 2, y: 3 } }, 0.5))).toBe('2,3');
  expect(optionAt(options, { kind: 'ground', at: { x: 2, y: 4 } }, 0.5)).toBeUndefined();
  expect(optionAt(options, undefined, 0.5)).toBeUndefined();
});

test('one goes through the answers on the board in order, and out at either end', () => {
  const [first, second] = [spot(0, 0), figure('a')];
  const options = [pass, first, second];
  expect(nextOption(options, undefined, 1)).toBe(first);
  expect(nextOption(options, undefined, -1)).toBe(second);
  expect(nextOption(options, first, 1)).toBe(second);
  expect(nextOption(options, second, 1)).toBeUndefined();
  expect(nextOption(options, first, -1)).toBeUndefined();
});

test('an arrow leads to the nearest answer that way; without one to start from, to the first', () => {
  expect(label(optionTowards(square, { x: 1, y: 1 }, { x: 1, y: 0 }))).toBe('2,1');
  expect(label(optionTowards(square, { x: 1, y: 1 }, { x: 0, y: -3 }))).toBe('1,0');
  expect(optionTowards(square, { x: 3, y: 1 }, { x: 1, y: 0 })).toBeUndefined();
  expect(label(optionTowards([spot(0, 0), spot(3, 1), spot(1, 3)], { x: 0, y: 0 }, { x: 1, y: 0 }))).toBe('3,1');
  expect(label(optionTowards(square, undefined, { x: 1, y: 0 }))).toBe('0,0');
});
