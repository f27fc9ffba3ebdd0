import type { Role } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import { acts } from '../npc/testing-acts.ts';
import type { Thought } from '../npc/telling/thought.ts';
import { battle, blade, gun, type BattleSpec } from '../../../systems/urss-classic/src/testing.ts';
import { urssClassicNpc } from './npc.ts';

/** The reasons of a first command, as a player reads them. */

const npc = urssClassicNpc();
const reasons = (role: Role, figures: BattleSpec['figures'], own: BattleSpec['figures'][string]): Thought<unknown> | undefined => {
  const n = { at: [0, 0] as const, facing: 'east' as const, ...own };
  return npc.think(battle({ figures: { n, ...figures }, npcs: { roles: { n: role } }, activation: 'n' }).state, 'N');
};
const sword = { weapons: [blade('epee')] };
const both = { weapons: [gun('blaster', 20), blade('epee')] };

test('AI-ACT-ENGAGED: a shot from a fight at one and the blow at another name each of the two', () => {
  const told = reasons(
    acts('assassin'),
    { p: { at: [12, 4] }, q: { at: [1, 0], group: 'P', ...sword } },
    { ...both, marks: { 'AI-MIS-ASSASSIN': 'p' } },
  );
  expect(told?.plan.text.fr).toContain('Tire sur p, puis se bat contre q');
  expect(told?.plan.text.en).toContain('Shoots p, then fights q');
});

test('AI-CORE-PRIORITY: what the mission obliges and the behaviour puts off is a wish', () => {
  const waiting = reasons(acts('soldier', 'static'), { p: { at: [10, 0] } }, both);
  expect([waiting?.goal.text.fr, waiting?.goal.text.en]).toEqual(['Soldat\u00a0: voudrait attaquer p', 'Soldier: wants to attack p']);
  expect(reasons(acts('soldier'), { p: { at: [10, 0] } }, both)?.goal.text.en).toBe('Soldier: attacks p');
});

test('AI-ACT-COUNT: a single action that attacks is told as such', () => {
  const told = reasons(acts('soldier'), { p: { at: [10, 0] } }, { ...both, actions: 1 });
  expect(told?.constraint.text.en).toBe('Walker: has one action left, and attacks with it.');
});
