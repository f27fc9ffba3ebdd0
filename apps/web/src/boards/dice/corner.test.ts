import { expect, test } from 'vitest';
import { bestCorner, boxIn, clearPlace, CORNERS, LOW, type Box } from './corner.ts';

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
  expect(bestCorner('bottom-left', board, size, [at(900, 100), at(300, 160), at(600, 600), at(600, 100)], company)).toBe('bottom-right');
  expect(bestCorner('bottom-left', board, size, [], [at(300, 600), at(900, 600)], [at(900, 100)])).toBe('top-left');
});

test('a tray lies inside the board', () => {
  expect(boxIn('top-right', board, { width: 200, height: 100 })).toEqual({ left: 790, top: 60, right: 990, bottom: 160 });
});

test('where every corner covers something a tray goes to the middle of an edge', () => {
  const corners = [at(300, 600), at(900, 600), at(900, 100), at(300, 160)];
  expect(bestCorner('bottom-left', board, size, corners)).toBe('bottom-middle');
  expect(bestCorner('bottom-left', board, size, [...corners, at(600, 600)])).toBe('top-middle');
  expect(boxIn('top-middle', board, { width: 200, height: 100 })).toEqual({ left: 500, top: 60, right: 700, bottom: 160 });
});

const node = (box: Box) => ({ getBoundingClientRect: () => box });

/** A board as `clearPlace` asks it: its own box, and those of what it shows, by what they are. */
function shown(things: Readonly<Record<string, readonly Box[]>>): Element {
  const found = (what: string) => what.split(', ').flatMap((one) => things[one] ?? []);
  return { ...node(board), querySelectorAll: (what: string) => found(what).map(node) } as unknown as Element;
}

test('fresh dice keep off who acts, then off what is lit, then off figures and their names; dice that lie no longer give way to figures', () => {
  const fresh = { fresh: true, lies: false, about: [] };
  const crowd = { '[data-figure]': [at(300, 600)], '.name': [at(900, 600)], '.active': [at(900, 100)] };
  expect(clearPlace(shown(crowd), size, 'bottom-left', fresh)).toEqual({ corner: 'top-left', low: false });
  expect(clearPlace(shown(crowd), size, 'bottom-left', { fresh: false, lies: true, about: [] })).toEqual({
    corner: 'bottom-left',
    low: false,
  });
  expect(clearPlace(shown({ '.mark': [at(300, 600)] }), size, 'bottom-left', fresh).corner).toBe('bottom-right');
});

test('dice that lie are cut down to their words where each place covers what is lit; while they fall they are seen whole', () => {
  const strips = [
    { left: 200, top: 530, right: 1000, bottom: 590 },
    { left: 200, top: 130, right: 1000, bottom: 180 },
  ];
  const lit = shown({ '[data-lit]': strips });
  expect(clearPlace(lit, size, 'bottom-left', { fresh: false, lies: true, about: [] })).toEqual({ corner: 'bottom-left', low: true });
  expect(clearPlace(lit, size, 'bottom-left', { fresh: true, lies: false, about: [] }).low).toBe(false);
});

test('a zone that is lit along an edge is left for the other', () => {
  const zone = shown({ '[data-lit]': [{ left: 200, top: 480, right: 1000, bottom: 650 }] });
  expect(clearPlace(zone, size, 'bottom-left', { fresh: false, lies: true, about: [] })).toEqual({ corner: 'top-right', low: false });
});

test('dice keep off whom their roll is about, even when they lie', () => {
  const crowd = shown({ '[data-figure]': [at(300, 600), at(900, 600)], '[data-figure="b2"]': [at(300, 600)] });
  expect(clearPlace(crowd, size, 'bottom-left', { fresh: false, lies: true, about: ['b2'] }).corner).toBe('bottom-right');
});

test('zones along two edges are both left, for the side of the board; once they are gone the side is left too', () => {
  const zones = [
    { left: 200, top: 50, right: 1000, bottom: 180 },
    { left: 200, top: 520, right: 1000, bottom: 650 },
  ];
  const deploying = shown({ '.zone': zones, '[data-lit]': zones.slice(0, 1) });
  const lying = { fresh: false, lies: true, about: [] };
  expect(clearPlace(deploying, size, 'bottom-left', lying)).toEqual({ corner: 'middle-right', low: false });
  expect(clearPlace(shown({}), size, 'middle-right', lying).corner).toBe('bottom-left');
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
