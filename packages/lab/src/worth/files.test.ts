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
  readonly bands: readonly [string, string];
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
  'UC-TURN-GROUPS: pairs of $adaptation that were measured are even, and as they are today (npm run measure:pairs)',
  (content) => {
    const today = new Map(
      meetingsOf(content.adaptation).map(({ bands: [one, other], maps }) => [
        nameOf({ bands: [one.id, other.id], maps: maps.map(({ id }) => id) }),
        pairFingerprint(content, [one, other]),
      ]),
    );
    for (const pair of pairsOf(content.adaptation)) {
      expect(pair.of, nameOf(pair)).toBe(today.get(nameOf(pair)));
      expect(areEven(shareOf(pair)), nameOf(pair)).toBe(true);
      expect(pair.won[0] + pair.won[1] + pair.drawn).toBe(pair.battles);
    }
  },
);

test('UC-SETUP-DEPLOY: the battle that one click starts is even in 400 battles with the zones swapped', () => {
  const pair = pairsOf('star-wars').find(
    ({ bands: two, maps }) => two.join() === firstBattle.bands.join() && maps.join() === firstBattle.map,
  );
  expect(pair?.battles).toBeGreaterThanOrEqual(400);
});

test('UC-TURN-GROUPS: every ready band has a rival, which has it', () => {
  for (const { id } of bands) expect(rivalOf(rivalOf(id) ?? ''), id).toBe(id);
});
