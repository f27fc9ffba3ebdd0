import { expect, test } from 'vitest';
import { clearPlace, type Box, type Place } from './place.ts';

const board = { left: 200, top: 50, right: 1000, bottom: 650 };
const size = { width: 230, height: 130, low: 50 };
/** A small thing on the screen. */
const at = (x: number, y: number) => ({ left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 });
const BOTTOM_LEFT = { left: 10, top: 460, low: false };
const BOTTOM_RIGHT = { left: 560, top: 460, low: false };
const TOP_RIGHT = { left: 560, top: 10, low: false };
const TOP_LEFT = { left: 10, top: 60, low: false };
const fresh = { fresh: true, lies: false, about: [], over: [] };
const lying = { fresh: false, lies: true, about: [], over: [] };

const node = (box: Box) => ({ getBoundingClientRect: () => box });

/** A board as `clearPlace` asks it: its own box, and those of what it shows, by what they are. */
function shown(things: Readonly<Record<string, readonly Box[]>>, frame: Box = board): Element {
  const found = (what: string) => what.split(', ').flatMap((one) => things[one] ?? []);
  return { ...node(frame), querySelectorAll: (what: string) => found(what).map(node) } as unknown as Element;
}

function boxOf({ left, top, low }: Place, frame: Box): Box {
  const [x, y] = [frame.left + left, frame.top + top];
  return { left: x, top: y, right: x + size.width, bottom: y + (low ? size.low : size.height) };
}
const covers = (place: Place, things: readonly Box[], frame: Box): boolean => {
  const box = boxOf(place, frame);
  return things.some((one) => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom);
};

test('a tray stays where it is while nothing to be seen is there, and goes to another corner otherwise', () => {
  expect(clearPlace(shown({ '.active': [at(600, 300)] }), size, undefined, fresh)).toEqual(BOTTOM_LEFT);
  expect(clearPlace(shown({ '.mark': [at(300, 600)] }), size, BOTTOM_LEFT, fresh)).toEqual(BOTTOM_RIGHT);
  expect(clearPlace(shown({ '.mark': [at(300, 600)] }), size, TOP_RIGHT, fresh)).toEqual(TOP_RIGHT);
});

test('fresh dice keep off who acts, then off figures and their names; dice that lie no longer give way to figures', () => {
  const crowd = { '[data-figure]': [at(300, 600)], '.name': [at(900, 600)], '.active': [at(900, 100)] };
  expect(clearPlace(shown(crowd), size, BOTTOM_LEFT, fresh)).toEqual(TOP_LEFT);
  expect(clearPlace(shown(crowd), size, BOTTOM_LEFT, lying)).toEqual(BOTTOM_LEFT);
});

test('dice keep off whom their roll is about, and off the name, even when they lie', () => {
  const crowd = shown({
    '[data-figure]': [at(300, 600), at(900, 600)],
    '[data-figure="b2"]': [at(300, 600)],
    '[data-name="b2"]': [at(900, 600)],
  });
  expect(clearPlace(crowd, size, BOTTOM_LEFT, { ...lying, about: ['b2'] })).toEqual(TOP_RIGHT);
});

test('dice keep off what is said over the edge of the board', () => {
  const notice = node({ left: 200, top: 630, right: 1000, bottom: 660 }) as unknown as Element;
  expect(clearPlace(shown({}), size, undefined, { ...lying, over: [notice] })).toEqual(TOP_RIGHT);
});

test('where every corner and edge covers somebody concerned the tray lies between them', () => {
  const around = [at(300, 600), at(600, 600), at(900, 600), at(900, 350), at(900, 100), at(600, 100), at(300, 160), at(300, 350)];
  const place = clearPlace(shown({ '.active': around }), size, BOTTOM_LEFT, fresh);
  expect(covers(place, around, board)).toBe(false);
});

test('on a phone it is cut down to its words rather than lie over shooter, target or their names, wherever they stand', () => {
  const phone = { left: 0, top: 50, right: 390, bottom: 400 };
  const narrow = { ...size, width: 204 };
  for (let x = 40; x < 390; x += 50)
    for (let y = 80; y < 400; y += 40) {
      const those = [at(x, y), { left: x - 40, top: y + 14, right: x + 40, bottom: y + 32 }, at(390 - x, 450 - y)];
      const things = { '[data-figure="a"]': those.slice(0, 1), '[data-name="a"]': those.slice(1, 2), '[data-figure="b"]': those.slice(2) };
      const place = clearPlace(shown(things, phone), narrow, undefined, { ...fresh, about: ['a', 'b'] });
      expect(covers(place, those, phone), `${x} ${y}`).toBe(false);
    }
  const wall = Array.from({ length: 4 }, (_, i) => at(195, 110 + i * 80));
  expect(clearPlace(shown({ '.active': wall }, phone), narrow, undefined, fresh).low).toBe(true);
});

test('dice that lie are cut down to their words where each place covers what is lit', () => {
  const strips = [
    { left: 200, top: 530, right: 1000, bottom: 590 },
    { left: 200, top: 130, right: 1000, bottom: 180 },
    { left: 200, top: 300, right: 1000, bottom: 360 },
  ];
  const lit = shown({ '[data-lit]': strips });
  expect(clearPlace(lit, size, BOTTOM_LEFT, lying).low).toBe(true);
  expect(clearPlace(lit, size, BOTTOM_LEFT, fresh).low).toBe(false);
});

test('a zone that is lit along an edge is left for the other', () => {
  const zone = shown({ '[data-lit]': [{ left: 200, top: 480, right: 1000, bottom: 650 }] });
  expect(clearPlace(zone, size, BOTTOM_LEFT, lying)).toEqual(TOP_RIGHT);
});
