import { figureOf } from '@escarmouche/skirmish';
import type { Role } from '@escarmouche/skirmish/plane';
import { forceLeap, jetpack, limitedMovement } from '@escarmouche/urss-classic/rules';
import { expect, test } from 'vitest';
import { situationOf } from '../npc/situation.ts';
import { acts, apart, plays } from '../npc/testing-acts.ts';
import { battle, blade, box, gun, where, type Battle, type BattleSpec } from '../../../systems/urss-classic/src/testing.ts';
import { npcGame, urssClassicNpc } from './npc.ts';

const npc = urssClassicNpc();
const knife = { weapons: [blade('dague')] };
const armed = { weapons: [gun('blaster', 20)] };
/** The NPC n, facing east, and the player character p far to the east. */
const scene = (own: BattleSpec['figures'][string], terrain: BattleSpec['terrain'] = [], role: Role = acts('soldier'), p = 25): Battle =>
  battle({
    figures: { n: { facing: 'east', ...knife, ...own }, p: { at: [p, 0] } },
    npcs: { roles: { n: role } },
    activation: 'n',
    terrain,
  });
const played = (match: Battle, dice = ''): readonly string[] => plays(npc, match as never, dice);
const trench = [box('trench', [4, -30, 6, 30], { kind: 'void', base: -3, top: 0 })];
const river = [box('river', [0, -30, 10, 30], { kind: 'water', base: -3, top: 0 })];

test('AI-GEO-PATH AI-BEH-MARCHEUR: a trench in the way is jumped with a run-up, where no walk leads round it', () => {
  const match = scene({ at: [0, 0] }, trench);
  expect(played(match)).toEqual(['move', 'jump']);
  expect(where(match, 'n')[0]).toBeGreaterThanOrEqual(6);
});

test('AI-GEO-PATH: a run-up that does not reach the trench is enough for a jump over it', () => {
  const match = scene({ at: [-2, 0] }, trench);
  expect(npc.think(match.state, 'N')?.plan.text.fr).toContain('Prend 5\u00a0pas d’élan, puis saute de 5\u00a0pas');
  expect(npc.think(match.state, 'N')?.plan.text.en).toContain('Takes a run-up of 5\u00a0paces, then jumps 5\u00a0paces');
  expect(played(match)).toEqual(['move', 'jump']);
  expect(where(match, 'n')[0]).toBe(8);
});

test('AI-GEO-PATH AI-MDA-PROGRESS: the way over a trench is as long as the straight line, and leads to where the run-up begins', () => {
  const match = scene({ at: [-6, 0] }, trench);
  expect(npc.think(match.state, 'N')?.figures?.rem).toBeLessThan(26);
  expect(played(match)).toEqual(['move', 'alert']);
  expect(where(match, 'n')[0]).toBeLessThanOrEqual(2.1);
});

test('AI-GEO-PATH: nobody jumps where a walk leads to the same place', () => {
  for (const behaviour of ['walker', 'rusher', 'cautious', 'stalker'] as const) {
    expect(played(scene({ at: [0, 0] }, [box('crate', [4, -0.5, 5, 0.5], { top: 0.8 })], acts('soldier', behaviour)))).not.toContain(
      'jump',
    );
  }
});

test('AI-GEO-PATH: deep water is crossed by swimming, from its edge to the bank', () => {
  const match = scene({ at: [-3, 0] }, river);
  expect(played(match)).toEqual(['move', 'alert']);
  expect(where(match, 'n')[0]).toBeCloseTo(-0.5, 1);
  const swimmer = scene({ at: [-0.5, 0] }, river);
  expect(played(swimmer)).toEqual(['swim', 'alert']);
  expect(where(swimmer, 'n')[0]).toBeGreaterThan(1.5);
  const ashore = scene({ at: [9, 0] }, river);
  expect(played(ashore)).toEqual(['swim', 'alert']);
  expect(where(ashore, 'n')[0]).toBeGreaterThan(10);
});

test('AI-GEO-PATH AI-MDA-PLANS: in deep water an armed NPC swims on, for a swimmer does not shoot', () => {
  const match = scene({ at: [5, 0], ...armed }, river, acts('soldier'), 18);
  expect(played(match)).toEqual(['swim', 'alert']);
});

test('AI-GEO-PATH: one that cannot swim stays out of the water', () => {
  const match = scene({ at: [-0.5, 0], rules: [limitedMovement.id] }, river);
  expect(played(match)).not.toContain('swim');
});

test('AI-GEO-PATH: Surdéplacement is a walk of one action, its landing chosen once the test has passed', () => {
  const leaper = { at: [0, 0] as const, rules: [forceLeap.id] };
  const match = scene(leaper, [], acts('soldier'), 9);
  expect(played(match, '44 53 222 12')).toEqual([`special ${forceLeap.id}`, 'fight']);
  expect(apart(match.state, 'n', 'p')).toBe(1);
  expect(played(scene(leaper, [], acts('soldier'), 9), '12')).toEqual([`special ${forceLeap.id}`, 'alert']);
});

test('AI-GEO-PATH AI-MDA-PROGRESS: the way that a failed test would leave counts, so that a sure walk goes before it', () => {
  expect(played(scene({ at: [0, 0], rules: [forceLeap.id] }))[0]).toBe('move');
  const wall = box('wall', [1, -30, 1.4, 30], { top: 3 });
  expect(played(scene({ at: [0, 0], rules: [forceLeap.id] }, [wall]), '44')[0]).toBe(`special ${forceLeap.id}`);
});

test('AI-GEO-PATH AI-BEH-FUYANT: a flight by Jetpack is the walk of a Fuyant, who then shoots', () => {
  const match = scene({ at: [0, 0], ...armed, rules: [jetpack.id] }, [], acts('soldier', 'evader'), 28);
  expect(played(match, '12')).toEqual([`special ${jetpack.id}`, 'shoot']);
});

test('AI-ACT-COUNT AI-GEO-PATH: a climb is the walk of an activation', () => {
  const match = scene({ at: [0, 0] }, [box('block', [0.5, -30, 3, 30], { top: 2 })]);
  match.submit('N', { type: 'climb', feature: 'block', height: 2000 });
  expect(situationOf(npcGame, match.state, figureOf(match.state, 'n')).done).toEqual(['walk']);
});
