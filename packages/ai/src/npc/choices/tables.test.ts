import { figureOf, type FigureId } from '@escarmouche/skirmish';
import type { Npcs } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import { memberOf } from '../group/categories.ts';
import { ASSASSIN, designated, ELITE, SNIPER } from './tables.ts';
import { crowd, factsBy, role } from '../testing.ts';

const roles: Npcs = { roles: { n1: role('elite') } };
const places = { n1: [1, 1], p1: [1, 7], p2: [1, 12], p3: [1, 15] } as const;
const facts = factsBy({ rank: { p3: 2 }, damage: { p1: 0, p2: 1, p3: 0 }, range: { p1: 10_000, p2: 20_000, p3: 0 } });

function picks(table: typeof ELITE, among: readonly FigureId[] = ['p1', 'p2', 'p3'], own = facts, npcs = roles) {
  const state = crowd(places, npcs);
  const candidates = among.map((id) => figureOf(state, id));
  return [1, 2, 3, 4, 5, 6].map((face) => designated(own, state, figureOf(state, 'n1'), table, face, candidates)?.id);
}

test('AI-MIS-ELITE-TABLE: 1 to 3 the chief, 4 or 5 the heaviest weapon, 6 the nearest', () => {
  expect(picks(ELITE)).toEqual(['p3', 'p3', 'p3', 'p2', 'p2', 'p1']);
});

test('AI-MIS-SNIPER-TABLE AI-CAT-SNIPER: 1 or 2 the chief, 3 or 4 the longest range, 5 the heaviest weapon, 6 the nearest', () => {
  const longest = factsBy({ rank: { p3: 2 }, damage: { p1: 0, p2: 1, p3: 0 }, range: { p1: 10_000, p3: 20_000 } });
  expect(picks(SNIPER, ['p1', 'p2', 'p3'], longest)).toEqual(['p3', 'p3', 'p3', 'p3', 'p2', 'p1']);
});

test('AI-MIS-ASSASSIN-TABLE: 1 or 2 the chief, 3 or 4 the longest range, 5 or 6 the heaviest weapon', () => {
  expect(picks(ASSASSIN)).toEqual(['p3', 'p3', 'p2', 'p2', 'p2', 'p2']);
});

test('AI-CAT-FALLBACK: without a member the Élite and the Sniper take the nearest, the Assassin the next category in its circle', () => {
  const unarmed = factsBy({ rank: { p3: 2 }, damage: { p1: 0, p2: 1 } });
  expect(picks(ELITE, ['p1', 'p2'])).toEqual(['p1', 'p1', 'p1', 'p2', 'p2', 'p1']);
  expect(picks(SNIPER, ['p1', 'p2', 'p3'], unarmed)).toEqual(['p3', 'p3', 'p1', 'p1', 'p2', 'p1']);
  expect(picks(ASSASSIN, ['p1', 'p2'], unarmed)).toEqual(['p2', 'p2', 'p2', 'p2', 'p2', 'p2']);
  expect(picks(ASSASSIN, ['p1', 'p2', 'p3'], unarmed)).toEqual(['p3', 'p3', 'p2', 'p2', 'p2', 'p2']);
  expect(picks(ELITE, [])).toEqual(Array.from({ length: 6 }, () => undefined));
});

test('AI-CAT-CHEF: the chief is the figure that its owner names, else the highest rank, else the first of the roster', () => {
  const chiefs = (own: Parameters<typeof factsBy>[0], npcs: Npcs = roles) =>
    picks(ELITE, ['p1', 'p2', 'p3'], factsBy({ damage: { p2: 1 }, ...own }), npcs)[0];
  expect(chiefs({ rank: { p2: 4, p3: 2 } })).toBe('p2');
  expect(chiefs({ rank: { p2: 2, p3: 2 } })).toBe('p2');
  expect(chiefs({})).toBe('p1');
  expect(chiefs({ rank: { p2: 4 } }, { ...roles, chiefs: { p: 'p3' } })).toBe('p3');
});

test('AI-CAT-CHEF: of a hostile group of NPCs the chief is its NPC with the mission Chef', () => {
  const npcs: Npcs = { roles: { ...roles.roles, p2: role('chief'), p3: role('chief') } };
  expect(picks(ELITE, ['p1', 'p2', 'p3'], facts, npcs)[0]).toBe('p2');
});

test('AI-CAT-HEAVY: of those with the heaviest weapon the nearest; by option the figure’s own damage counts', () => {
  const state = crowd(places, roles);
  const heaviest = (npcs: Npcs, damage: Readonly<Record<FigureId, number>>) =>
    memberOf(
      factsBy({ damage }),
      { ...state, scene: { ...state.scene, npcs } },
      figureOf(state, 'n1'),
      'heaviest',
      ['p1', 'p2', 'p3'].map((id) => figureOf(state, id)),
    )?.id;
  expect(heaviest(roles, { p1: 0, p2: 1, p3: 1 })).toBe('p2');
  expect(heaviest({ ...roles, options: { 'category.heaviest': 'figure' } }, { p1: 0, p2: 1, p3: 1 })).toBe('p1');
  expect(heaviest(roles, { p1: -1, p2: -1, p3: -1 })).toBe('p1');
});
