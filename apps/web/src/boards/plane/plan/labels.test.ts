import { expect, test } from 'vitest';
import { placeLabels, type Label } from './labels.ts';

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

test('at the lower edge it stands above', () => {
  const [placed] = placeLabels([label('a', 400, 595)], view);
  expect(placed?.y).toBeLessThan(585);
});

test('labels of a crowd cover neither each other nor a disc', () => {
  const crowd = [label('a', 400, 300), label('b', 421, 300), label('c', 410, 320), label('d', 389, 320)];
  const placed = placeLabels(crowd, view);
  placed.forEach((one, i) => {
    for (const other of placed.slice(i + 1)) expect(covers(one, other, 60, 17)).toBe(false);
    for (const disc of crowd) if (disc.id !== one.id) expect(covers(one, disc, 30 + 7, 8 + 7)).toBe(false);
  });
});
