import { expect, test } from 'vitest';
import { bestCorner, boxIn, CORNERS, LOW } from './corner.ts';

const board = { left: 200, top: 50, right: 1000, bottom: 650 };
const size = { width: 230, height: 130 };
const at = (x: number, y: number) => ({ left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 });

test('a tray stays in its corner while nothing to be seen is there, and leaves it otherwise', () => {
  expect(bestCorner('bottom-left', board, size, [at(600, 300)])).toBe('bottom-left');
  expect(bestCorner('bottom-left', board, size, [at(300, 600)])).toBe('bottom-right');
  expect(bestCorner('top-right', board, size, [at(300, 600)])).toBe('top-right');
  expect(bestCorner('bottom-left', board, size, [at(300, 600), at(900, 600)])).toBe('top-right');
});

test('among corners that cover nothing of importance a tray takes the one that covers least of what comes next', () => {
  const company = [at(300, 600), at(350, 600), at(900, 600)];
  expect(bestCorner('bottom-left', board, size, [], company)).toBe('top-right');
  expect(bestCorner('bottom-left', board, size, [at(900, 100), at(300, 160)], company)).toBe('bottom-right');
  expect(bestCorner('bottom-left', board, size, [], [at(300, 600), at(900, 600)], [at(900, 100)])).toBe('top-left');
});

test('a tray lies inside the board', () => {
  expect(boxIn('top-right', board, { width: 200, height: 100 })).toEqual({ left: 790, top: 60, right: 990, bottom: 160 });
});

test('a tray cut down to its words leaves what the whole of it covers', () => {
  const lit = CORNERS.map((corner) => {
    const { left, top, bottom } = boxIn(corner, board, size);
    return at(left + 60, corner.startsWith('top') ? bottom - 30 : top + 30);
  });
  const whole = bestCorner('bottom-left', board, size, lit);
  expect(lit.some(({ left, top }) => inside({ x: left, y: top }, boxIn(whole, board, size)))).toBe(true);
  const low = boxIn(whole, board, { ...size, height: LOW });
  expect(lit.some(({ left, top }) => inside({ x: left, y: top }, low))).toBe(false);
});

function inside({ x, y }: { x: number; y: number }, box: { left: number; top: number; right: number; bottom: number }): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}
