import { figureOf, withFigures } from '@escarmouche/skirmish';
import { pcsOf, type Npcs } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import { byNearness, nearestOf } from './people.ts';
import { crowd, role } from '../testing.ts';

const places = { n1: [1, 1], m1: [5, 1], p1: [1, 7], p2: [1, 12] } as const;
const roles: Npcs['roles'] = { n1: role('soldier'), m1: role('soldier') };
const pcs = (npcs: Npcs) => pcsOf(crowd(places, npcs), 'n1').map(({ id }) => id);

test('AI-CORE-SCOPE: figures of persons are player characters, those of another group of NPCs by the scenario alone', () => {
  expect(pcs({ roles })).toEqual(['p1', 'p2']);
  expect(pcs({ roles, hostile: [['n', 'm']] })).toEqual(['p1', 'p2']);
  expect(pcs({ roles, hostile: [['m', 'n']], options: { 'pc.hostility': 'scenario' } })).toEqual(['m1', 'p1', 'p2']);
  expect(pcs({ roles, options: { 'pc.hostility': 'scenario' } })).toEqual(['p1', 'p2']);
});

test('AI-CORE-SCOPE: a prone figure counts, one out of action or fled does not', () => {
  const state = crowd(places, { roles });
  const as = (posture: string) => pcsOf(withFigures(state, { ...figureOf(state, 'p1'), posture }), 'n1').map(({ id }) => id);
  expect([as('prone'), as('out'), as('fled')]).toEqual([['p1', 'p2'], ['p2'], ['p2']]);
});

test('AI-GEO-DIST: nearest first; of equal distances the lower vitality, then the roster', () => {
  const around = { n1: [5, 5], p1: [5, 9], p2: [9, 5], p3: [5, 1], p4: [5, 8] } as const;
  const order = (vitality: Readonly<Record<string, number>>) => {
    const state = crowd(around, { roles }, vitality);
    const npc = figureOf(state, 'n1');
    expect(nearestOf(state, npc, pcsOf(state, 'n1'))?.id).toBe('p4');
    return byNearness(state, npc, pcsOf(state, 'n1')).map(({ id }) => id);
  };
  expect(order({ p1: 1, p2: 1, p3: 1, p4: 1 })).toEqual(['p4', 'p1', 'p2', 'p3']);
  expect(order({ p1: 3, p2: 3, p3: 1, p4: 9 })).toEqual(['p4', 'p3', 'p1', 'p2']);
});

test('AI-GEO-DIST: two thousandths of a pace nearer is nearer, whatever the vitality', () => {
  const state = crowd({ n1: [5, 5], p1: [5, 9], p2: [5, 1.002] }, { roles }, { p1: 1, p2: 3 });
  expect(nearestOf(state, figureOf(state, 'n1'), pcsOf(state, 'n1'))?.id).toBe('p2');
});
