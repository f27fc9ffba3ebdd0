import { expect, test } from 'vitest';
import type { Line } from '../../dice/throws.ts';
import type { FigureOnBoard } from '../model.ts';
import { figure } from '../testing.ts';
import { toldOf } from './witness.ts';

const at = (id: string, active = false): FigureOnBoard => ({ ...figure(id, 0, 0), active });
const line = (id: string, ...named: readonly string[]): Line => ({
  id,
  told: { text: named.map((one) => ({ kind: 'figure', id: one, text: one })) },
});
const ids = (figures: readonly FigureOnBoard[]): readonly string[] => figures.map(({ id }) => id);

test('new lines lead to who is named in them and to who acts', () => {
  const before = [line('0.0', 'a')];
  const figures = [at('a'), at('b', true), at('c')];
  expect(ids(toldOf(before, [...before, line('0.1', 'c')], figures))).toEqual(['b', 'c']);
});

test('nobody is gone to when nothing new is told of anybody, nor after an undo', () => {
  const before = [line('0.0', 'a'), line('0.1', 'b')];
  const figures = [at('a', true), at('b')];
  expect(toldOf(before, before, figures)).toEqual([]);
  expect(toldOf(before, [...before, { id: '0.2', told: { text: ['…', { kind: 'rule', id: 'a', text: 'a' }] } }], figures)).toEqual([]);
  expect(toldOf(before, before.slice(0, 1), figures)).toEqual([]);
});
