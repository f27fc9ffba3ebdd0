import { afterEach, expect, test, vi } from 'vitest';
import { running } from './worker.ts';

afterEach(() => vi.unstubAllGlobals());

function forbidden(): Worker {
  throw new DOMException('no', 'SecurityError');
}
/** Node has none. */
const absent = (): Worker => new Worker('bot-worker.js');

const calls = { sum: (a: number, b: number) => a + b };

test('where the browser has no workers or forbids them, the page answers by itself', async () => {
  for (const start of [forbidden, absent]) {
    const { calls: remote, close } = running(start, async () => ({ calls }), vi.fn());
    expect(await remote.sum(2, 3)).toBe(5);
    expect(close).not.toThrow();
  }
});

test('a script that does not come is told, and what goes wrong inside a worker is not', () => {
  vi.stubGlobal('ErrorEvent', class extends Event {});
  const worker = Object.assign(new EventTarget(), { postMessage: vi.fn(), terminate: vi.fn() });
  const missing = vi.fn();
  running(
    () => worker as unknown as Worker,
    async () => ({ calls }),
    missing,
  );
  worker.dispatchEvent(new ErrorEvent('error'));
  expect(missing).not.toHaveBeenCalled();
  worker.dispatchEvent(new Event('error'));
  expect(missing).toHaveBeenCalledOnce();
});
