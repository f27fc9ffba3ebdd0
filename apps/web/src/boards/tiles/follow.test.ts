import { expect, test } from 'vitest';
import { followed, follower } from './follow.ts';

const at = (...spots: readonly (readonly [number, number])[]) => spots.map(([x, y]) => ({ at: { x, y } }));

test('who stands where one stood is the same, and who is new is another', () => {
  const first = followed([], at([0, 0], [2, 0]));
  const more = followed(first, at([0, 0], [2, 0], [5, 5]));
  expect(more.map(({ key }) => key)).toEqual([1, 2, 3]);
});

test('the one that came is the one that went, however far when there is one of each', () => {
  const first = followed([], at([0, 0], [2, 0]));
  const moved = followed(first, at([2, 0], [9, 9]));
  expect(moved.find((piece) => piece.at.x === 9)?.key).toBe(1);
});

test('of several, neighbours are the same', () => {
  const first = followed([], at([0, 0], [4, 0], [8, 0]));
  const moved = followed(first, at([0, 1], [5, 0], [20, 20]));
  expect(moved.map(({ key, at: { x } }) => [key, x])).toEqual([
    [1, 0],
    [2, 5],
    [4, 20],
  ]);
});

const zombie = (id: string, x: number, y: number) => ({ id, at: { x, y } });

test('several on their way stay who they are in every frame', () => {
  const first = followed([], [zombie('z0', 0, 0), zombie('z1', 1, 0)]);
  const second = followed(first, [zombie('z1', 1, 0), zombie('z8', 0, 0.4)]);
  const third = followed(second, [zombie('z8', 0, 0.8), zombie('z9', 1, 0.1)]);
  expect([second, third].map((moment) => moment.map(({ id, key }) => [id, key]))).toEqual([
    [
      ['z8', 1],
      ['z1', 2],
    ],
    [
      ['z8', 1],
      ['z9', 2],
    ],
  ]);
});

test('a follower remembers from one moment to the next', () => {
  const follow = follower<{ readonly at: { readonly x: number; readonly y: number } }>();
  follow(at([0, 0]));
  follow(at([1, 0]));
  expect(follow(at([1, 1]))).toEqual([{ at: { x: 1, y: 1 }, key: 1 }]);
});
