import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('work of one moment is done together, each piece with its own result', async () => {
  const groups: (readonly number[])[] = [];
  const double = grouped(async (items: readonly number[]) => {
    groups.push(items);
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([double(1), double(2)])).toEqual([2, 4]);
  expect(await double(3)).toBe(6);
  expect(groups).toEqual([[1, 2], [3]]);
});

test('a piece that fails leaves the others alone', async () => {
  const work = grouped(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('bad');
    return items;
  });
  const done = await Promise.allSettled([work('one'), work('bad'), work('two')]);
  expect(done.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual(['one', 'failed', 'two']);
});
