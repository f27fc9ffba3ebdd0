import { afterEach, expect, test, vi } from 'vitest';
import { askToStay, database } from './database.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = () => database('test', 1, () => undefined);
const fails = async (open: () => Promise<unknown>): Promise<boolean> =>
  open().then(
    () => false,
    () => true,
  );

/** A database as idb opens it: obstacles are told by events. */
const anOpening = () => Object.assign(new EventTarget(), { result: {}, error: new DOMException('full', 'QuotaExceededError') });

function stubbed(open: () => unknown): void {
  // idb tells its requests apart by their class.
  vi.stubGlobal('IDBRequest', EventTarget);
  for (const name of ['IDBDatabase', 'IDBObjectStore', 'IDBIndex', 'IDBCursor', 'IDBTransaction']) vi.stubGlobal(name, Map);
  vi.stubGlobal('indexedDB', { open });
}

test('where there is no database, where it throws and where it ends in an error, nothing is kept', async () => {
  expect(await fails(opened())).toBe(true);
  stubbed(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await fails(opened())).toBe(true);
  stubbed(() => {
    const opening = anOpening();
    queueMicrotask(() => opening.dispatchEvent(new Event('error')));
    return opening;
  });
  expect(await fails(opened())).toBe(true);
});

test('a database that never answers is given up, and nobody waits a second time; once it answers it is used', async () => {
  vi.useFakeTimers();
  const opening = anOpening();
  stubbed(() => opening);
  const open = opened();
  const first = fails(open);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toBe(true);
  const second = fails(open);
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toBe(true);
  opening.dispatchEvent(new Event('success'));
  await vi.advanceTimersByTimeAsync(1);
  expect(await fails(open)).toBe(false);
});

test('a browser that cannot be asked to keep what is kept is no fault', async () => {
  vi.stubGlobal('navigator', {});
  await expect(askToStay()).resolves.toBeUndefined();
});
