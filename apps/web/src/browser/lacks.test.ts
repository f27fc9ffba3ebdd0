import { afterEach, expect, test, vi } from 'vitest';
import { lacks } from './lacks.ts';

afterEach(() => vi.unstubAllGlobals());

const having = {
  BroadcastChannel: class {
    close = (): void => undefined;
  },
  caches: { has: async () => false },
  navigator: { serviceWorker: { getRegistration: async () => undefined }, clipboard: { writeText: () => undefined } },
  Worker: Map,
};

/** The lacks found when all is there but for this change. */
async function without(change: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  for (const [name, value] of Object.entries({ ...having, ...change })) vi.stubGlobal(name, value);
  return lacks();
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('what a browser lacks is known, whether it is missing, throws or refuses', async () => {
  expect(await without({})).toEqual([]);
  expect(await without({ BroadcastChannel: refuse })).toEqual(['tabs']);
  expect(await without({ caches: { has: async () => refuse() } })).toEqual(['offline']);
  expect(await without({ Worker: undefined })).toEqual(['workers']);
  expect(await without({ navigator: {} })).toEqual(['offline', 'copying']);
});
