import { describe, expect, test } from 'vitest';
import { parseTownPack } from './index.ts';
import { nameRemarks } from './lint.ts';
import type { Problem } from './result.ts';
import type { Tile } from './zombies/schemas.ts';
import { zombieCards, zombiesFiles, zombieTiles } from './zombies.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const tile = (id: string): Tile | undefined => zombieTiles.find((one) => one.id === id);
const values = (id: string) => [tile(id)?.zombies, tile(id)?.lives, tile(id)?.bullets];

describe('the pack of Zombies!!!', () => {
  test('ZB-FACT-TILES: what is bundled is what the checked reading of the same files gives', () => {
    const parsed = parseTownPack(zombiesFiles);
    expect(parsed.ok ? [parsed.value.tiles, parsed.value.cards] : parsed.problems).toEqual([zombieTiles, zombieCards]);
    expect(parsed.ok && nameRemarks(parsed.value.manifest, [...parsed.value.tiles, ...parsed.value.cards])).toEqual([]);
  });

  test('ZB-FACT-TILES, ZB-FACT-BOX: 30 tiles: town square, heliport, 12 buildings and four of each road', () => {
    expect(zombieTiles).toHaveLength(18);
    expect(sum(zombieTiles.map(({ count }) => count))).toBe(30);
    expect(zombieTiles.filter(({ named }) => named).map(({ count }) => count)).toEqual(Array.from({ length: 12 }, () => 1));
    expect(zombieTiles.filter(({ count }) => count > 1).map(({ id, count }) => [id, count])).toEqual(
      ['droite', 'virage', 'te', 'carrefour'].map((id) => [id, 4]),
    );
    expect(new Set(zombieTiles.map(({ rule }) => rule)).size).toBe(18);
  });

  test('ZB-TILE-POOL: all tiles together ask for 105 zombies, five more than the box holds', () => {
    expect(sum(zombieTiles.map(({ zombies, count }) => zombies * count))).toBe(105);
  });

  test('ZB-FACT-DECK, ZB-FACT-BOX: 50 cards: 27 events, two of each but for four', () => {
    expect(zombieCards).toHaveLength(27);
    expect(sum(zombieCards.map(({ copies }) => copies))).toBe(50);
    expect(zombieCards.filter(({ copies }) => copies === 1).map(({ id }) => id)).toEqual(['demitour', 'tetanise', 'voiture', 'maree']);
    expect(zombieCards.filter(({ copies }) => copies > 2)).toEqual([]);
    expect(zombieCards.filter(({ id, rule }) => rule !== `ZB-EV-${id.toUpperCase()}`)).toEqual([]);
  });

  test('ZB-TL-GRANDEPLACE, ZB-TL-HELIPORT: the start is an empty crossing, the heliport nine open squares with nine zombies', () => {
    expect(tile('grande-place')).toMatchObject({ role: 'start', named: false, grid: ['XRX', 'RRR', 'XRX'], zombies: 0 });
    expect(tile('heliport')).toMatchObject({ role: 'heliport', named: false, grid: ['HHH', 'HHH', 'HHH'], zombies: 9 });
    expect([tile('grande-place')?.exits, tile('heliport')?.exits]).toEqual(Array.from({ length: 2 }, () => ['N', 'E', 'S', 'W']));
  });

  test('ZB-TL-HOPITAL, ZB-TL-JARDINERIE, ZB-TL-PHARMACIE, ZB-TL-COMMISSARIAT: zombies, lives and bullets', () => {
    expect(['hopital', 'jardinerie', 'pharmacie', 'commissariat'].map(values)).toEqual([
      [8, 4, 0],
      [6, 2, 3],
      [3, 3, 0],
      [6, 2, 4],
    ]);
  });

  test('ZB-TL-QUINCAILLERIE, ZB-TL-SKATE, ZB-TL-SPORT, ZB-TL-FLEURISTE: zombies, lives and bullets', () => {
    expect(['quincaillerie', 'skate', 'sport', 'fleuriste'].map(values)).toEqual([
      [3, 1, 2],
      [3, 0, 1],
      [6, 2, 4],
      [3, 1, 1],
    ]);
  });

  test('ZB-TL-JOUETS, ZB-TL-SURPLUS, ZB-TL-CASERNE, ZB-TL-STATION: zombies, lives and bullets', () => {
    expect(['jouets', 'surplus', 'caserne', 'station'].map(values)).toEqual([
      [3, 1, 1],
      [2, 0, 2],
      [6, 4, 2],
      [3, 1, 2],
    ]);
  });

  test('ZB-TL-CASERNE, ZB-TL-QUINCAILLERIE, ZB-TL-JOUETS: three doors, two and two; every other building has one', () => {
    const doors = zombieTiles.filter(({ named }) => named).map((one) => [one.id, one.doors.length]);
    expect(doors.filter(([, count]) => count !== 1)).toEqual([
      ['quincaillerie', 2],
      ['jouets', 2],
      ['caserne', 3],
    ]);
    expect(tile('quincaillerie')?.doors).not.toEqual(tile('jouets')?.doors);
  });

  test('ZB-TL-DROITE, ZB-TL-VIRAGE, ZB-TL-TE, ZB-TL-CARREFOUR, ZB-TILE-UNNAMED: a zombie for each exit, and no tokens', () => {
    expect(['droite', 'virage', 'te', 'carrefour'].map((id) => [...(tile(id)?.exits ?? []), ...values(id)])).toEqual([
      ['W', 'E', 2, 0, 0],
      ['E', 'S', 2, 0, 0],
      ['W', 'E', 'S', 3, 0, 0],
      ['N', 'E', 'S', 'W', 4, 0, 0],
    ]);
  });
});

const told = (files: Readonly<Record<string, unknown>>): readonly Problem[] => {
  const parsed = parseTownPack({ ...zombiesFiles, ...files });
  return parsed.ok ? [] : parsed.problems;
};
const changed = (id: string, change: object) => ({
  'tiles.json': { tiles: zombieTiles.map((one) => (one.id === id ? { ...one, ...change } : one)) },
});
const said = (id: string, change: object) => told(changed(id, change)).map(({ path, en }) => `${path}: ${en}`);
const at = (id: string, key: string) => `tiles.json: tiles[${String(zombieTiles.findIndex((one) => one.id === id))}].${key}`;

describe('a pack with a mistake', () => {
  test('ZB-CORE-GRID: a door that joins no building to a street, or squares apart, and an exit onto no street', () => {
    const apart = [[[0, 0], [1, 2]]]; // prettier-ignore
    expect(said('hopital', { doors: apart })).toEqual([`${at('hopital', 'doors[0]')}: a door joins two squares that share a side`]);
    const inside = [[[0, 0], [1, 0]]]; // prettier-ignore
    expect(told(changed('hopital', { doors: inside }))).toEqual([
      {
        path: at('hopital', 'doors[0]'),
        fr: 'une porte relie une case de bâtiment et une case de rue',
        en: 'a door joins a building square and a street square',
      },
    ]);
    expect(said('droite', { exits: ['W', 'N'] })).toEqual([`${at('droite', 'exits[1]')}: exit N leaves from no street square`]);
    expect(said('droite', { exits: ['W', 'W'] })).toEqual([`${at('droite', 'exits[1]')}: exit W is given twice`]);
  });

  test('ZB-MOVE-DOORS: a named tile has a building with a door, an unnamed one has neither', () => {
    expect(said('hopital', { doors: [] })).toEqual([`${at('hopital', 'doors')}: a named building has a door`]);
    expect(said('droite', { named: true })).toEqual([
      `${at('droite', 'grid')}: a named tile has a building`,
      `${at('droite', 'zombies')}: 2 zombies for 0 squares`,
    ]);
    expect(said('droite', { grid: ['BXX', 'RRR', 'XXX'] })).toEqual([`${at('droite', 'grid')}: an unnamed tile has no building square`]);
  });

  test('ZB-TILE-NAMED, ZB-TILE-UNNAMED: values that do not fit the squares', () => {
    expect(said('fleuriste', { zombies: 4 })).toEqual([`${at('fleuriste', 'zombies')}: 4 zombies for 3 squares`]);
    expect(said('fleuriste', { bullets: 2, lives: 2 })).toEqual([`${at('fleuriste', 'lives')}: 4 bullets and lives for 3 squares`]);
    expect(said('te', { zombies: 2 })).toEqual([`${at('te', 'zombies')}: an unnamed tile holds a zombie for each exit: 3`]);
    expect(said('te', { lives: 1 })).toEqual([`${at('te', 'lives')}: only a named tile holds bullets and lives`]);
    expect(said('grande-place', { zombies: 1 })).toEqual([`${at('grande-place', 'zombies')}: the start tile is empty`]);
  });

  test('ZB-SET-COMMON: one start tile and one heliport', () => {
    expect(said('heliport', { count: 2 })).toEqual(['tiles.json: tiles: expected exactly one heliport tile ("role"), found 2']);
    expect(said('carrefour', { role: 'start', zombies: 0 })).toEqual([
      'tiles.json: tiles: expected exactly one start tile ("role"), found 5',
    ]);
  });

  test('ZB-CORE-GRID: squares of an unknown kind, an id taken twice, a strange file, another system', () => {
    expect(told(changed('te', { grid: ['XXX', 'RRZ', 'XRX'] }))).toEqual([
      {
        path: at('te', 'grid[1]'),
        fr: 'trois cases attendues\u00a0: R (rue), B (bâtiment), H (héliport) ou X (fermée)',
        en: 'expected three squares: R (street), B (building), H (heliport) or X (closed)',
      },
    ]);
    expect(said('te', { id: 'virage' })).toEqual([`${at('te', 'id')}: "virage" is already taken`]);
    expect(told({ 'bands.json': {} })).toMatchObject([{ path: 'bands.json', en: expect.stringContaining('unknown file') }]);
    const manifest = { ...(zombiesFiles['manifest.json'] as object), system: 'urss-classic' };
    expect(told({ 'manifest.json': manifest })).toMatchObject([{ path: 'manifest.json: system', en: 'expected one of: zombies' }]);
  });

  test('ZB-FACT-DECK: anything at all gives problems, never an exception', () => {
    for (const value of [undefined, null, 0, '', [], {}, { tiles: [null], cards: 'x' }]) {
      for (const name of Object.keys(zombiesFiles)) expect(told({ [name]: value }).length, name).toBeGreaterThan(0);
    }
  });
});
