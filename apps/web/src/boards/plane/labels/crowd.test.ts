import { expect, test } from 'vitest';
import type { FigureOnBoard } from '../model.ts';
import { company, figureAtFarEnd, isInCrowd } from './crowd.ts';

const figure = (tag: string, x: number, bearing = 'up'): FigureOnBoard =>
  ({ id: tag, tag, at: { x, y: 0, z: 0 }, bearing }) as unknown as FigureOnBoard;

test('company is who else stands close to a place', () => {
  const all = [figure('B1', 0), figure('B2', 1500), figure('B3', 9000), figure('B4', 10_000, 'out')];
  expect([0, 1500, 9000].map((x) => company(all, { x, y: 0 }))).toEqual([1, 1, 0]);
});

test('a crowd is three others close by: of two who stand together each has its words', () => {
  const all = [figure('B1', 0), figure('B2', 1500), figure('B3', -1500), figure('B4', 2000, 'out'), figure('B5', 9000)];
  expect(isInCrowd(all, { x: 0, y: 0 })).toBe(false);
  expect(isInCrowd([...all, figure('B6', 2000)], { x: 0, y: 0 })).toBe(true);
});

const line = (from: number, to: number) => ({ from: { x: from, y: 0 }, to: { x: to, y: 0 } });

test('the far end of one of several lines is the end that the lines do not share', () => {
  const all = [figure('A1', 0), figure('B1', 5000), figure('B2', 9000)];
  const far = (...lines: readonly ReturnType<typeof line>[]) => lines.map((one) => figureAtFarEnd(all, lines, one)?.tag);
  expect(far(line(0, 5000), line(0, 9000))).toEqual(['B1', 'B2']);
  expect(far(line(5000, 0), line(9000, 0))).toEqual(['B1', 'B2']);
  expect(far(line(0, 5000))).toEqual([undefined]);
});
