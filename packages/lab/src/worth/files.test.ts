import { existsSync, readFileSync } from 'node:fs';
import { areEven, type WorthFile } from '@escarmouche/content/worth';
import { expect, test } from 'vitest';
import { classic, gamesOfBands } from '../testing.ts';
import { packFingerprint, pairFingerprint } from './fingerprint.ts';
import { meetingsOf } from './meetings.ts';
import { shareOf, type Fared } from './pairs.ts';

function measured<T>(name: string): T | undefined {
  const file = new URL(`../../../content/worth/${name}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

const worlds = gamesOfBands.flatMap((game) => game.bands.worlds.map((world) => ({ game, world, id: world.id })));

test.each(worlds)(
  'UC-SYS-SCOPE, UK-PROFILE-FORMAT: every profile of $id has a worth, measured as it is today (npm run measure:worth)',
  ({ world }) => {
    const file = measured<WorthFile>(world.id);
    const parts = Object.keys(file?.parts ?? {});
    expect(world.profiles.filter((id) => !parts.includes(`profile:${id}`))).toEqual([]);
    expect(file?.of).toBe(packFingerprint(world));
    expect(file?.battles).toBeGreaterThanOrEqual(100);
  },
);

interface Pair extends Fared {
  readonly bands: readonly string[];
  readonly maps: readonly string[];
  readonly battles: number;
  readonly of: string;
}

const nameOf = ({ bands: two, maps }: Pick<Pair, 'bands' | 'maps'>): string => [...two, ...maps].join(' ');

test.each(worlds)(
  'UC-TURN-GROUPS, UC-SETUP-DEPLOY, UK-PROFILE-BANDS: bands of $id that meet were measured with the zones swapped, as they are today (npm run measure:pairs); even in 400 battles but for the kit, whose 40 tell how far they are from it',
  ({ game, world }) => {
    const pairs = new Map(measured<{ pairs: readonly Pair[] }>(`${world.id}-pairs`)?.pairs.map((pair) => [nameOf(pair), pair]));
    const balanced = game.system.id === classic.system.id;
    for (const { bands: two, maps } of meetingsOf(game, world)) {
      const name = nameOf({ bands: two.map(({ id }) => id), maps: maps.map(({ id }) => id) });
      const pair = pairs.get(name);
      expect(pair?.of, name).toBe(pairFingerprint(world, two));
      if (!pair) continue;
      expect(pair.battles, name).toBeGreaterThanOrEqual(balanced ? 400 : 40);
      expect(pair.won[0] + pair.won[1] + pair.drawn, name).toBe(pair.battles);
      if (balanced) expect(areEven(shareOf(pair)), name).toBe(true);
    }
  },
);

test.each(gamesOfBands)(
  'UC-SETUP-DEPLOY, UK-PROFILE-BANDS: the battle of $system.id that one click starts is among those measured',
  (game) => {
    const met = game.bands.worlds
      .flatMap((world) => meetingsOf(game, world))
      .map(({ bands, maps }) => [...bands, ...maps].map(({ id }) => id));
    expect(met).toContainEqual([...game.bands.first.bands, game.bands.first.map]);
  },
);

test('UC-TURN-GROUPS: every ready band has a rival, which has it', () => {
  const { ready, rivals } = classic.bands;
  expect(rivals.flat().toSorted()).toEqual(ready.map(({ id }) => id).toSorted());
});
