import { expect, test } from 'vitest';
import type { TileOnBoard } from './model.ts';
import { placedNotes } from './notes.ts';
import { signsOf } from './signs.ts';

/** A tile whose rooms are its `B`s, from the north-west on. */
const tile = (x: number, name: string, grounds = 'BBBRRRXXX'): TileOnBoard => ({
  x,
  y: 0,
  name,
  kind: '',
  look: { grounds: [...grounds] as never, exits: [], doors: [] },
});
const around = (x: number, y: number, r = 27) => ({ left: x - r, top: y - r, right: x + r, bottom: y + r });

test('a name lies upon the rooms of its building, wherever on the tile they are', () => {
  const [north] = signsOf([tile(0, 'Hôpital')], [], 33);
  expect(north).toMatchObject({ x: 0, y: -100, lines: ['Hôpital'] });
  const [east] = signsOf([tile(0, 'Bar', 'XRBRRBXRB')], [], 33);
  expect(east?.x).toBe(100);
  const [south] = signsOf([tile(1, 'Hôpital', 'XRXBBBBBB')], [], 33);
  expect(south?.x).toBe(300);
  expect(south?.y).toBeGreaterThan(-50);
});

test('a name goes where no piece stands, and to two lines where one would run into a neighbour', () => {
  const pieces = [-100, 0, 100].map((x) => around(x, -100));
  const [sign] = signsOf([tile(0, 'Hôpital')], pieces, 33);
  expect(Math.abs((sign?.y ?? 0) + 100)).toBe(50);
  const [, beside] = signsOf([tile(0, 'Army surplus store'), tile(1, 'Lawn and garden store')], [], 33);
  expect(beside?.lines).toEqual(['Lawn and', 'garden store']);
});

test('words about a square stand beside it, over no piece', () => {
  const note = { at: { x: 1, y: 0 }, text: '97 %', tone: 'warn' } as const;
  const own = around(100, 0);
  const [above] = placedNotes([note], [own], 40);
  expect(above).toMatchObject({ x: 100, y: -52 });
  const [below] = placedNotes([note], [own, around(100, -80)], 40);
  expect(below).toMatchObject({ x: 100, y: 52 });
  const [aside] = placedNotes([note], [own, around(100, -80), around(100, 80)], 40);
  expect(aside).toMatchObject({ x: 200, y: 0 });
});
