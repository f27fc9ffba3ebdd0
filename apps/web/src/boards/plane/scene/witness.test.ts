import { expect, test } from 'vitest';
import type { Line } from '../../dice/throws.ts';
import type { FigureOnBoard } from '../model.ts';
import { toldOf } from './witness.ts';

const figure = (id: string, active = false): FigureOnBoard => ({
  id,
  tag: id,
  name: id,
  spoken: id,
  side: 0,
  at: { x: 0, y: 0, z: 0 },
  r: 500,
  facing: { x: 0, y: 1 },
  bearing: 'standing',
  vitality: { left: 1, full: 1 },
  alert: false,
  spent: false,
  active,
});
const line = (id: string, ...named: readonly string[]): Line => ({ id, told: { text: named.map((one) => ({ kind: 'figure', id: one })) } });
const ids = (figures: readonly FigureOnBoard[]): readonly string[] => figures.map(({ id }) => id);

test('new lines lead to who is named in them and to who acts', () => {
  const before = [line('0.0', 'a')];
  const figures = [figure('a'), figure('b', true), figure('c')];
  expect(ids(toldOf(before, [...before, line('0.1', 'c')], figures))).toEqual(['b', 'c']);
});

test('nobody is gone to when nothing new is told of anybody, nor after an undo', () => {
  const before = [line('0.0', 'a'), line('0.1', 'b')];
  const figures = [figure('a', true), figure('b')];
  expect(toldOf(before, before, figures)).toEqual([]);
  expect(toldOf(before, [...before, { id: '0.2', told: { text: ['…', { kind: 'rule', id: 'a' }] } }], figures)).toEqual([]);
  expect(toldOf(before, before.slice(0, 1), figures)).toEqual([]);
});
