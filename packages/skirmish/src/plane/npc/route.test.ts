import type { Point } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { ground } from '../testing.ts';
import { enterWaypoints, noteWaypoint, waypointOf } from './route.ts';

const disc = (id: string, x: number, y = 0, r = 1000) => ({
  id,
  name: { fr: id, en: id },
  shape: { type: 'disc' as const, x: x * 1000, y: y * 1000, r },
});
const zones = [disc('x', 3), disc('y', 6), disc('z', 3, 6)];

/** Way points entered along a path in paces from the corner of the table, by a patrol of a route of zones that heads for one of them. */
function entered(route: string, path: readonly (readonly [number, number])[], next = 0, before?: number, among = zones) {
  const { scene, figures } = ground({ n1: { x: 0, y: 0, z: 0 } });
  const { n1 } = figures;
  if (!n1) throw new Error('no figure');
  const patrol = { ...n1, marks: next === 0 ? {} : { 'AI-MIS-PATROUILLE': next }, ...(before !== undefined && { entered: before }) };
  const npcs = { zones: among, roles: { n1: { mission: { type: 'patrol' as const, zones: [...route] }, behaviour: 'walker' as const } } };
  const state: Parameters<typeof enterWaypoints>[0] = { scene: { ...scene, npcs }, figures: { n1: patrol } };
  enterWaypoints(state, { figure: 'n1', points: path.map(([x, y]): Point => ({ x: x * 1000, y: y * 1000 })) });
  return (state.figures['n1'] as { entered?: number }).entered;
}

test('AI-MIS-PATROUILLE: way points count as a movement enters them, in passing too, in the order of the route', () => {
  expect(entered('xyz', [[1, 0]])).toBeUndefined();
  expect(entered('xyz', [[3, 0]])).toBe(1);
  expect(entered('xyz', [[4.5, 0]])).toBe(1);
  expect(entered('xyz', [[9, 0]])).toBe(2);
  expect(entered('yxz', [[9, 0]])).toBe(1);
  expect(entered('xyz', [[9, 0]], 1)).toBe(1);
  expect(entered('xyz', [[9, 0]], 2)).toBeUndefined();
});

test('AI-MIS-PATROUILLE: the way that was really gone counts, and no straight line between its ends', () => {
  const round = [
    [0, 3],
    [9, 3],
    [9, 0],
  ] as const;
  expect(entered('xyz', round)).toBeUndefined();
  expect(
    entered('xzy', [
      [3, 0],
      [3, 6],
      [6, 0],
    ]),
  ).toBe(3);
});

test('AI-MIS-PATROUILLE: further movements count on, and notes count off', () => {
  expect(entered('xyz', [[9, 0]], 0, 1)).toBe(2);
  const figure: { entered?: number } = { entered: 2 };
  noteWaypoint(figure);
  expect(figure).toEqual({ entered: 1 });
  noteWaypoint(figure);
  expect(figure).toEqual({});
  noteWaypoint(figure);
  expect(figure).toEqual({});
});

test('AI-MIS-PATROUILLE: a patrol goes round and round; where all its zones overlap it has nowhere to go on to', () => {
  const there = [
    [9, 0],
    [0, 0],
  ] as const;
  expect(entered('xy', there)).toBe(1);
  expect(entered('xy', [...there, ...there])).toBe(1);
  expect(entered('xy', [[5, 0]], 0, undefined, [disc('x', 3), disc('y', 3)])).toBeUndefined();
  expect(entered('xy', [[3, 0]], 0, undefined, [disc('x', 3, 0, 2000), disc('y', 3)])).toBe(1);
});

test('AI-MIS-PATROUILLE: figures of other missions count nothing', () => {
  const { scene, figures } = ground({ n1: { x: 0, y: 0, z: 0 }, p1: { x: 0, y: 0, z: 0 } });
  const roles = { n1: { mission: { type: 'guard' as const, zone: 'x' }, behaviour: 'walker' as const } };
  const marked = Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, { ...figure, marks: {} }]));
  const state = { scene: { ...scene, npcs: { zones, roles } }, figures: marked };
  for (const figure of ['n1', 'p1', 'nobody']) enterWaypoints(state, { figure, points: [{ x: 9000, y: 0 }] });
  expect(state.figures).toEqual(marked);
});

test('AI-MIS-PATROUILLE: a patrol heads for the zone after those that it has entered, and after that where it stands', () => {
  const { scene, figures } = ground({ n1: { x: 0, y: 0, z: 0 } });
  const route = ['x', 'y', 'z'];
  const npcs = { zones, roles: { n1: { mission: { type: 'patrol' as const, zones: route }, behaviour: 'walker' as const } } };
  const heads = (x: number, marks: Readonly<Record<string, unknown>>, before?: number): number => {
    const { n1 } = figures;
    if (!n1) throw new Error('no figure');
    const patrol = { ...n1, x: x * 1000, marks, ...(before !== undefined && { entered: before }) };
    return waypointOf({ scene: { ...scene, npcs }, figures: { n1: patrol } }, 'n1', route);
  };
  expect([heads(0, {}), heads(3, {}), heads(0, { 'AI-MIS-PATROUILLE': 1 }), heads(6, { 'AI-MIS-PATROUILLE': 1 })]).toEqual([0, 1, 1, 2]);
  expect([heads(0, {}, 1), heads(3, {}, 1), heads(0, { 'AI-MIS-PATROUILLE': 1 }, 2)]).toEqual([1, 1, 0]);
});
