import { drawn, type Npcs } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import { controlledBy, derivedMissions } from './chiefs.ts';
import { crowd, role } from '../testing.ts';

const guard = (zone: string) => ({ mission: { type: 'guard', zone }, behaviour: 'walker' }) as const;
const patrol = (...zones: string[]) => ({ mission: { type: 'patrol', zones }, behaviour: 'walker' }) as const;

/** A chief n0 with others around it: edge to edge half a pace away. */
function around(roles: Npcs['roles']) {
  const spots = [
    [5, 6.5],
    [6.5, 5],
    [5, 3.5],
    [3.5, 5],
  ] as const;
  const others = Object.keys(roles).map((id, i) => [id, spots[i] ?? [0, 0]] as const);
  return crowd({ n0: [5, 5], ...Object.fromEntries(others) }, { roles: { n0: role('chief'), ...roles } });
}

/** The missions of a chief n0 with an Élite far from it. */
const alone = (chief: Npcs['roles'][string]) =>
  derivedMissions(crowd({ n0: [5, 5], n1: [9, 9] }, { roles: { n0: chief, n1: role('elite') } }), 'n0');

test('AI-MIS-CHEF-MISSION: the chief has the mission of most NPCs near it; two Soldats and one Élite make a Chef Soldat', () => {
  expect(derivedMissions(around({ n1: role('soldier'), n2: role('elite'), n3: role('soldier') }), 'n0')).toEqual([{ type: 'soldier' }]);
});

test('AI-MIS-CHEF-MISSION: a tie stands in the order of activation, and a die decides', () => {
  const tied = derivedMissions(around({ n1: role('soldier'), n2: role('elite') }), 'n0');
  expect(tied.map(({ type }) => type)).toEqual(['elite', 'soldier']);
  expect([1, 2, 3, 4, 5, 6].map((face) => drawn(tied, face)?.type)).toEqual(['elite', 'elite', 'elite', 'soldier', 'soldier', 'soldier']);
  expect([1, 2, 3, 4, 5, 6].map((face) => drawn(['a', 'b', 'c'], face))).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  expect([4, 5, 6].map((face) => drawn(['a', 'b', 'c', 'd'], face))).toEqual(['d', undefined, undefined]);
});

test('AI-MIS-CHEF-MISSION: guards of two zones and patrols of two routes have two missions', () => {
  expect(derivedMissions(around({ n1: guard('x'), n2: guard('y'), n3: guard('y') }), 'n0')).toEqual([{ type: 'guard', zone: 'y' }]);
  expect(derivedMissions(around({ n1: patrol('x', 'y'), n2: patrol('y', 'x') }), 'n0')).toHaveLength(2);
});

test('AI-MIS-CHEF-MISSION: with nobody near, the mission in the brackets, else Soldat', () => {
  expect(alone(role('chief'))).toEqual([{ type: 'soldier' }]);
  expect(alone({ mission: { type: 'chief', of: { type: 'sniper' } }, behaviour: 'walker' })).toEqual([{ type: 'sniper' }]);
});

test('AI-MIS-CHEF-MISSION: the count is over all NPCs within a pace, those whom a nearer chief controls too', () => {
  const roles = { n0: role('chief'), n1: role('chief'), n2: role('elite'), n3: role('elite'), n4: role('soldier') };
  const state = crowd({ n0: [5, 5], n1: [7.8, 5], n2: [6.5, 5.8], n3: [6.5, 4.2], n4: [3.5, 5] }, { roles });
  expect(derivedMissions(state, 'n0')).toEqual([{ type: 'elite' }]);
  expect(controlledBy(state, 'n0', { type: 'elite' })).toEqual(['n4']);
  expect(controlledBy(state, 'n1', { type: 'elite' })).toEqual(['n2', 'n3']);
});

test('AI-MIS-CHEF-CONTROL: controlled at less than a pace, by the nearer chief, of equal ones by the first; a chief never', () => {
  const roles = {
    n0: role('chief'),
    n1: role('chief'),
    n2: role('soldier'),
    n3: role('soldier'),
    n4: role('soldier'),
    n5: role('soldier'),
  };
  const state = crowd({ n0: [5, 5], n1: [7.5, 5], n2: [6.2, 5], n3: [5, 6.5], n4: [6.3, 5.9], n5: [5, 3] }, { roles });
  expect(controlledBy(state, 'n0', { type: 'soldier' })).toEqual(['n2', 'n3']);
  expect(controlledBy(state, 'n1', { type: 'soldier' })).toEqual(['n4']);
  const middle = crowd({ n0: [5, 5], n1: [7, 5], n2: [6, 6] }, { roles: { n0: role('chief'), n1: role('chief'), n2: role('soldier') } });
  expect([controlledBy(middle, 'n0', { type: 'soldier' }), controlledBy(middle, 'n1', { type: 'soldier' })]).toEqual([['n2'], []]);
});

test('AI-MIS-CHEF-INCOMPAT: an incompatible mission is not controlled after all', () => {
  const state = around({ n1: role('sniper'), n2: role('elite'), n3: guard('x'), n4: role('healer') });
  expect(controlledBy(state, 'n0', { type: 'soldier' })).toEqual(['n2', 'n4']);
  expect(controlledBy(state, 'n0', { type: 'sniper' })).toEqual(['n1']);
  expect(controlledBy(state, 'n0', { type: 'assassin' })).toEqual([]);
  expect(controlledBy(state, 'n0', { type: 'guard', zone: 'x' })).toEqual(['n2', 'n3', 'n4']);
  expect(controlledBy(state, 'n0', { type: 'guard', zone: 'y' })).toEqual(['n2', 'n4']);
  expect(controlledBy(state, 'n0', { type: 'healer' })).toEqual(['n2', 'n4']);
});
