import { expect, test } from 'vitest';
import { frameOf, sideTowards } from './frame.ts';

const rounded = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });
const turned = [
  { x: 0, y: 0 },
  { x: 800, y: 600 },
  { x: 500, y: 1000 },
  { x: -300, y: 400 },
];

test('a rectangle, turned or not, is laid out along its longer side', () => {
  const frame = frameOf({ type: 'polygon', points: turned });
  expect(frame).toMatchObject({ length: 1000, width: 500, middle: { x: 250, y: 500 } });
  expect(rounded(frame.at(500, 250))).toEqual({ x: 500, y: 1000 });
  const second = frameOf({ type: 'polygon', points: [...turned.slice(1), ...turned.slice(0, 1)] });
  expect(second).toMatchObject({ length: 1000, width: 500 });
});

test('a disc and a polygon of other corners have a frame too', () => {
  expect(frameOf({ type: 'disc', x: 5, y: 6, r: 700 })).toMatchObject({ length: 1400, width: 1400, turn: 0 });
  const corner = [turned[0], { x: 2000, y: 0 }, { x: 2000, y: 1000 }].flatMap((point) => point ?? []);
  expect(frameOf({ type: 'polygon', points: corner })).toMatchObject({ length: 2000, width: 1000, middle: { x: 1000, y: 500 } });
});

test('the front is on the side of the point that it looks towards', () => {
  const frame = frameOf({ type: 'disc', x: 0, y: 0, r: 500 });
  expect([sideTowards(frame, { x: 10, y: 900 }), sideTowards(frame, { x: 10, y: -900 })]).toEqual([1, -1]);
});
