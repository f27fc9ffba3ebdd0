import { zombieTiles } from '@escarmouche/content/zombies';
import { turn } from '@escarmouche/space/tiles';
import { expect, test } from 'vitest';
import { SQUARE, TILE } from './art.ts';
import { doorways } from './facades.ts';
import { seedOf, thingsOn, type Thing } from './things.ts';
import drawings from './town.svg?raw';

/** Things of all tiles, in many places. */
const all = zombieTiles.flatMap((shape) =>
  Array.from({ length: 40 }, (_, i) => {
    const look = turn(shape, (i % 4) as 0 | 1 | 2 | 3);
    return { shape, look, things: thingsOn(shape.id, look, seedOf(shape.id, i, -i)) };
  }),
);
const LITTER = new Set(['car', 'wreck', 'bin', 'bags', 'hydrant', 'papers', 'stain', 'crack', 'manhole']);
/** How far a thing reaches from its middle. */
const REACH: Readonly<Record<string, number>> = { car: 26, wreck: 30, stain: 15, papers: 10, crack: 18 };

test('a tile of a place has the same things each time, other ones elsewhere', () => {
  const shape = zombieTiles.find(({ id }) => id === 'carrefour');
  const here = (x: number): readonly Thing[] => (shape ? thingsOn(shape.id, turn(shape, 0), seedOf(shape.id, x, 3)) : []);
  expect(here(1)).toEqual(here(1));
  expect(new Set([0, 1, 2, 3, 4, 5].map((x) => JSON.stringify(here(x)))).size).toBe(6);
});

test('every thing is drawn, on its tile; each closed square has one plot', () => {
  for (const { things, look } of all) {
    for (const { id, x, y } of things) {
      expect(drawings).toContain(`id="${id}"`);
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(TILE);
    }
    const plots = things.filter(({ x, y }) => x % SQUARE === SQUARE / 2 && y % SQUARE === SQUARE / 2);
    expect(plots).toHaveLength(look.grounds.filter((ground) => ground === 'X').length);
  }
});

test('every drawing is used', () => {
  const used = new Set(all.flatMap(({ things }) => things.map(({ id }) => id)));
  expect([...drawings.matchAll(/<g id="(\w+)"/g)].map(([, id]) => id).filter((id) => !used.has(id ?? ''))).toEqual([]);
});

test('ZB-MOVE-DOORS: no litter lies before a door, and no furniture in it', () => {
  for (const { things, look } of all) {
    const doors = [...doorways(look).matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map(([, ...ends]) => ends.map(Number));
    for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of doors)
      for (const { id, x, y } of things.filter((thing) => LITTER.has(thing.id)))
        expect(Math.hypot(x - (x1 + x2) / 2, y - (y1 + y2) / 2), id).toBeGreaterThanOrEqual((REACH[id] ?? 9) + 4);
  }
});
