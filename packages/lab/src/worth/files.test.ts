import { existsSync, readFileSync } from 'node:fs';
import { bands, contents, firstBattle, rivalOf } from '@escarmouche/content';
import { areEven, worthFiles } from '@escarmouche/content/worth';
import { expect, test } from 'vitest';
import { packFingerprint, pairFingerprint } from './fingerprint.ts';
import { meetingsOf } from './meetings.ts';
import { shareOf, type Fared } from './pairs.ts';

const fileOf = (adaptation: string) => worthFiles.find((file) => file.adaptation === adaptation);

test.each(contents)(
  'UC-SYS-SCOPE: every profile of $adaptation has a worth, measured as it is today (npm run measure:worth)',
  (content) => {
    const file = fileOf(content.adaptation);
    const measured = Object.keys(file?.parts ?? {});
    expect(Object.keys(content.profiles).filter((id) => !measured.includes(`profile:${id}`))).toEqual([]);
    expect(file?.of).toBe(packFingerprint(content));
    expect(file?.battles).toBeGreaterThanOrEqual(100);
  },
);

interface Pair extends Fared {
  readonly bands: readonly string[];
  readonly maps: readonly string[];
  readonly battles: number;
  readonly of: string;
}

function pairsOf(adaptation: string): readonly Pair[] {
  const file = new URL(`../../../content/worth/${adaptation}-pairs.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { pairs: readonly Pair[] }).pairs : [];
}

const nameOf = ({ bands: two, maps }: Pick<Pair, 'bands' | 'maps'>): string => [...two, ...maps].join(' ');

test.each(contents)(
  'UC-TURN-GROUPS, UC-SETUP-DEPLOY: bands of $adaptation that meet are even in 400 battles with the zones swapped, as they are today (npm run measure:pairs)',
  (content) => {
    const measured = new Map(pairsOf(content.adaptation).map((pair) => [nameOf(pair), pair]));
    for (const { bands: two, maps } of meetingsOf(content.adaptation)) {
      const name = nameOf({ bands: two.map(({ id }) => id), maps: maps.map(({ id }) => id) });
      const pair = measured.get(name);
      expect(pair?.of, name).toBe(pairFingerprint(content, two));
      if (!pair) continue;
      expect(pair.battles, name).toBeGreaterThanOrEqual(400);
      expect(pair.won[0] + pair.won[1] + pair.drawn, name).toBe(pair.battles);
      expect(areEven(shareOf(pair)), name).toBe(true);
    }
  },
);

test('UC-SETUP-DEPLOY: the battle that one click starts is among those measured', () => {
  const met = meetingsOf('star-wars').map(({ bands: two, maps }) => [...two, ...maps].map(({ id }) => id).join(' '));
  expect(met).toContain([...firstBattle.bands, firstBattle.map].join(' '));
});

test('UC-TURN-GROUPS: every ready band has a rival, which has it', () => {
  for (const { id } of bands) expect(rivalOf(rivalOf(id) ?? ''), id).toBe(id);
});
