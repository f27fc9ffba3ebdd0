import { expect, test } from 'vitest';
import { pinched } from './pinch.ts';

test('two fingers that part make larger, that move together drag, that go round each other turn the shorter way', () => {
  const before = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  expect(
    pinched(before, [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ]),
  ).toEqual({ from: { x: 150, y: 100 }, to: { x: 150, y: 100 }, larger: 2, turn: 0 });
  expect(
    pinched(before, [
      { x: 110, y: 130 },
      { x: 210, y: 130 },
    ]),
  ).toMatchObject({ larger: 1, to: { x: 160, y: 130 }, turn: 0 });
  expect(
    pinched(before, [
      { x: 150, y: 50 },
      { x: 150, y: 150 },
    ]).turn,
  ).toBeCloseTo(Math.PI / 2);
  const backwards = [
    { x: 200, y: 101 },
    { x: 100, y: 100 },
  ] as const;
  expect(
    Math.abs(
      pinched(backwards, [
        { x: 200, y: 99 },
        { x: 100, y: 100 },
      ]).turn,
    ),
  ).toBeLessThan(0.03);
});
