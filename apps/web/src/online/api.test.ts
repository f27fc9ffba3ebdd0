import { afterEach, expect, test, vi } from 'vitest';
import { ask, beginAnew, hosting } from './api.ts';
import { kept } from './kept.ts';
import { standing } from './standing.svelte.ts';

const known = async (): Promise<string> => 'token';
const unknown = async (): Promise<undefined> => undefined;

afterEach(async () => {
  await beginAnew();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

/** A host that gives tokens and knows some; it notes the tokens that it was shown. */
function hostThatKnows(tokensThere: Set<string>): readonly string[] {
  const shown: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    if (path === '/api/devices') {
      tokensThere.add('new');
      return Response.json({ id: 'new', token: 'new' }, { status: 201 });
    }
    const token = headers['authorization']?.replace('Bearer ', '') ?? '';
    shown.push(token);
    return tokensThere.has(token) ? Response.json([]) : Response.json({ reason: { fr: 'inconnu', en: 'unknown' } }, { status: 401 });
  });
  return shown;
}

/** A browser that keeps a token, one at most. */
function browserThatKeeps(token: string): Set<string> {
  const tokens = new Set([token]);
  vi.spyOn(kept, 'token').mockImplementation(async () => [...tokens][0]);
  vi.spyOn(kept, 'keepToken').mockImplementation(async (_id, given) => tokens.add(given) && given);
  vi.spyOn(kept, 'dropToken').mockImplementation(async (gone) => void tokens.delete(gone));
  return tokens;
}

const asked = async (): Promise<boolean> => (await ask('GET', 'mine')).ok;

test('a device that the host does not know stays as it is until the host knows it again, or until it begins anew; what another tab begins holds here', async () => {
  const tokens = browserThatKeeps('old');
  const there = new Set<string>();
  const shown = hostThatKnows(there);
  expect(await ask('GET', 'mine')).toMatchObject({ ok: false, status: 401 });
  expect([standing.refused, ...tokens]).toEqual(['old', 'old']);

  there.add('old');
  expect([await asked(), standing.refused, ...tokens]).toEqual([true, undefined, 'old']);

  there.clear();
  expect(await asked()).toBe(false);
  await beginAnew();
  expect([standing.refused, ...tokens]).toEqual([undefined]);
  expect([await asked(), standing.refused, ...tokens]).toEqual([true, undefined, 'new']);

  tokens.clear();
  tokens.add('other');
  there.clear();
  there.add('other');
  expect([await asked(), standing.refused, ...tokens]).toEqual([true, undefined, 'other']);
  expect(shown).toEqual(['old', 'old', 'old', 'new', 'new', 'other']);
});
