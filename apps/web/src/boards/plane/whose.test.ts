import { expect, test } from 'vitest';
import type { FigureOnBoard } from './model.ts';
import { isInCrowd, tagInCrowd, tagOfLine } from './whose.ts';

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

test('a crowd is three others close by: of two who stand together each has its words', () => {
  const company = [figure('B1', 0), figure('B2', 1500), figure('B3', -1500), figure('B4', 2000, 'out'), figure('B5', 9000)];
  expect(isInCrowd(company, { x: 0, y: 0 })).toBe(false);
  expect(isInCrowd([...company, figure('B6', 2000)], { x: 0, y: 0 })).toBe(true);
});

const line = (from: number, to: number) => ({ from: { x: from, y: 0 }, to: { x: to, y: 0 } });

test('words on one of several lines say who is at the end that the lines do not share', () => {
  const company = [figure('A1', 0), figure('B1', 5000), figure('B2', 9000)];
  const tags = (...lines: readonly ReturnType<typeof line>[]): readonly string[] =>
    lines.flatMap((one) => tagOfLine(company, lines, one).map(({ text }) => text));
  expect(tags(line(0, 5000), line(0, 9000))).toEqual(['B1', 'B2']);
  expect(tags(line(5000, 0), line(9000, 0))).toEqual(['B1', 'B2']);
  expect(tags(line(0, 5000))).toEqual([]);
});
