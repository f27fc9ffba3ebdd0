import { expect, test, vi } from 'vitest';
import { byLook } from './by-look.ts';

const piece = (look?: string) => ({ id: 'a', kind: 'solid', shape: { type: 'disc', x: 0, y: 0, r: 1 }, base: 0, top: 1, look }) as const;
const rest = vi.fn(() => Promise.resolve({ bus: 2 }));

test('drawings that a table does not need are not fetched', async () => {
  const of = await byLook([piece(), piece('wall'), piece('mud')], { wall: 1 }, rest);
  expect([of('wall'), of('bus'), of('toString'), of(undefined)]).toEqual([1, undefined, undefined, undefined]);
  expect(rest).not.toHaveBeenCalled();
});

test('a look that is not among the common ones brings the rest', async () => {
  const of = await byLook([piece('bus')], { wall: 1 }, rest);
  expect([of('wall'), of('bus')]).toEqual([1, 2]);
});
