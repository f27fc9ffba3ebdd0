import { expect, test } from 'vitest';
import { gameOf, hasPrintables, mapsOf, newGameOptionsOf, offerSystems, printablesOf, systemLine, systemName } from './index.ts';
import { systems } from './offered.ts';

offerSystems(systems);

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'chess'])('%j is the name of no system', async (name) => {
  expect(await gameOf(name)).toBeUndefined();
  expect(await newGameOptionsOf(name)).toBeUndefined();
  expect(await mapsOf(name)).toBeUndefined();
  expect(await printablesOf(name)).toBeUndefined();
  expect(hasPrintables(name)).toBe(false);
  expect(systemName(name)).toBe(name);
  expect(systemLine(name, 'fr')).toBe('');
});
