import { afterEach, expect, test, vi } from 'vitest';
import { hosting } from './api.ts';

const known = async (): Promise<string> => 'token';
const unknown = async (): Promise<undefined> => undefined;

afterEach(() => void vi.unstubAllGlobals());

function answering(status: number, told: object): void {
  vi.stubGlobal('fetch', async () => Response.json(told, { status }));
}

test('a server of files alone hosts nothing; a host that does not answer, or whose proxy alone does, is away for a device that it knows', async () => {
  answering(200, { online: true });
  expect(await hosting(unknown)).toBe('here');
  answering(404, {});
  expect(await hosting(known)).toBe('none');
  answering(502, {});
  expect(await hosting(known)).toBe('away');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await hosting(known)).toBe('away');
  expect(await hosting(unknown)).toBe('none');
});
