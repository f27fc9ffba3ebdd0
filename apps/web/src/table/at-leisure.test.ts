import { expect, test } from 'vitest';
import { atLeisure } from './at-leisure.ts';

function* sum(): Generator<void, number> {
  let total = 0;
  for (let i = 1; i <= 4; i++) {
    total += i;
    yield;
  }
  return total;
}

function* broken(): Generator<void, number> {
  yield;
  throw new Error('no such battle');
}

test('work is done to its end, and what fails fails', async () => {
  expect(await atLeisure(sum())).toBe(10);
  await expect(atLeisure(broken())).rejects.toThrow('no such battle');
});

test('others have their turn while it lasts', async () => {
  let paused = 0;
  function* endless(): Generator<void, number> {
    while (paused < 2) yield;
    return paused;
  }
  const pause = (): Promise<void> => {
    paused++;
    return Promise.resolve();
  };
  expect(await atLeisure(endless(), pause)).toBe(2);
});
