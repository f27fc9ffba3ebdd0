import { expect, test } from 'vitest';
import { alongWay, gliding } from './glide.ts';

const at = (x: number, y: number) => ({ x, y });
const standing = (id: string, x: number, y: number) => ({ id, at: at(x, y) });

test('a share of the way is a share of its length, whatever its corners', () => {
  const way = [at(6, 0), at(6, 2)];
  expect(alongWay(at(0, 0), way, 0)).toEqual(at(0, 0));
  expect(alongWay(at(0, 0), way, 0.5)).toEqual(at(4, 0));
  expect(alongWay(at(0, 0), way, 7 / 8)).toEqual(at(6, 1));
  expect(alongWay(at(0, 0), way, 1)).toEqual(at(6, 2));
});

test('levels are gone up and down too', () => {
  expect(alongWay({ x: 0, y: 0, z: 0 }, [{ x: 0, y: 0, z: 3 }], 1 / 3)).toEqual({ x: 0, y: 0, z: 1 });
});

test('who has moved is on its way, everybody else where they are', () => {
  const was = [standing('a', 0, 0), standing('b', 5, 5)];
  const is = [standing('a', 4, 0), standing('b', 5, 5), standing('c', 9, 9)];
  expect(gliding(was, is, [{ deed: { tone: 'info' }, gone: 0.5 }])).toEqual([
    standing('a', 2, 0),
    standing('b', 5, 5),
    standing('c', 9, 9),
  ]);
  const round = { by: 'a', way: [at(0, 4), at(4, 4), at(4, 0)], tone: 'info' } as const;
  expect(gliding(was, is, [{ deed: round, gone: 0.5 }])[0]).toEqual(standing('a', 2, 4));
});

test('who goes by the name of its place comes from where its way begins', () => {
  const deed = { by: 'z2', way: [at(0, 0), at(2, 0)], tone: 'info' } as const;
  expect(gliding([standing('z1', 0, 0)], [standing('z2', 2, 0)], [{ deed, gone: 0.5 }])).toEqual([standing('z2', 1, 0)]);
});

const by = (id: string, gone: number) => ({ deed: { by: id, way: [at(4, 0)], tone: 'info' } as const, gone });

test('several who set off one after the other are each as far as they have gone', () => {
  const was = [standing('a', 0, 0), standing('b', 0, 0), standing('c', 0, 0)];
  const is = [standing('a', 4, 0), standing('b', 4, 0), standing('c', 0, 0)];
  expect(gliding(was, is, [by('a', 0.5), by('b', 0.25)])).toEqual([standing('a', 2, 0), standing('b', 1, 0), standing('c', 0, 0)]);
  // The figure that set off first has arrived.
  expect(gliding(was, is, [by('b', 0.25)])[1]).toEqual(standing('b', 1, 0));
});
