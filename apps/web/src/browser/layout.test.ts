import { afterEach, expect, test, vi } from 'vitest';
import { keyboardLayout } from './layout.ts';

afterEach(() => vi.unstubAllGlobals());

test('a keyboard is known where the browser tells it, and in no other', async () => {
  const known = new Map([['KeyQ', 'a']]);
  vi.stubGlobal('navigator', { keyboard: { getLayoutMap: async () => known } });
  expect(await keyboardLayout()).toBe(known);
  vi.stubGlobal('navigator', { keyboard: { getLayoutMap: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
  expect(await keyboardLayout()).toBeUndefined();
  vi.stubGlobal('navigator', { keyboard: { getLayoutMap: async () => new Map() } });
  expect(await keyboardLayout()).toBeUndefined();
  vi.stubGlobal('navigator', {});
  expect(await keyboardLayout()).toBeUndefined();
});
