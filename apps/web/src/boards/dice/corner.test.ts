import { expect, test } from 'vitest';
import { bestCorner, boxIn } from './corner.ts';

const board = { left: 200, top: 50, right: 1000, bottom: 650 };
const at = (x: number, y: number) => ({ left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 });

test('a tray stays in its corner while nothing to be seen is there, and leaves it otherwise', () => {
  expect(bestCorner('bottom-left', board, 230, 130, [at(600, 300)])).toBe('bottom-left');
  expect(bestCorner('bottom-left', board, 230, 130, [at(300, 600)])).toBe('bottom-right');
  expect(bestCorner('top-right', board, 230, 130, [at(300, 600)])).toBe('top-right');
  expect(bestCorner('bottom-left', board, 230, 130, [at(300, 600), at(900, 600)])).toBe('top-right');
});

test('among corners that cover nothing of importance a tray takes the one with the fewest figures', () => {
  const company = [at(300, 600), at(350, 600), at(900, 600)];
  expect(bestCorner('bottom-left', board, 230, 130, [], company)).toBe('top-right');
  expect(bestCorner('bottom-left', board, 230, 130, [at(900, 100), at(300, 160)], company)).toBe('bottom-right');
});

test('a tray lies inside the board', () => {
  expect(boxIn('top-right', board, 200, 100)).toEqual({ left: 790, top: 60, right: 990, bottom: 160 });
});
