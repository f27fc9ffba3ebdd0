import { expect, test, vi } from 'vitest';

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => null } }));
const { gameOf, hasPrints, lobbyOf, printsOf, systemLine, systemName } = await import('./index.ts');

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'chess'])('%j is the name of no system', async (name) => {
  expect(await gameOf(name)).toBeUndefined();
  expect(await lobbyOf(name)).toBeUndefined();
  expect(await printsOf(name)).toBeUndefined();
  expect(hasPrints(name)).toBe(false);
  expect(systemName(name)).toBe(name);
  expect(systemLine(name, 'fr')).toBe('');
});
