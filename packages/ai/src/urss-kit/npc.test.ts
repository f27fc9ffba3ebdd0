import { figureOf } from '@escarmouche/skirmish';
import type { Role } from '@escarmouche/skirmish/plane';
import {
  firstAid,
  forceSensitive,
  hero,
  huge,
  leaping,
  magnetism,
  preciseShot,
  superMovement,
  shootingCharge,
  shootOnTheRun,
  zigZag,
} from '@escarmouche/urss-kit/rules';
import { expect, test } from 'vitest';
import { situationOf } from '../npc/situation.ts';
import { hundredths, turnedAt } from '../npc/attacks/strikes.ts';
import { acts, apart, plays } from '../npc/testing-acts.ts';
import { battle, blade, box, figure, gun, type Battle, type BattleSpec } from '../../../systems/urss-kit/src/testing.ts';
import { npcGame, urssKitNpc } from './npc.ts';

const npc = urssKitNpc();
/** The NPC n at the middle of the table, facing east. */
const scene = (
  role: Role,
  figures: BattleSpec['figures'],
  more: Partial<BattleSpec> = {},
  own: BattleSpec['figures'][string] = {},
): Battle =>
  battle({ figures: { n: { at: [0, 0], facing: 'east', ...own }, ...figures }, npcs: { roles: { n: role } }, activation: 'n', ...more });
const played = (match: Battle, dice = ''): readonly string[] => plays(npc, match as never, dice);
const knife = { weapons: [blade('dague')] };
const rifle = { weapons: [gun('fusil', 20, 2)] };

test('AI-MDA-DAMAGE AI-REF-PROB-1D6: a shot with Dégât 2+ is worth 0.44, at long range 0.22', () => {
  const { state } = scene(acts('soldier'), { p: { at: [15, 0] }, q: { at: [0, 31], group: 'P' } }, {}, rifle);
  const n = figureOf(state, 'n');
  const { strikes } = situationOf(npcGame, state, n);
  const damage = (id: string) =>
    hundredths(strikes.shot(turnedAt<typeof state>(n, n, figureOf(state, id)), figureOf(state, id))?.damage ?? 0);
  expect([damage('p'), damage('q')]).toEqual([0.44, 0.22]);
});

test('AI-BEH-FUYANT: shoots first, then withdraws five paces straight away and turns back', () => {
  const match = scene(acts('soldier', 'evader'), { p: { at: [11, 0] } }, {}, rifle);
  expect(played(match, '3')).toEqual(['shoot', 'move']);
  expect(apart(match.state, 'n', 'p')).toBe(15);
  expect(figure(match, 'n').facing.x).toBeGreaterThan(0);
});

test('AI-BEH-ZIGZAG: zigzags its base move towards the goal, with both actions', () => {
  const match = scene(acts('soldier', 'zigzag'), { p: { at: [21, 0] } }, {}, { ...knife, rules: [{ id: zigZag.id }] });
  expect(played(match)).toEqual([`special ${zigZag.id}`]);
  expect(apart(match.state, 'n', 'p')).toBe(15);
});

test('AI-ACT-TEMPLATE-G AI-ACT-HOLD AI-MDA-DAMAGE: a sniper in its post aims before it shoots', () => {
  const match = scene(acts('sniper'), { p: { at: [15, 0] } }, {}, { ...rifle, marks: post });
  expect(played(match, '12')).toEqual(['aim', 'shoot']);
});

test('AI-GEO-PATH AI-BEH-FONCEUR: with Tirer en courant a Fonceur both runs and shoots', () => {
  const match = scene(acts('soldier', 'rusher'), { p: { at: [26, 0] } }, {}, { ...rifle, rules: [{ id: shootOnTheRun.id }] });
  expect(played(match, '12')).toEqual([`special ${shootOnTheRun.id}`]);
  expect(apart(match.state, 'n', 'p')).toBe(15);
});

test('AI-MDA-DAMAGE AI-GEO-PATH: a shot on the run counts with its Tir -, as it is rolled', () => {
  const target = { p: { at: [18, 0] } } as const;
  const { state } = scene(acts('soldier', 'rusher'), target, {}, { ...rifle, rules: [{ id: shootOnTheRun.id }] });
  expect(npc.think(state, 'N')?.figures).toMatchObject({ damage: 0.22, out: 0.22 });
});

test('AI-BEH-PRUDENT AI-GEO-PATH: with Tirer en courant a Prudent shoots on its run to cover', () => {
  const wall = box('wall', [3, -12, 3.4, -8.5], { top: 3 });
  const own = { ...rifle, rules: [{ id: shootOnTheRun.id }] };
  const match = scene(acts('soldier', 'cautious'), { p: { at: [22, 0] } }, { terrain: [wall] }, own);
  expect(played(match, '111')).toEqual([`special ${shootOnTheRun.id}`]);
});

const post = { 'AI-MIS-SNIPER': { moves: 2, turn: 0 }, 'AI-MIS-SNIPER-VANTAGE': { x: 30_000, y: 30_000, z: 0, facing: { x: 1000, y: 0 } } };
const marksman = { ...rifle, marks: post, rules: [{ id: preciseShot.id }] };

test('AI-ACT-TEMPLATE-G AI-MDA-DAMAGE: a precise shot is both actions; cover counts for nothing in its odds', () => {
  const wall = box('wall', [13, -2, 13.4, 2], { top: 1.2 });
  const match = scene(acts('sniper'), { p: { at: [15, 0] } }, { terrain: [wall] }, marksman);
  expect(npc.think(match.state, 'N')?.figures?.damage).toBe(0.66);
  expect(played(match, '12')).toEqual([`special ${preciseShot.id}`]);
});

test('AI-GEO-RANGE AI-ACT-TEMPLATE-G: a figure behind another one is in range of a precise shot', () => {
  const screened = { p: { at: [15, 0] }, n2: { at: [12, 0], rules: [huge.id] } } as const;
  const match = scene(acts('sniper'), screened, {}, marksman);
  expect(npc.think(match.state, 'N')).toMatchObject({ target: 'p', command: { rule: preciseShot.id } });
});

test('AI-GEO-PATH AI-GEO-CHARGE: with Charge en tirant the shot comes with the charge', () => {
  const own = { weapons: [gun('pistolet', 5), blade('dague')], held: ['pistolet', 'dague'], rules: [{ id: shootingCharge.id }] };
  const npcs = { roles: { n: acts('soldier') }, options: { 'attack.charge': 'best-damage' } } as const;
  const match = scene(acts('soldier'), { p: { at: [5, 0], fullVitality: 3, ...knife } }, { npcs }, own);
  expect(played(match, '1 6 1 1').slice(0, 2)).toEqual([`special ${shootingCharge.id}`, 'fight']);
});

test('AI-ACT-TEMPLATE-G AI-MDA-DAMAGE: a Héros in its post shoots twice rather than aim', () => {
  const match = scene(acts('sniper'), { p: { at: [15, 0] } }, {}, { ...rifle, marks: post, rules: [{ id: hero.id }] });
  expect(npc.think(match.state, 'N')?.figures?.damage).toBe(0.68);
  expect(played(match, '1 1').slice(0, 2)).toEqual(['shoot', 'shoot']);
});

test('AI-MIS-SOIGNANT: of several healing skills the one with the highest expected vitality is used', () => {
  const skills = [{ id: magnetism.id }, { id: firstAid.id }];
  const hurt = { n2: { at: [3, 0], fullVitality: 3, vitality: 1 }, p: { at: [0, 25] } } as const;
  const npcs = { roles: { n: acts('healer'), n2: acts('soldier') } };
  const match = scene(acts('healer'), hurt, { npcs }, { rules: skills });
  expect(played(match, '4')).toEqual(['move', `special ${firstAid.id}`]);
});

test('AI-GEO-PATH: a Fonceur leaps over a wall by Surdéplacement, and walks on where its test fails', () => {
  const wall = box('wall', [2, -20, 2.4, 20], { top: 3 });
  const leaper = { ...knife, rules: [{ id: forceSensitive.id }, { id: superMovement.id }] };
  const leap = (dice: string): readonly string[] =>
    played(scene(acts('soldier', 'rusher'), { p: { at: [16, 0] } }, { terrain: [wall] }, leaper), dice);
  expect(leap('4')).toEqual([`special ${superMovement.id}`, `special ${leaping.id}`]);
  expect(leap('1')).toEqual([`special ${superMovement.id}`, 'move']);
});

test('AI-ORD-ALT: in alternating activation the first of the order is committed', () => {
  const figures = { n1: { at: [0, 0] }, n2: { at: [3, 0], ...rifle }, p: { at: [0, 20] } } as const;
  const { state } = battle({ figures, npcs: { roles: { n1: acts('soldier'), n2: acts('sniper') } } });
  const question = { kind: 'choice', purpose: 'activate', seat: 'N', options: ['n1', 'n2'], about: { group: 'N' } } as const;
  expect(npc.answer(state, question, () => 0)).toBe('n2');
});

test('AI-MDA-KEYS: refused plans in the same words are told once', () => {
  const match = scene(acts('soldier', 'rusher'), { p: { at: [28, 0] } }, {}, knife);
  const told = npc.think(match.state, 'N')?.refused.map(({ text }) => text.fr) ?? [];
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told).size).toBe(told.length);
});

test('AI-GEO-PATH AI-BEH-MARCHEUR: a trench is jumped in one command with its run-up, and deep water swum', () => {
  const trench = box('trench', [4, -30, 6, 30], { kind: 'void', base: -3, top: 0 });
  expect(played(scene(acts('soldier'), { p: { at: [25, 0] } }, { terrain: [trench] }, knife))).toEqual(['jump']);
  const river = box('river', [0.5, -30, 10, 30], { kind: 'water', base: -3, top: 0 });
  expect(played(scene(acts('soldier'), { p: { at: [25, 0] } }, { terrain: [river] }, knife))[0]).toBe('swim');
});
