import { expect, test } from 'vitest';
import { fit } from './camera.ts';
import { edgeMarks } from './edge-marks.ts';

const table = { width: 24_000, height: 12_000 };
const view = { width: 1000, height: 600 };
const textsOf = (marks: readonly { readonly text: string }[]): readonly string[] => marks.map(({ text }) => text);

test('letters go along the south edge and numbers along the west one, outside the table', () => {
  const camera = fit(table, view, 0);
  const marks = edgeMarks(table, camera, view);
  expect(textsOf(marks).slice(0, 3)).toEqual(['A', 'B', 'C']);
  expect(textsOf(marks).at(-1)).toBe('12');
  const south = view.height / 2 + 6000 * camera.scale;
  for (const { y } of marks.slice(0, 25)) expect(y).toBeGreaterThan(south);
});

test('a table turned by a quarter has its letters at its side; every fifth where paces are small', () => {
  const camera = fit(table, { width: 300, height: 400 }, 1);
  const marks = edgeMarks(table, camera, { width: 300, height: 400 });
  expect(textsOf(marks)).toEqual(['A', 'F', 'K', 'P', 'U', '0', '5', '10']);
  const [a, f] = marks;
  expect(a?.x).toBeCloseTo(f?.x ?? 0, 6);
});

test('an edge out of view leaves its names at the edge of the view', () => {
  const marks = edgeMarks(table, { x: 12_000, y: 6000, scale: 0.1, quarter: 0 }, view);
  expect(new Set(marks.filter(({ text }) => /[A-Z]/.test(text)).map(({ y }) => y))).toEqual(new Set([view.height - 7]));
  expect(textsOf(marks)).toContain('J');
  expect(textsOf(marks)).not.toContain('A');
});

test('columns and rows of cubes are named at their middles, rows from the north', () => {
  const field = { width: 24_000, height: 24_000, grid: { cube: 3000, levels: 2 } };
  const marks = edgeMarks(field, fit(field, view, 0), view);
  expect(textsOf(marks)).toEqual([...'12345678'].map((n) => `C${n}`).concat([...'12345678'].map((n) => `R${n}`)));
  const [north, south] = [marks.find(({ text }) => text === 'R1'), marks.find(({ text }) => text === 'R8')];
  expect(north?.y).toBeLessThan(south?.y ?? 0);
});
