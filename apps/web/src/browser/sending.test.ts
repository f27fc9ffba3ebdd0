import { afterEach, expect, test, vi } from 'vitest';
import { maySend, send } from './sending.ts';

afterEach(() => vi.unstubAllGlobals());

function refuse(): never {
  throw new DOMException('no', 'NotAllowedError');
}

test('a link is handed on where the device can; a hand that is withdrawn or refused is no fault', async () => {
  vi.stubGlobal('navigator', {});
  expect(maySend()).toBe(false);
  for (const share of [refuse, () => Promise.reject(new DOMException('given up', 'AbortError'))]) {
    vi.stubGlobal('navigator', { share });
    expect(maySend()).toBe(true);
    await expect(send('a', 'b')).resolves.toBeUndefined();
  }
});
