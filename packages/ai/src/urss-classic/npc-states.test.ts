import { figureOf } from '@escarmouche/skirmish';
import type { Role } from '@escarmouche/skirmish/plane';
import { curse, forceDuel, forceSensitive, magicImpact, push, shock } from '@escarmouche/urss-classic/rules';
import { expect, test } from 'vitest';
import { acts, plays } from '../npc/testing-acts.ts';
import { battle, blade, gun, type Battle, type BattleSpec } from '../../../systems/urss-classic/src/testing.ts';
import { urssClassicNpc } from './npc.ts';

const npc = urssClassicNpc();
const scene = (
  role: Role,
  figures: BattleSpec['figures'],
  own: BattleSpec['figures'][string],
  npcs: Partial<NonNullable<BattleSpec['npcs']>> = {},
): Battle =>
  battle({ figures: { n: { at: [0, 0], facing: 'east', ...own }, ...figures }, npcs: { roles: { n: role }, ...npcs }, activation: 'n' });
const played = (match: Battle, dice = ''): readonly string[] => plays(npc, match as never, dice);
const thought = ({ state }: Battle) => npc.think(state, 'N');
const knife = { weapons: [blade('dague')] };
const jedi = { rules: [{ id: forceSensitive.id }, { id: push.id }] };

test('AI-MDA-DAMAGE AI-ACT-ATTACK: without another attack an NPC walks up and uses Poussée, which counts 0.25 by its chance', () => {
  const match = scene(acts('soldier'), { p: { at: [10, 0] } }, jedi);
  expect(played(match, '34')).toEqual(['move', `special ${push.id}`]);
  expect(figureOf(match.state, 'p').posture).toBe('prone');
  const near = scene(acts('soldier'), { p: { at: [5, 0] } }, jedi);
  expect(thought(near)?.figures).toMatchObject({ damage: 0.15, out: 0 });
  expect(thought(near)?.plan.text).toMatchObject({ en: expect.stringContaining('uses a power on p (damage 0.15') as string });
});

test('AI-MDA-DAMAGE: damage beats states', () => {
  const match = scene(acts('soldier'), { p: { at: [5, 0] } }, { ...jedi, weapons: [gun('blaster', 20)] });
  expect(thought(match)?.figures?.damage).toBe(0.34);
  expect(played(match, '12')).toEqual(['move', 'shoot']);
});

test('AI-MDA-DAMAGE AI-MDA-KEYS: of two powers without damage the one that knocks down is used; a duel lowers its chance', () => {
  const both = { rules: [{ id: forceSensitive.id }, { id: shock.id }, { id: push.id }] };
  expect(played(scene(acts('soldier'), { p: { at: [5, 0] } }, both), '11').at(-1)).toBe(`special ${push.id}`);
  const duellist = { p: { at: [5, 0], rules: [forceSensitive.id, forceDuel.id] } } as const;
  // 7/12 less the share of throws in which the duel scores higher.
  expect(thought(scene(acts('soldier'), duellist, jedi))?.figures?.damage).toBe(0.11);
});

test('AI-MDA-DAMAGE: a state that the figure is in already counts for nothing', () => {
  const match = scene(acts('soldier'), { p: { at: [5, 0], posture: 'prone' } }, { ...jedi, ...knife });
  expect(played(match, '12').at(-1)).toBe('fight');
});

test('AI-GEO-RANGE AI-CORE-VALIDATE: a power without damage is no means to shoot: who has no gun charges where that is worth more', () => {
  const match = scene(
    acts('soldier'),
    { p: { at: [5, 0] } },
    { rules: [{ id: forceSensitive.id }, { id: push.id, level: 'malus' }], ...knife },
  );
  expect(played(match, '66 112 1 1').slice(0, 2)).toEqual(['move', 'fight']);
  expect(thought(scene(acts('sniper'), { p: { at: [10, 0] } }, jedi))?.goal.rule).toBe('AI-MIS-SOLDAT');
});

test('AI-MDA-PLANS: an incidental attack is never a power without damage', () => {
  const yard = { id: 'yard', name: { fr: 'Cour', en: 'Yard' }, shape: { type: 'disc' as const, x: 10_000, y: 30_000, r: 2000 } };
  const role = acts({ type: 'guard', zone: 'yard' });
  const match = scene(role, { p: { at: [-4, 3] } }, jedi, { zones: [yard] });
  expect(played(match)).not.toContain(`special ${push.id}`);
});

test('AI-ACT-ENGAGED AI-MDA-DAMAGE: a push comes before the fight, whose damage counts with those still in contact', () => {
  const one = scene(acts('soldier'), { p: { at: [1, 0], ...knife } }, { ...knife, ...jedi });
  // Poussée 7/12 x 0.25, and the fight (0.4437 x 7/12) in the other five cases of twelve.
  expect(thought(one)?.figures?.damage).toBe(0.25);
  expect(thought(one)?.command).toMatchObject({ rule: push.id, target: 'p' });
  const two = scene(acts('soldier'), { p: { at: [1, 0], ...knife }, q: { at: [-1, 0], group: 'P', ...knife } }, { ...knife, ...jedi });
  expect(played(two, '34 66 11 11').slice(0, 2)).toEqual([`special ${push.id}`, 'fight']);
});

test('AI-MDA-DAMAGE: Impact magique reaches ten paces', () => {
  const match = scene(acts('soldier'), { p: { at: [15, 0] } }, { rules: [{ id: magicImpact.id }] });
  expect(played(match, '34')).toEqual(['move', `special ${magicImpact.id}`]);
});

test('AI-ACT-ATTACK AI-MDA-DAMAGE: a curse cast twice goes to the nearest who is not yet cursed', () => {
  const two = { p: { at: [12, 0] }, q: { at: [14, 0], group: 'P' } } as const;
  const cursed = (dice: string): readonly string[] => {
    const match = scene(acts('soldier'), two, { rules: [{ id: curse.id }] });
    expect(played(match, dice).at(-1)).toBe(`special ${curse.id}`);
    return match.state.effects.map(({ on }) => on);
  };
  expect(cursed('34 34')).toEqual(['p', 'q']);
  expect(cursed('11 34')).toEqual(['p']);
});
