import { afterEach, expect, test, vi } from 'vitest';
import { isHosted } from './api.ts';

const known = async (): Promise<string> => 'token';
const unknown = async (): Promise<undefined> => undefined;

afterEach(() => void vi.unstubAllGlobals());

function answering(status: number, told: object): void {
  vi.stubGlobal('fetch', async () => Response.json(told, { status }));
}

test('a server of files alone hosts nothing; a host that does not answer is one still for a device that it knows', async () => {
  answering(200, { online: true });
  expect(await isHosted(unknown)).toBe(true);
  answering(404, {});
  expect(await isHosted(known)).toBe(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await isHosted(known)).toBe(true);
  expect(await isHosted(unknown)).toBe(false);
});
