import { figureOf } from '@escarmouche/skirmish';
import {
  electroshock,
  exoskeleton,
  forceSensitive,
  malaise,
  projection,
  push,
  stunningBlow,
  stupefy,
  whipExpert,
  zone,
} from '@escarmouche/urss-kit/rules';
import { expect, test } from 'vitest';
import { situationOf } from '../npc/situation.ts';
import { hundredths, turnedAt } from '../npc/attacks/strikes.ts';
import { acts, plays } from '../npc/testing-acts.ts';
import { battle, blade, gun, type Battle, type BattleSpec } from '../../../systems/urss-kit/src/testing.ts';
import { npcGame, urssKitNpc } from './npc.ts';

const npc = urssKitNpc();
/** The NPC n at the middle of the table, facing east. */
const scene = (
  figures: BattleSpec['figures'],
  own: BattleSpec['figures'][string],
  role = acts('soldier'),
  options: NonNullable<BattleSpec['npcs']>['options'] = {},
): Battle =>
  battle({
    figures: { n: { at: [0, 0], facing: 'east', ...own }, ...figures },
    npcs: { roles: { n: role }, options },
    activation: 'n',
  });
const played = (match: Battle, dice = ''): readonly string[] => plays(npc, match as never, dice);
const knife = { weapons: [blade('dague')] };
const shocking = { weapons: [blade('baton', 0, [{ id: electroshock.id }])] };

/** D of the fight of n with p, and of its shot at p. */
function worth(match: Battle): { readonly fight: number; readonly shot: number } {
  const { state } = match;
  const [n, p] = [figureOf(state, 'n'), figureOf(state, 'p')];
  const { strikes } = situationOf(npcGame, state, n);
  const from = turnedAt<typeof state>(n, n, p);
  return { fight: hundredths(strikes.fight(from, p).damage), shot: hundredths(strikes.shot(from, p)?.damage ?? 0) };
}

test('AI-MDA-DAMAGE: a loser that Électrochoc knocks down and stuns counts twice 0.25, where it is still in action', () => {
  // Won in 15 cases of 36, a point of damage in half of them.
  expect(worth(scene({ p: { at: [1, 0], ...knife } }, knife)).fight).toBe(0.21);
  expect(worth(scene({ p: { at: [1, 0], ...knife } }, shocking)).fight).toBe(0.31);
  expect(worth(scene({ p: { at: [1, 0], ...knife, character: true } }, shocking)).fight).toBe(0.42);
});

test('AI-MDA-DAMAGE: a figure knocked down by a hit counts, of friends against the shot', () => {
  const grenade = {
    weapons: [
      gun('grenade', 9, 0, [
        { id: projection.id, level: 0 },
        { id: zone.id, value: 2 },
      ]),
    ],
  };
  const target = { p: { at: [6, 0], character: true } } as const;
  expect(worth(scene(target, grenade)).shot).toBe(0.31);
  expect(worth(scene({ p: { ...target.p, posture: 'prone' } }, grenade)).shot).toBeLessThan(0.25);
  expect(worth(scene({ ...target, n2: { at: [6, 1.5], posture: 'prone', character: true } }, grenade)).shot).toBe(0.13);
  expect(worth(scene({ ...target, n2: { at: [6, 1.5], character: true } }, grenade)).shot).toBe(0);
});

test('AI-ACT-CHOICES AI-MDA-DAMAGE: of equal blades the one that may knock down is used', () => {
  const blades = { weapons: [blade('epee'), blade('masse', 0, [{ id: stunningBlow.id, level: 0 }])], held: ['epee', 'masse'] };
  const match = scene({ p: { at: [1, 0], ...knife, character: true } }, blades);
  expect(worth(match).fight).toBe(0.26);
  expect(played(match, '6 1 4 1')).toEqual(['nothing', 'fight']);
});

const whip = { weapons: [{ ...blade('fouet', -2), kinds: ['fouet'] as const }], rules: [{ id: whipExpert.id, level: 0 }] };
const jedi = { rules: [{ id: forceSensitive.id }, { id: push.id, level: 0 }] };

test('AI-MDA-DAMAGE AI-ACT-ATTACK: without another attack an NPC walks up and uses Poussée; damage beats the state', () => {
  const match = scene({ p: { at: [10, 0] } }, jedi);
  expect(played(match, '4')).toEqual(['move', `special ${push.id}`]);
  expect(figureOf(match.state, 'p').posture).toBe('prone');
  expect(npc.think(scene({ p: { at: [5, 0] } }, jedi).state, 'N')?.figures?.damage).toBe(0.13);
  expect(played(scene({ p: { at: [5, 0] } }, { ...jedi, weapons: [gun('fusil', 20, 2)] }), '1')).toEqual(['move', 'shoot']);
});

test('AI-ACT-TEMPLATE-G AI-MDA-DAMAGE: Étourdissement takes both actions and counts two states', () => {
  const own = { rules: [{ id: stupefy.id, level: 0 }] };
  const standing = { 'static.mayAct': 'yes' } as const;
  const match = scene({ p: { at: [12, 0] } }, own, acts('soldier', 'static'), standing);
  expect(npc.think(match.state, 'N')?.figures?.damage).toBe(0.25);
  expect(played(match, '4')).toEqual([`special ${stupefy.id}`]);
  expect(figureOf(match.state, 'p').posture).toBe('prone');
  const lying = scene({ p: { at: [12, 0], posture: 'prone' } }, own, acts('soldier', 'static'), standing);
  expect(npc.think(lying.state, 'N')?.figures?.damage).toBe(0.13);
  expect(played(scene({ p: { at: [12, 0] } }, own))).not.toContain(`special ${stupefy.id}`);
});

test('AI-MDA-DAMAGE AI-ACT-ATTACK: a whip takes the weapon of an enemy near, not of one that lets go of nothing', () => {
  const match = scene({ p: { at: [4, 0], ...knife } }, whip);
  expect(played(match, '4')).toEqual(['move', `special ${whipExpert.id}`]);
  expect(figureOf(match.state, 'p').lost).toEqual(['dague']);
  const firm = { p: { at: [4, 0], ...knife, rules: [{ id: exoskeleton.id, value: 1 }] } } as const;
  expect(played(scene(firm, whip), '6 1 111').at(-1)).toBe('fight');
});

test('AI-ACT-ENGAGED AI-MDA-DAMAGE: a whip disarms before the fight, which is then with bare hands', () => {
  const match = scene({ p: { at: [1, 0], ...knife } }, whip);
  // Half the time 0.25 and a fight with bare hands (0.707 x 1/8), else one with a blade (0.417 x 1/8).
  expect(npc.think(match.state, 'N')?.figures?.damage).toBe(0.2);
  expect(played(match, '4 6 1111 111')).toEqual([`special ${whipExpert.id}`, 'fight']);
});

test('AI-ACT-ENGAGED AI-MDA-DAMAGE: of several powers the plan with the highest D is chosen', () => {
  const rules = [{ id: malaise.id, level: 0 }, ...whip.rules];
  const match = scene({ p: { at: [1, 0], ...knife } }, { ...whip, rules });
  expect(npc.think(match.state, 'N')?.command).toMatchObject({ rule: whipExpert.id, weapon: 'dague' });
});
