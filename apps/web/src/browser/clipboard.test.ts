import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

test('it is known whether a text could be copied: not without a clipboard, nor where the browser forbids it', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  expect([await copyText('a'), copied]).toEqual([true, ['a']]);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } });
  expect(await copyText('a')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText('a')).toBe(false);
});
