import { figureOf } from '@escarmouche/skirmish';
import { electroshock, projection, stunningBlow, zone } from '@escarmouche/urss-kit/rules';
import { expect, test } from 'vitest';
import { situationOf } from '../npc/situation.ts';
import { hundredths, turnedAt } from '../npc/strikes.ts';
import { acts, plays } from '../npc/testing-acts.ts';
import { battle, blade, gun, type Battle, type BattleSpec } from '../../../systems/urss-kit/src/testing.ts';
import { npcGame, urssKitNpc } from './npc.ts';

const npc = urssKitNpc();
/** The NPC n at the middle of the table, facing east. */
const scene = (figures: BattleSpec['figures'], own: BattleSpec['figures'][string], role = acts('soldier')): Battle =>
  battle({ figures: { n: { at: [0, 0], facing: 'east', ...own }, ...figures }, npcs: { roles: { n: role } }, activation: 'n' });
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
