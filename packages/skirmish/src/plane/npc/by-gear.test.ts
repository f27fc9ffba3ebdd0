import { PACE } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { rolesByGear, type Traits } from './by-gear.ts';

const plain: Traits = { id: 'a', meets: [], rank: 0, vitality: 1, range: 0, reach: 0, precise: false, hides: false, guarded: true };
const shooter = (range: number, more: Partial<Traits> = {}): Partial<Traits> => ({ range: range * PACE, meets: ['ranged'], ...more });

/** Missions and behaviours of a band, in its order. */
function told(...band: readonly Partial<Traits>[]): readonly string[] {
  const traits = band.map((one, i) => ({ ...plain, id: `f${String(i)}`, ...one }));
  return rolesByGear(traits).map(({ role: { mission, behaviour } }) => {
    const of = mission.type === 'chief' && mission.of ? ` ${mission.of.type}` : '';
    return `${mission.type}${of} ${behaviour}`;
  });
}

test('AI-CORE-MISSION: a healer heals, whatever its rank', () => {
  expect(told({ meets: ['healing'], rank: 2, vitality: 3 }, {}, {})).toEqual(['healer cautious', 'soldier rusher', 'soldier rusher']);
});

test('AI-CORE-MISSION: a range clearly above the usual one of the band makes a sniper, and so does a precise shot', () => {
  expect(told(shooter(12), shooter(12), shooter(18))).toEqual(['soldier walker', 'soldier walker', 'sniper cautious']);
  expect(told(shooter(12), shooter(12), shooter(17))).toEqual(['soldier walker', 'soldier walker', 'soldier walker']);
  expect(told(shooter(12), shooter(12, { precise: true }))).toEqual(['soldier walker', 'sniper cautious']);
  expect(told(shooter(30), {})).toEqual(['soldier walker', 'soldier rusher']);
  expect(told({ precise: true }, {})).toEqual(['soldier rusher', 'soldier rusher']);
});

test('AI-MIS-CHEF-MISSION: the highest in rank, else the most vital, is a chief with the mission of most around; others with a rank are elites', () => {
  expect(told({ rank: 1 }, { rank: 2 }, {})).toEqual(['elite rusher', 'chief soldier rusher', 'soldier rusher']);
  expect(told({ rank: 1 }, { rank: 2 }, { rank: 1 })).toEqual(['elite rusher', 'chief elite rusher', 'elite rusher']);
  expect(told({}, { vitality: 2 }, {})).toEqual(['soldier rusher', 'chief soldier rusher', 'soldier rusher']);
  expect(told({}, {})).toEqual(['soldier rusher', 'soldier rusher']);
  expect(told({ rank: 2 })).toEqual(['elite rusher']);
});

test('AI-CORE-BEHAVIOUR: zigzag by skill, stalkers that hide, rushers without a shot, walkers with one', () => {
  expect(told({ meets: ['zigzag'] }, shooter(12, { hides: true }), {}, shooter(12))).toEqual([
    'soldier zigzag',
    'soldier stalker',
    'soldier rusher',
    'soldier walker',
  ]);
});

test('AI-BEH-MARCHEUR: a power that carries farther than a run makes a walker of a figure without a shot', () => {
  expect(told({ reach: 15_000 }, { reach: 10_000 })).toEqual(['soldier walker', 'soldier rusher']);
});

test('AI-BEH-FUYANT: one of three fragile shooters steps back after its shot', () => {
  const fragile = shooter(12, { guarded: false });
  expect(told(fragile, fragile, fragile, fragile)).toEqual(['soldier walker', 'soldier walker', 'soldier evader', 'soldier walker']);
});
