import { figureOf } from '@escarmouche/skirmish';
import type { Role } from '@escarmouche/skirmish/plane';
import { frightening, personnage, reloading } from '@escarmouche/urss-classic/rules';
import { expect, test } from 'vitest';
import { exposureOf } from '../npc/attacks/exposure.ts';
import { situationOf } from '../npc/situation.ts';
import { hundredths, turnedAt } from '../npc/attacks/strikes.ts';
import { acts, plays } from '../npc/testing-acts.ts';
import { battle, blade, box, figure, gun, play, type Battle, type BattleSpec } from '../../../systems/urss-classic/src/testing.ts';
import { npcGame, urssClassicNpc } from './npc.ts';

const npc = urssClassicNpc();
/** The NPC n at the middle of the table, facing east. */
const scene = (
  role: Role,
  figures: BattleSpec['figures'],
  own: BattleSpec['figures'][string] = {},
  more: Partial<BattleSpec> = {},
): Battle =>
  battle({ figures: { n: { at: [0, 0], facing: 'east', ...own }, ...figures }, npcs: { roles: { n: role } }, activation: 'n', ...more });
const played = (match: Battle, dice = ''): readonly string[] => plays(npc, match as never, dice);
const armed = { weapons: [gun('blaster', 20)] };
const knife = { weapons: [blade('dague')] };
const disc = (x: number, y: number) => ({ type: 'disc' as const, x, y, r: 1000 });
const crossbow = { weapons: [gun('arbalete', 20, 'normal', [reloading.id])] };

test('AI-REF-PROB-2D6 AI-MDA-DAMAGE: a normal shot at a figure without a save is worth 0.34, at one in cover 0.23', () => {
  const wall = box('wall', [-4, 11, 4, 11.4], { top: 1 });
  const { state } = scene(acts('soldier'), { p: { at: [15, 0] }, q: { at: [0, 12], group: 'P' } }, armed, { terrain: [wall] });
  const n = figureOf(state, 'n');
  const { strikes } = situationOf(npcGame, state, n);
  const damage = (id: string) =>
    hundredths(strikes.shot(turnedAt<typeof state>(n, n, figureOf(state, id)), figureOf(state, id))?.damage ?? 0);
  expect([damage('p'), damage('q')]).toEqual([0.34, 0.23]);
});

test('AI-MDA-EXPOSURE: the best shot of each player character counts by cover and range, whatever it faces; none where it sees nothing', () => {
  const wall = box('wall', [-4, 4, 4, 4.4], { top: 3 });
  const { state } = scene(
    acts('soldier'),
    { p: { at: [15, 0], facing: 'east', ...armed }, q: { at: [0, 15], group: 'P', ...armed } },
    armed,
    {
      terrain: [wall],
    },
  );
  const n = figureOf(state, 'n');
  const exposed = (...ids: readonly string[]) =>
    exposureOf(
      npcGame,
      state,
      n,
      ids.map((id) => figureOf(state, id)),
    ).at({ ...n }, 0);
  expect([exposed('p', 'q'), exposed('p'), exposed('q')]).toEqual([0.34, 0.34, 0]);
});

test('AI-MDA-EXPOSURE: a player character in charge range counts by its fight, a prone one only by its shot', () => {
  const exposed = (own: BattleSpec['figures'][string]): number => {
    const { state } = scene(acts('soldier'), { p: { at: [4, 0], ...own } }, knife);
    const n = figureOf(state, 'n');
    return exposureOf(npcGame, state, n, [figureOf(state, 'p')]).at({ ...n }, 0);
  };
  expect(exposed(knife)).toBeGreaterThan(0);
  expect(exposed({ ...knife, posture: 'prone' })).toBe(0);
});

test('AI-ACT-LEFTOVER: an action left over reloads before it takes the alert stance', () => {
  const empty = { ...crossbow, marks: { [reloading.id]: ['arbalete'] } };
  const yard = { id: 'yard', name: { fr: 'Cour', en: 'Yard' }, shape: { type: 'disc' as const, x: 30_000, y: 30_000, r: 3000 } };
  const roles = { n: acts({ type: 'guard', zone: 'yard' }) };
  const match = scene(
    acts('soldier'),
    { p: { at: [0, -25] } },
    { ...empty, marks: { ...empty.marks, 'AI-MIS-GARDE': { x: 30_000, y: 30_000, z: 0, taken: true } } },
    {
      npcs: { zones: [yard], roles },
    },
  );
  expect(played(match)).toEqual([`special ${reloading.id}`, 'alert']);
});

test('AI-ACT-FEAR: who fails the morale test for a charge does not charge; the rest is planned anew', () => {
  const match = scene(acts('soldier'), { p: { at: [5, 0], rules: [frightening.id], ...knife } }, knife);
  const commands = played(match, '12');
  expect(commands[0]).toBe('move');
  expect(commands).not.toContain('fight');
});

test('AI-ACT-REPLAN: a patrol that sees a player character after its first action plays its second as a Soldat', () => {
  const name = { fr: 'Zone', en: 'Zone' };
  const zones = [
    { id: 'x', name, shape: disc(30_000, 22_000) },
    { id: 'y', name, shape: disc(40_000, 40_000) },
  ];
  const roles = { n: acts({ type: 'patrol', zones: ['x', 'y'] }) };
  const match = scene(acts('soldier'), { p: { at: [0, -16] } }, { ...armed, facing: 'north' }, { npcs: { zones, roles } });
  expect(played(match, '12')).toEqual(['move', 'shoot']);
});

test('AI-ACT-ALERT: an NPC on the alert shoots at the first player character that triggers it, without a die of its table', () => {
  const match = battle({
    figures: { n: { at: [0, 0], facing: 'east', alert: true, ...armed }, p: { at: [12, -8] } },
    npcs: { roles: { n: acts('elite') } },
    activation: 'p',
    terrain: [box('wall', [3, -9, 3.4, -3], { top: 3 })],
  });
  match.submit('P', { type: 'move', path: [{ x: 42_000, y: 26_000 }] });
  const { pending } = match;
  if (pending?.question.kind !== 'choice') throw new Error('nobody is asked');
  expect(npc.answer(match.state, pending.question, () => 0)).toMatchObject({ do: 'react', command: { type: 'shoot', target: 'p' } });
});

test('AI-CORE-TYPOS AI-CAT-NEAREST: an Élite counts player characters, never the NPCs in range; of equal distances the weaker, then the first', () => {
  const near = { n2: { at: [4, 2] }, p: { at: [9, 0], facing: 'west' }, q: { at: [0, 15], group: 'P' } } as const;
  const roles = { n: acts('elite'), n2: acts('soldier') };
  expect(played(scene(acts('elite'), near, armed, { npcs: { roles } }), '6 12')[0]).toBe('consult AI-MIS-ELITE-TABLE');
  const equal = scene(acts('soldier'), { p: { at: [12, 4] }, q: { at: [12, -4], group: 'P' } }, armed);
  expect(npc.think(equal.state, 'N')?.target).toBe('p');
  const weaker = { at: [12, -4], group: 'P', vitality: 1, rules: [personnage.id] } as const;
  const hurt = scene(acts('soldier'), { p: { at: [12, 4], vitality: 2, rules: [personnage.id] }, q: weaker }, armed);
  expect(npc.think(hurt.state, 'N')?.target).toBe('q');
});

test('AI-CORE-PRIORITY AI-GEO-REAR: a Harceleur does not attack from the front or from the line, whatever its mission obliges', () => {
  for (const facing of ['west', 'north'] as const) {
    const match = scene(acts('soldier', 'stalker'), { p: { at: [12, 0], facing } }, armed);
    expect(played(match)).not.toContain('shoot');
  }
  const behind = scene(acts('soldier', 'stalker'), { p: { at: [12, 0], facing: 'east' } }, armed);
  expect(played(behind, '12')).toContain('shoot');
});

test('AI-MDA-PLANS: an armed NPC never backs away from the player character that it hunts', () => {
  const match = scene(acts('soldier'), { p: { at: [15, 0], facing: 'west', ...armed } }, armed);
  const before = figure(match, 'n').x;
  expect(played(match, '12')).toEqual(['move', 'shoot']);
  expect(figure(match, 'n').x).toBeGreaterThanOrEqual(before);
});

test('AI-MDA-TIEBREAK: equal plans are told apart without a die, the same each time', () => {
  const { state } = scene(acts('soldier'), { p: { at: [15, 0], facing: 'west' } }, armed);
  const once = npc.decide(state, 'N', () => 0).command;
  expect(npc.decide(state, 'N', () => 5).command).toEqual(once);
});

test('AI-ORD-WHEN AI-ACT-LOOP: figures of a group act one after the other in the order of their missions', () => {
  const figures = { n1: { at: [0, 0] }, n2: { at: [3, 0], ...armed }, n3: { at: [6, 0] }, p: { at: [0, 20] } } as const;
  const roles = { n1: acts('soldier'), n2: acts('sniper'), n3: acts('elite') };
  const match = battle({ figures, npcs: { roles }, plays: 'N' });
  expect(npc.order(match.state, 'N')).toEqual(['n2', 'n3', 'n1']);
  expect(npc.decide(match.state, 'N', () => 0).command).toEqual({ type: 'activate', figure: 'n2' });
  play(match, { type: 'activate', figure: 'n2' });
  expect(npc.decide(match.state, 'N', () => 0).command).toMatchObject({ figure: 'n2', rule: 'AI-MIS-SNIPER-VANTAGE' });
});
