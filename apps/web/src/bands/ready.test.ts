import { expect, test } from 'vitest';
import { newGame as classic } from '../systems/urss-classic/new-game.ts';
import { newGame as kit } from '../systems/urss-kit/new-game.ts';
import { readyWorlds } from './ready.ts';

test('ready bands stand once, in the world that they are of', () => {
  const games = [
    { id: 'urss-classic', bands: classic.bands },
    { id: 'urss-kit', bands: kit.bands },
  ];
  const worlds = readyWorlds(games, 'fr');
  expect(worlds.map(({ name }) => name)).toEqual(expect.arrayContaining(['Star Wars', 'Med Fan', 'Survivants']));
  const told = worlds.flatMap(({ game, ready }) => ready.map(({ id }) => `${game.id} ${id}`));
  expect(new Set(told).size).toBe(told.length);
  expect(worlds.some(({ pack }) => pack === 'mixed')).toBe(false);
});
