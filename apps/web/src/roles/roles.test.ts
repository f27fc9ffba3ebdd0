import type { NamedZone, Role } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import { changedZone, countsOf, missionOf, rolesOf, startZone, withRole, withStep, withZone, zonesFor } from './roles.ts';

const table = { width: 40_000, height: 30_000 };
const soldier: Role = { mission: { type: 'soldier' }, behaviour: 'walker' };
const healer: Role = { mission: { type: 'healer' }, behaviour: 'cautious' };
const why = { mission: { fr: '', en: '' }, behaviour: { fr: '', en: '' } };
const names = (zones: readonly NamedZone[]): readonly string[] => zones.map(({ id, name }) => `${id} ${name.fr}`);

test('AI-CORE-MISSION: a figure keeps the role chosen for it, others have theirs by what they carry; taken back it is as before', () => {
  const medic = { profile: 'medic' };
  const chosen = withRole(medic, soldier);
  expect(
    rolesOf(
      [chosen, medic, medic],
      [
        { role: healer, why },
        { role: healer, why },
      ],
    ),
  ).toEqual([soldier, healer, undefined]);
  expect(withRole(chosen, undefined)).toEqual(medic);
  expect([...countsOf([soldier, healer, soldier, undefined])]).toEqual([
    ['soldier', 2],
    ['healer', 1],
  ]);
});

test('AI-MIS-GARDE AI-MIS-PATROUILLE: a guard finds a zone and a patrol two, set down where there are none', () => {
  expect(names(zonesFor('soldier', [], table))).toEqual([]);
  const one = zonesFor('guard', [], table);
  expect(missionOf('guard', one)).toEqual({ type: 'guard', zone: 'zone-a' });
  const two = zonesFor('patrol', one, table);
  expect(names(two)).toEqual(['zone-a A', 'zone-b B']);
  expect(missionOf('patrol', two)).toEqual({ type: 'patrol', zones: ['zone-a', 'zone-b'] });
  expect(zonesFor('guard', two, table)).toBe(two);
  expect(missionOf('chief', [])).toEqual({ type: 'chief', of: { type: 'soldier' } });
});

test('AI-MIS-PATROUILLE: steps of a route are changed, added and taken out', () => {
  expect(withStep(['a', 'b'], 0, 'c')).toEqual(['c', 'b']);
  expect(withStep(['a', 'b'], 2, 'c')).toEqual(['a', 'b', 'c']);
  expect(withStep(['a', 'b', 'c'], 1, '')).toEqual(['a', 'c']);
});

test('AI-CORE-VALIDATE: zones have the next free letter, twelve at most, and stay on the table', () => {
  const [a, b] = withZone(withZone([], { x: 100, y: 200 }), { x: 5000, y: 5000 });
  expect(a && b && names(withZone([b], { x: 1, y: 1 }))).toEqual(['zone-b B', 'zone-a A']);
  const many = Array.from({ length: 20 }).reduce<readonly NamedZone[]>((all) => withZone(all, { x: 1, y: 1 }), []);
  expect(many).toHaveLength(12);
  const [moved] = a ? changedZone([a], 'zone-a', { x: -5000, y: 99_000, r: 4000 }, table) : [];
  expect(moved?.shape).toEqual({ type: 'disc', x: 4000, y: 26_000, r: 4000 });
  const [large] = a ? changedZone([a], 'zone-a', { r: 90_000 }, table) : [];
  expect(large?.shape).toMatchObject({ r: 15_000, x: 15_000, y: 15_000 });
});

test('AI-MIS-GARDE: a start zone of the map is taken whole', () => {
  const { id, shape } = startZone('A', { fr: 'Départ A', en: 'Start A' }, { x: 0, y: 0, width: 40_000, height: 6000 });
  expect(id).toBe('start-a');
  expect(shape.type === 'polygon' && shape.points.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [40_000, 0],
    [40_000, 6000],
    [0, 6000],
  ]);
});
