import { expect, test } from 'vitest';
import type { FigureOnBoard, PlaneBoard } from '../model.ts';
import { toScreen, type Camera } from './camera.ts';
import { boxAt } from '../../box.ts';
import { figureUnder } from './pointer.ts';

const view = { width: 800, height: 600 };
const camera: Camera = { x: 10_000, y: 10_000, scale: 0.02, quarter: 0 };

const figure = (id: string, x: number, more: Partial<FigureOnBoard> = {}): FigureOnBoard =>
  ({ id, tag: id, name: 'Trooper', side: 0, at: { x, y: 10_000, z: 0 }, r: 500, bearing: 'standing', ...more }) as unknown as FigureOnBoard;

function under(figures: readonly FigureOnBoard[], point: { x: number; y: number }, by: 'mouse' | 'touch' = 'mouse') {
  const board = { figures } as unknown as PlaneBoard;
  const standing = figures.filter(({ bearing }) => bearing !== 'out');
  return figureUnder(board, camera, view, point, by, standing.map(nameBelow));
}
const middleOf = (one: FigureOnBoard) => toScreen(camera, view, one.at);

/** A name 70 pixels wide, below the base. */
function nameBelow(one: FigureOnBoard) {
  const { x, y } = middleOf(one);
  return { id: one.id, box: boxAt(x, y + 22, 70, 17) };
}

test('a name stands for its figure, as the base does', () => {
  const alone = figure('a', 10_000);
  const { x, y } = middleOf(alone);
  expect(under([alone], { x, y })).toEqual({ id: 'a', named: false });
  // Beyond what is within reach of the base, and on the name beneath it.
  expect(under([alone], { x: x - 25, y: y + 20 })).toEqual({ id: 'a', named: true });
  expect(under([alone], { x: x - 25, y: y + 60 })).toBeUndefined();
});

test('a base is meant before a name, and a name before a base that is only near', () => {
  const a = figure('a', 10_000);
  const near = figure('b', 11_300, { at: { x: 11_300, y: 9000, z: 0 } });
  const onName = { x: middleOf(a).x + 12, y: middleOf(a).y + 20 };
  expect(under([a, near], onName, 'touch')).toMatchObject({ id: 'a', named: true });
  expect(under([a, near], middleOf(near), 'touch')).toEqual({ id: 'b', named: false });
});

test('who is out of action has no name on the board and is not meant', () => {
  const fallen = figure('a', 10_000, { bearing: 'out' });
  expect(under([fallen], middleOf(fallen))).toBeUndefined();
});
