import { expect, test, vi } from 'vitest';
import { tabLock } from './lock.ts';

/** How tabs pass a lock to each other is shown in Chromium (`apps/web/tests/two-tabs.spec.ts`). */

test('where there are no locks everybody holds it at once', () => {
  vi.stubGlobal('navigator', {});
  const heard: boolean[] = [];
  const lock = tabLock('none', (held) => heard.push(held));
  expect(heard).toEqual([true]);
  lock.take();
  expect(heard).toEqual([true, true]);
  vi.unstubAllGlobals();
});

test('where locks are forbidden everybody holds it soon', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
  const heard: boolean[] = [];
  tabLock('forbidden', (held) => heard.push(held));
  await vi.waitFor(() => expect(heard).toEqual([true]));
  vi.unstubAllGlobals();
});
