import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { rangedArms } from '../arms.ts';
import { cadence, projection, zone } from '../rules/index.ts';
import { armour, battle, gun, type Battle } from '../testing.ts';
import { expectedShot, shotOdds } from './index.ts';

/** Mean losses by a shot of a at b, in one go and by the long way, for whom there are any. */
function bothWays({ state }: Battle) {
  const [a, b] = [figureOf(state, 'a'), figureOf(state, 'b')];
  const [arm] = rangedArms(state, a);
  if (!arm) throw new Error('no arm');
  const short = expectedShot(state, a, arm, b).map(({ figure, points, out }) => ({ figure, points, out }));
  const long = shotOdds(state, a, arm, b).losses.map(({ figure, lost, out }) => ({
    figure,
    points: lost.reduce((sum, chance, n) => sum + chance * n, 0),
    out,
  }));
  return { short, long };
}

const WAYS = [[], [{ id: cadence.id, value: 2 }], [{ id: projection.id, level: 1 }], [{ id: zone.id, value: 3 }]];

test.each(WAYS.flatMap((rules) => [1, 2].map((friends) => ({ rules, friends }))))(
  'UK-SHOOT-MELEE, UK-DMG-SHOT: mean losses by shots into a melee are those of the long odds ($rules, $friends)',
  ({ rules, friends }) => {
    const match = battle({
      figures: {
        a: { at: [0, 0], weapons: [gun('tube', 20, 1, rules)] },
        b: { at: [0, 8], vitality: 3, armour: [armour('plaque', -1)] },
        a2: { at: [1, 8], vitality: 2 },
        ...(friends > 1 && { a3: { at: [-1, 8] as const, armour: [armour('plaque', 1)] } }),
      },
      activation: 'a',
    });
    const { short, long } = bothWays(match);
    expect(short[0]?.figure).toBe('b');
    const byName = [short, long].map((losses) => new Map(losses.map(({ figure, points, out }) => [figure, [points, out]])));
    expect(byName[0]?.size).toBe(friends + 1);
    for (const [figure, values] of byName[1] ?? []) {
      values.forEach((value, i) => expect(byName[0]?.get(figure)?.[i]).toBeCloseTo(value, 12));
    }
  },
);
