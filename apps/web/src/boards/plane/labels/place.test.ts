import { expect, test } from 'vitest';
import { boxAt } from '../../box.ts';
import { placeLabels, type Label } from './place.ts';

const view = { width: 800, height: 600 };
const label = (id: string, x: number, y: number): Label => ({ id, x, y, r: 10, width: 60, height: 17 });

function covers(a: { x: number; y: number }, b: { x: number; y: number }, width: number, height: number): boolean {
  return Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height;
}

test('a lone label stands below its disc', () => {
  const [placed] = placeLabels([label('a', 400, 300)], view);
  expect(placed).toMatchObject({ id: 'a', x: 400 });
  expect(placed?.y).toBeGreaterThan(310);
});

test('of a body that stands up it stands above; at the upper edge below', () => {
  const [high, edge] = placeLabels(
    [label('a', 400, 300), label('b', 400, 5)].map((one) => ({ ...one, above: true })),
    view,
  );
  expect(high?.y).toBeLessThan(290);
  expect(edge?.y).toBeGreaterThan(15);
});

test('at the lower edge it stands above', () => {
  const [placed] = placeLabels([label('a', 400, 595)], view);
  expect(placed?.y).toBeLessThan(585);
});

test('beside a disc at the edge a label is pushed back into view, whole; about a disc out of view it is not', () => {
  const [left, corner, beyond] = placeLabels([label('a', 12, 300), label('b', 795, 597), label('c', 400, 700)], view);
  expect(left).toMatchObject({ x: 33, off: false, covers: 0 });
  expect(corner).toMatchObject({ x: 767, off: false, covers: 0 });
  expect(beyond?.covers).toBeGreaterThan(0.5);
});

test('labels of a crowd cover neither each other nor a disc', () => {
  const crowd = [label('a', 400, 300), label('b', 421, 300), label('c', 410, 320), label('d', 389, 320)];
  const placed = placeLabels(crowd, view);
  placed.forEach((one, i) => {
    for (const other of placed.slice(i + 1)) expect(covers(one, other, 60, 17)).toBe(false);
    for (const disc of crowd) if (disc.id !== one.id) expect(covers(one, disc, 30 + 7, 8 + 7)).toBe(false);
  });
});

test('where there is no room beside a disc a label is cut short; one that stands off its disc says so', () => {
  const block = Array.from({ length: 25 }, (_, i) => ({
    ...label(String(i), 300 + (i % 5) * 22, 200 + Math.floor(i / 5) * 22),
    width: 80,
    short: 24,
  }));
  const placed = placeLabels(block, view);
  const middle = placed[12];
  expect(middle?.short).toBe(true);
  expect(placed.some(({ short }) => !short)).toBe(true);
  const [alone] = placeLabels([{ ...label('a', 400, 300), short: 24 }], view);
  expect(alone).toMatchObject({ short: false, off: false, covers: 0 });
});

test('in the middle of a crowd a label is cut short and lies on its own disc, neither on another nor nearer to it', () => {
  const crowd = Array.from({ length: 12 }, (_, i) => ({
    ...label(String(i), 300 + (i % 4) * 29, 200 + Math.floor(i / 4) * 29),
    width: 52,
    short: 24,
  }));
  const placed = placeLabels(crowd, view);
  const widthOf = (i: number): number => (placed[i]?.short ? 24 : 52);
  for (const [i, one] of placed.entries())
    for (const [k, disc] of crowd.entries()) if (i !== k) expect(covers(one, disc, widthOf(i) / 2 + 7, 8 + 7)).toBe(false);
  expect(placed[5]).toMatchObject({ short: true, off: false, x: crowd[5]?.x });
  expect(placed[6]).toMatchObject({ short: true, off: false, x: crowd[6]?.x });
});

test('who found no room for a whole name chooses first once more: nobody loses a name that all have room for', () => {
  const pair = [
    { ...label('a', 400, 300), width: 80, short: 24 },
    { ...label('b', 400, 330), width: 80, short: 24 },
    { ...label('c', 425, 318), width: 80, short: 24 },
  ];
  expect(placeLabels(pair, view).map(({ short }) => short)).toEqual([false, false, false]);
});

test('who has the higher rank chooses first, wherever it stands in the list', () => {
  const wall = [boxAt(400, 250, 300, 76)];
  const pair = [
    { ...label('a', 390, 300), width: 90, short: 24 },
    { ...label('b', 412, 300), width: 90, short: 24, rank: 1 },
  ];
  const [, alone] = placeLabels(pair, view, wall);
  expect(alone).toMatchObject({ short: false, x: 412 });
  expect(alone?.y).toBeGreaterThan(310);
});

test('a label may stand beside another one of its disc where the disc has no room left, and that is not off it', () => {
  const name = boxAt(455, 300, 80, 17);
  const around = [boxAt(400, 270, 200, 40), boxAt(400, 330, 200, 40), boxAt(330, 300, 110, 17)];
  const [placed] = placeLabels([{ ...label('a', 400, 300), by: name }], view, [...around, name]);
  expect(placed).toMatchObject({ y: 300, off: false, covers: 0 });
  expect(placed?.x).toBeGreaterThan(name.right);
});

test('what has to be said somewhere goes farther off than the rest', () => {
  const around = [boxAt(400, 300, 300, 150)];
  const [near] = placeLabels([label('a', 400, 300)], view, around);
  const [far] = placeLabels([{ ...label('a', 400, 300), far: true }], view, around);
  expect(near?.covers).toBeGreaterThan(0);
  expect(far).toMatchObject({ off: true, covers: 0 });
});
