import { figureOf } from '@escarmouche/skirmish';
import type { Role } from '@escarmouche/skirmish/plane';
import { doesNotPushBack, forceSensitive, groupAttack, hero, shock } from '@escarmouche/urss-classic/rules';
import { expect, test } from 'vitest';
import { aftermathsOf } from '../npc/attacks/aftermath.ts';
import { hundredths } from '../npc/attacks/strikes.ts';
import { acts, plays } from '../npc/testing-acts.ts';
import { battle, blade, gun, type Battle, type BattleSpec } from '../../../systems/urss-classic/src/testing.ts';
import { npcGame, urssClassicNpc } from './npc.ts';

const npc = urssClassicNpc();
const scene = (role: Role, figures: BattleSpec['figures'], own: BattleSpec['figures'][string]): Battle =>
  battle({ figures: { n: { at: [0, 0], facing: 'east', ...own }, ...figures }, npcs: { roles: { n: role } }, activation: 'n' });
const played = (match: Battle, dice = ''): readonly string[] => plays(npc, match as never, dice);
const knife = { weapons: [blade('dague')] };
const heroic = [{ id: hero.id }];
const post = { 'AI-MIS-SNIPER': { moves: 2, turn: 0 }, 'AI-MIS-SNIPER-VANTAGE': { x: 30_000, y: 30_000, z: 0, facing: { x: 1000, y: 0 } } };
const marksman = { weapons: [gun('blaster', 20)], rules: heroic, marks: post };

test('AI-ACT-COUNT AI-MDA-DAMAGE: a Héros in its post tests first, then shoots twice; damage weighs the chance of the test', () => {
  const match = scene(acts('sniper'), { p: { at: [15, 0] } }, marksman);
  // 0.34 by the first shot, and 0.34 of what is left by the second, in 7 cases of 12.
  expect(npc.think(match.state, 'N')?.figures?.damage).toBe(0.47);
  expect(played(match, '34 11 11')).toEqual([`special ${hero.id}`, 'shoot', 'shoot']);
  expect(played(scene(acts('sniper'), { p: { at: [15, 0] } }, marksman), '11 11')).toEqual([`special ${hero.id}`, 'shoot']);
});

test('AI-ACT-COUNT AI-BEH-MARCHEUR: no Héros test where the template walks first', () => {
  const match = scene(acts('soldier'), { p: { at: [15, 0] } }, { weapons: [gun('blaster', 20)], rules: heroic });
  expect(played(match, '11')).toEqual(['move', 'shoot']);
});

test('AI-ACT-ENGAGED AI-ACT-COUNT: with more than one in contact a Héros tests, with one it fights', () => {
  const two = { p: { at: [1, 0], ...knife }, q: { at: [-1, 0], group: 'P', ...knife } } as const;
  const match = scene(acts('soldier'), two, { ...knife, rules: heroic });
  expect(played(match, '34 665 112 11 66 1')).toEqual([`special ${hero.id}`, 'fight', 'fight']);
  expect(played(scene(acts('soldier'), { p: { at: [1, 0], ...knife } }, { ...knife, rules: heroic }), '66 11 11')).toEqual([
    'fight',
    'pass',
  ]);
});

test('AI-ACT-ENGAGED: Attaque de groupe always attacks all', () => {
  const two = { p: { at: [1, 0], ...knife }, q: { at: [-1, 0], group: 'P', ...knife } } as const;
  const match = scene(acts('soldier'), two, { ...knife, rules: [{ id: groupAttack.id }] });
  expect(npc.think(match.state, 'N')?.command).toEqual({ type: 'special', rule: groupAttack.id });
});

test('AI-MDA-DAMAGE AI-ACT-ENGAGED: a Héros with two in contact fights again in the battle that its first fight leaves', () => {
  const two = { p: { at: [1, 0], ...knife }, q: { at: [-1, 0], group: 'P', ...knife } } as const;
  const match = scene(acts('soldier'), two, { ...knife, rules: heroic });
  // Against two: won 0.28, tied 0.11, D 0.28 x 7/12 = 0.16. Once one is pushed back, against one: 0.44 x 7/12 = 0.26. An NPC that has lost and is unhurt
  // (5/12 of 0.62) is held in contact by the other, and fights both again. Of the test: 7/12.
  // 0.16 + 7/12 x (0.38 x 0.26 + 0.26 x 0.16) = 0.24
  expect(npc.think(match.state, 'N')?.figures).toMatchObject({ damage: 0.24, out: 0.22 });
});

/** Points that a group attack takes from the two in the mean, as the rules carry the whole action out. */
const taken = (match: Battle): number =>
  aftermathsOf(npcGame, match.state, 'n', { type: 'special', rule: groupAttack.id }).reduce(
    (sum, { state, chance }) => sum + chance * ['p', 'q'].filter((id) => figureOf(state, id).posture === 'out').length,
    0,
  );

test('AI-MDA-DAMAGE AI-ACT-ENGAGED: a group attack is fought in a row, against fewer once one is won; injuries wait for the end', () => {
  const two = { p: { at: [1, 0], ...knife }, q: { at: [-1, 0], group: 'P', ...knife } } as const;
  const match = scene(acts('soldier'), two, { ...knife, rules: [{ id: groupAttack.id }] });
  // 0.16, then 0.38 x 0.26 against one, for who has lost or tied is pushed back, and 0.62 x 0.16 against both: 0.36, where twice 0.16 would be 0.32.
  const think = npc.think(match.state, 'N');
  expect(think?.figures).toMatchObject({ damage: 0.36, out: 0.32 });
  expect(hundredths(taken(match))).toBe(0.36);
});

test('AI-MDA-DAMAGE AI-ACT-ENGAGED: enemies that a group attack does not push back stay in contact for its other fights', () => {
  const two = { p: { at: [1, 0], ...knife }, q: { at: [-1, 0], group: 'P', ...knife } } as const;
  const match = scene(acts('soldier'), two, { ...knife, rules: [{ id: groupAttack.id }, { id: doesNotPushBack.id }] });
  const damage = npc.think(match.state, 'N')?.figures?.damage;
  expect(damage).toBe(hundredths(taken(match)));
  expect(damage).toBeLessThan(0.36);
});

test('AI-ACT-ENGAGED AI-MDA-DAMAGE: a power that hinders the enemy comes before the fight', () => {
  const rules = [{ id: forceSensitive.id }, { id: shock.id }];
  const match = scene(acts('soldier'), { p: { at: [1, 0], ...knife } }, { ...knife, rules });
  expect(played(match, '34 111 66 11')).toEqual([`special ${shock.id}`, 'fight']);
});
