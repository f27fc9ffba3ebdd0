import { games } from '@escarmouche/games';
import { expect, test } from 'vitest';
import { gameOf, hasPrintables, mapsOf, newGameOptionsOf, offerSystems, printablesOf, systemLine, systemName } from './index.ts';
import { systems } from './offered.ts';

offerSystems(systems);

test('every game of the list is offered, in its order, by its own room', async () => {
  expect(Object.keys(systems)).toEqual(games.map(({ id }) => id));
  for (const { id, name } of games) {
    expect(systemName(id)).toBe(name);
    expect((await gameOf(id))?.system.id).toBe(id);
  }
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'chess'])('%j is the name of no system', async (name) => {
  expect(await gameOf(name)).toBeUndefined();
  expect(await newGameOptionsOf(name)).toBeUndefined();
  expect(await mapsOf(name)).toBeUndefined();
  expect(await printablesOf(name)).toBeUndefined();
  expect(hasPrintables(name)).toBe(false);
  expect(systemName(name)).toBe(name);
  expect(systemLine(name, 'fr')).toBe('');
});
