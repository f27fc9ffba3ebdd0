import { expect, test } from 'vitest';
import type { FigureOnBoard } from './model.ts';
import { tagInCrowd } from './whose.ts';

const figure = (tag: string, x: number, bearing = 'up'): FigureOnBoard =>
  ({ id: tag, tag, at: { x, y: 0, z: 0 }, bearing }) as unknown as FigureOnBoard;

test('words beside a figure say whose they are where others stand close, and only there', () => {
  const company = [figure('B1', 0), figure('B2', 1500), figure('B3', 9000), figure('B4', 10_000, 'out')];
  const tag = (x: number): readonly string[] => tagInCrowd(company, { x, y: 0 }).map(({ text }) => text);
  expect(tag(0)).toEqual(['B1']);
  expect(tag(1500)).toEqual(['B2']);
  expect(tag(9000)).toEqual([]);
  expect(tag(700)).toEqual([]);
});
