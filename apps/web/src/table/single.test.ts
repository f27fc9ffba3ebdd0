import { expect, test } from 'vitest';
import { oneAtATime } from './single.ts';

test('what is asked for while it is under way is done once more afterwards, however often it was asked for', async () => {
  let [begun, atOnce] = [0, 0];
  const work = oneAtATime(async () => {
    begun++;
    expect(++atOnce).toBe(1);
    await Promise.resolve();
    atOnce--;
  });
  const first = work();
  void work();
  void work();
  await first;
  expect(begun).toBe(2);
  await work();
  expect(begun).toBe(3);
});
