import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { stunGrenade } from './rules/grenade-assourdissante.ts';
import { grenade } from './rules/grenade-a-main.ts';
import { battle, ofType, play, rule, weapon } from './testing.ts';

const thrown = weapon('thrown', 8, 0, rule(grenade.id), rule(stunGrenade.id));

/** Figures struck by a throw that fails and is scattered eastwards: b stands in the cube aimed at, b2 east of it. */
function struck(at: string, east: string, panel?: string): readonly string[] {
  const figures = { a: { at: 'C1R4L1', weapons: [thrown] }, b: { at }, b2: { at: east } };
  const map = mapOf({ panels: panel === undefined ? [] : [`${at} E ${panel}`] });
  const events = play(battle({ figures, map, activation: 'a' }), { type: 'shootCube', weapon: 'thrown', cube: at }, '111 3');
  return ofType(events, 'stunned').map(({ figure }) => figure);
}

const behind = (panel: string) => struck('C4R4L1', 'C5R4L1', panel);

test('DZ-STATE-SCATTER, DZ-TERRAIN-HATCH: what is thrown passes any opening, and neither a wall nor its hatch', () => {
  expect(['window', 'door', 'barricade'].flatMap(behind)).toEqual(['b2', 'b2', 'b2']);
  expect(['wall', 'wall hatch 4'].flatMap(behind)).toEqual(['b', 'b']);
});

test('DZ-STATE-SCATTER, DZ-TERRAIN-EDGE: the edge of the board throws it back', () => {
  expect(struck('C8R4L1', 'C7R4L1')).toEqual(['b']);
});
