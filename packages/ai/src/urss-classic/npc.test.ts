import { hiddenFrom } from '@escarmouche/skirmish/placed';
import { type Role } from '@escarmouche/skirmish/plane';
import { PACE, span } from '@escarmouche/space';
import { plane } from '@escarmouche/urss-classic';
import { heal, hero, personnage } from '@escarmouche/urss-classic/rules';
import { expect, test } from 'vitest';
import { acts, apart, plays } from '../npc/testing-acts.ts';
import type { Proposal } from '../npc/telling/thought.ts';
import { battle, blade, box, figure, gun, play, type Battle, type BattleSpec } from '../../../systems/urss-classic/src/testing.ts';
import { urssClassicNpc } from './npc.ts';

const npc = urssClassicNpc();
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
const armed = { weapons: [gun('blaster', 20)] };

test('AI-MIS-SOLDAT AI-BEH-MARCHEUR AI-GEO-RANGE: walks towards the nearest player character until it is in range, then shoots', () => {
  const match = scene(acts('soldier'), { p: { at: [25, 0], facing: 'west' } }, {}, armed);
  expect(played(match, '44 34')).toEqual(['move', 'shoot']);
  expect(apart(match.state, 'n', 'p')).toBeGreaterThanOrEqual(19);
  expect(apart(match.state, 'n', 'p')).toBeLessThanOrEqual(20);
});

test('AI-BEH-MARCHEUR AI-GEO-CHARGE: without a ranged weapon it walks into contact and fights', () => {
  const match = scene(acts('soldier'), { p: { at: [5, 0], ...knife } }, {}, knife);
  expect(played(match, '53 22 44')).toEqual(['move', 'fight']);
});

test('AI-BEH-FONCEUR: with nobody in range it runs ten paces straight at the goal', () => {
  const match = scene(acts('soldier', 'rusher'), { p: { at: [36, 0] } }, {}, armed);
  expect(played(match)).toEqual(['run']);
  expect(apart(match.state, 'n', 'p')).toBe(25);
});

test('AI-BEH-FUYANT: shoots first, then withdraws straight away and turns back', () => {
  const match = scene(acts('soldier', 'evader'), { p: { at: [11, 0] } }, {}, armed);
  expect(played(match, '12')).toEqual(['shoot', 'move']);
  expect(apart(match.state, 'n', 'p')).toBe(15);
  expect(figure(match, 'n').facing.x).toBeGreaterThan(0);
});

test('AI-BEH-HARCELEUR: from behind it walks into contact and fights', () => {
  const match = scene(acts('soldier', 'stalker'), { p: { at: [5, 0], facing: 'east', ...knife } }, {}, knife);
  expect(played(match, '53 22 44')).toEqual(['move', 'fight']);
});

test('AI-ACT-ENGAGED: engaged, a Soldat and a Fonceur fight and neither walk nor run', () => {
  expect(played(scene(acts('soldier'), { p: { at: [1, 0], ...knife } }, {}, knife), '53 22 12')).toEqual(['fight', 'pass']);
  expect(played(scene(acts('soldier', 'rusher'), { p: { at: [1, 0], ...knife } }, {}, knife), '53 22 12')).toEqual(['fight', 'pass']);
});

test('AI-BEH-IMMOBILE: does nothing unless engaged', () => {
  expect(played(scene(acts('soldier', 'static'), { p: { at: [5, 0] } }, {}, armed))).toEqual(['pass']);
  expect(played(scene(acts('soldier', 'static'), { p: { at: [1, 0], ...knife } }, {}, armed), '533 22 123')).toEqual(['fight', 'pass']);
});

test('AI-MDA-RULE AI-MDA-KEYS: with the attack possible from everywhere the walk ends behind the wall', () => {
  const wall = box('wall', [1.6, 1, 2, 4], { top: 1 });
  const match = scene(acts('soldier'), { p: { at: [16, 0], facing: 'west' } }, { terrain: [wall] }, armed);
  expect(played(match, '12')).toEqual(['move', 'shoot']);
  expect(hiddenFrom(plane, match.state, figure(match, 'p'), figure(match, 'n'))).toBeGreaterThan(0.5);
});

test('AI-MIS-SOIGNANT: walks to a wounded friend and heals it before any shot', () => {
  const match = scene(
    acts('healer'),
    {
      n2: { at: [5, 0], vitality: 1, like: 'plain', rules: [{ id: personnage.id }] },
      p: { at: [12, 3], facing: 'west' },
    },
    { npcs: { roles: { n: acts('healer'), n2: acts('soldier') } } },
    { ...armed, rules: [{ id: heal.id }] },
  );
  expect(played(match, '34')).toEqual(['move', `special ${heal.id}`]);
  expect(figure(match, 'n2').vitality).toBe(3);
});

const yard = { id: 'yard', name: { fr: 'Cour', en: 'Yard' }, shape: { type: 'disc' as const, x: 30_000, y: 30_000, r: 3000 } };
const guarding = { zones: [yard], roles: { n: acts({ type: 'guard', zone: 'yard' }) } };
const placed = { marks: { 'AI-MIS-GARDE': { x: 30_000, y: 30_000, z: 0, taken: true as const } } };

test('AI-MIS-GARDE AI-ACT-HOLD AI-ACT-TEMPLATE-G: in its place a guard shoots the nearest in range without moving, then stands alert', () => {
  const match = scene(acts('soldier'), { p: { at: [9, 0] }, q: { at: [13, 0], group: 'P' } }, { npcs: guarding }, { ...armed, ...placed });
  expect(played(match, '23')).toEqual(['shoot', 'alert']);
  expect(figure(match, 'n')).toMatchObject({ x: 30_000, y: 30_000 });
});

test('AI-MIS-GARDE AI-GEO-CHARGE: without a ranged weapon a guard waits in its place until somebody is in charge range', () => {
  const far = scene(acts('soldier'), { p: { at: [7, 0] } }, { npcs: guarding }, { ...knife, ...placed });
  expect(played(far)).toEqual(['alert']);
  const near = scene(acts('soldier'), { p: { at: [5, 0], ...knife } }, { npcs: guarding }, { ...knife, ...placed });
  expect(played(near, '53 22 12')).toEqual(['move', 'fight']);
});

const loop = {
  zones: [
    { ...yard, id: 'x' },
    { ...yard, id: 'y', shape: { type: 'disc' as const, x: 40_000, y: 30_000, r: 1000 } },
  ],
};

test('AI-MIS-PATROUILLE AI-GEO-SIGHT: with nobody in its front arc a patrol walks on to its way point, whoever is behind it', () => {
  const roles = { n: acts({ type: 'patrol', zones: ['x', 'y'] }) };
  const match = scene(acts('soldier'), { p: { at: [-5, 0] } }, { npcs: { ...loop, roles } }, armed);
  expect(played(match)).toEqual(['note AI-MIS-PATROUILLE', 'move', 'alert']);
  expect(figure(match, 'n').x).toBeGreaterThan(34_000);
});

test('AI-MIS-PATROUILLE: way points that it passes as a Soldat count, each noted before its next action', () => {
  const zones = Object.entries({ x: 4, y: 7, far: -24 }).map(([id, x]) => ({
    ...yard,
    id,
    shape: { ...yard.shape, x: 30_000 + x * 1000, r: 300 },
  }));
  const passing = (behaviour: Role['behaviour'], own: BattleSpec['figures'][string]): Battle => {
    const roles = { n: acts({ type: 'patrol', zones: ['x', 'y', 'far'] }, behaviour) };
    return scene(acts('soldier'), { p: { at: [28, 0] } }, { npcs: { zones, roles } }, { ...knife, ...own });
  };
  const walk = passing('walker', {});
  expect(played(walk).slice(0, 2)).toEqual(['move', 'note AI-MIS-PATROUILLE']);
  expect(figure(walk, 'n').marks).toEqual({ 'AI-MIS-PATROUILLE': 1 });
  const run = passing('rusher', {});
  expect(played(run)).toEqual(['run']);
  expect(figure(run, 'n')).toMatchObject({ marks: {}, entered: 2 });
  const next = passing('rusher', { at: [10, 0], entered: 2 });
  expect(played(next)).toEqual(['note AI-MIS-PATROUILLE', 'note AI-MIS-PATROUILLE', 'run']);
  expect(figure(next, 'n').marks).toEqual({ 'AI-MIS-PATROUILLE': 2 });
  expect(figure(next, 'n').entered).toBeUndefined();
});

test('AI-MIS-PATROUILLE: within all its zones at once a patrol has nowhere to go on to', () => {
  const roles = { n: acts({ type: 'patrol', zones: ['x', 'y'] }) };
  const zones = ['x', 'y'].map((id) => ({ ...yard, id }));
  const match = scene(acts('soldier'), { p: { at: [-29, 0] } }, { npcs: { zones, roles } }, armed);
  expect(played(match)).not.toContain('note AI-MIS-PATROUILLE');
});

test('AI-MIS-PATROUILLE: a player character in its line of sight makes it a Soldat', () => {
  const roles = { n: acts({ type: 'patrol', zones: ['x', 'y'] }) };
  const match = scene(
    acts('soldier'),
    { p: { at: [15, 0] } },
    { npcs: { ...loop, roles } },
    { ...armed, marks: { 'AI-MIS-PATROUILLE': 1 } },
  );
  expect(played(match, '12')).toEqual(['move', 'shoot']);
});

test('AI-MIS-ELITE AI-DICE-WHEN AI-MIS-ELITE-TABLE: with two in range an Élite rolls once, before it moves, and shoots the one rolled', () => {
  const match = scene(
    acts('elite'),
    { p: { at: [9, 0], facing: 'west' }, q: { at: [13, 2], group: 'P', rules: [{ id: hero.id }] } },
    {},
    armed,
  );
  expect(played(match, '2 12')).toEqual(['consult AI-MIS-ELITE-TABLE', 'move', 'shoot']);
});

test('AI-MIS-ELITE AI-DICE-WHEN: with one in range no die is rolled', () => {
  const match = scene(acts('elite'), { p: { at: [9, 0], facing: 'west' } }, {}, armed);
  expect(played(match, '12')).toEqual(['move', 'shoot']);
});

test('AI-MIS-ASSASSIN: an assassin walks past others towards its target, and shoots them only in passing', () => {
  const match = scene(
    acts('assassin'),
    { p: { at: [0, 8] }, q: { at: [19, 0], group: 'P' } },
    {},
    { ...armed, marks: { 'AI-MIS-ASSASSIN': 'q' } },
  );
  expect(played(match, '12')).toEqual(['move', 'shoot']);
  expect(figure(match, 'n').x).toBeGreaterThan(34_000);
});

test('AI-MIS-CHEF-COHESION: a follower keeps within a pace of its chief, by a run where no walk is enough', () => {
  const roles = { n: acts('soldier'), n2: acts('chief') };
  const led = { ...armed, marks: { 'AI-MIS-CHEF-CONTROL': 'n2' } };
  const near = scene(acts('soldier'), { n2: { at: [5.5, 0] }, p: { at: [15, 0], facing: 'west' } }, { npcs: { roles } }, led);
  expect(played(near, '12')).toEqual(['move', 'shoot']);
  expect(apart(near.state, 'n', 'n2')).toBeLessThanOrEqual(1);
  const far = scene(acts('soldier'), { n2: { at: [10, 0] }, p: { at: [15, 3], facing: 'west' } }, { npcs: { roles } }, led);
  expect(played(far)).toEqual(['run']);
  expect(apart(far.state, 'n', 'n2')).toBeLessThanOrEqual(1);
});

test('AI-ACT-STATES AI-ACT-COUNT: a prone NPC stands up, then does what one action allows', () => {
  const match = scene(acts('soldier'), { p: { at: [9, 0], facing: 'west' } }, {}, { ...armed, posture: 'prone' });
  expect(played(match, '12')).toEqual(['getUp', 'shoot']);
});

test('AI-CORE-VALIDATE AI-ACT-ATTACK: an Évader without its weapon walks, a Sniper without it is a Soldat', () => {
  const match = scene(acts('sniper', 'evader'), { p: { at: [5, 0], ...knife } }, {}, knife);
  expect(played(match, '53 22 12')).toEqual(['move', 'fight']);
});

test('AI-BEH-PRUDENT AI-GEO-COVER: in the open it runs to the nearest cover; from cover it attacks without leaving it', () => {
  const near = box('near', [8, 3, 12, 3.4], { top: 3 });
  const next = box('next', [14, 3, 18, 3.4], { top: 3 });
  const match = scene(acts('soldier', 'cautious'), { p: { at: [0, 26] } }, { terrain: [near, next] }, armed);
  expect(played(match)).toEqual(['run']);
  expect(hiddenFrom(plane, match.state, figure(match, 'p'), figure(match, 'n'))).toBeGreaterThan(0.5);
});

test('AI-ORD-PROX: by option, and at a table that disputes plans, a die decides between NPCs that are equally near', () => {
  const figures = { n: { at: [0, 0] }, n2: { at: [0, 4] }, p: { at: [9, 2] } } as const;
  const roles = { n: acts('soldier', 'static'), n2: acts('soldier', 'static') };
  const plain = battle({ figures, npcs: { roles }, plays: 'N' });
  expect(npc.decide(plain.state, 'N', () => 0).command).toEqual({ type: 'activate', figure: 'n' });
  const tied = battle({ figures, npcs: { roles, options: { 'order.ties': 'die' } }, plays: 'N' });
  const disputed = battle({ figures, npcs: { roles, options: { 'dispute.mode': 'table' } }, plays: 'N' });
  const die = npc.decide(tied.state, 'N', () => 0).command;
  expect(npc.decide(disputed.state, 'N', () => 0).command).toEqual(die);
  expect(die).toEqual({ type: 'consult', figure: 'n', rule: 'AI-ORD-PROX' });
  play(tied, die, '5');
  expect(npc.decide(tied.state, 'N', () => 0).command).toEqual({ type: 'activate', figure: 'n2' });
});

/** A Soldat with a rifle before a figure in the open, at a table that disputes plans; its activation has begun. */
const disputing = (mode: 'table' | 'program' = 'table') =>
  scene(
    acts('soldier'),
    { p: { at: [9, 0], facing: 'west' } },
    { npcs: { roles: { n: acts('soldier') }, options: { 'dispute.mode': mode } } },
    armed,
  );
const proposed = ({ state }: Battle) => npc.proposals(state, 'N');
const decided = ({ state }: Battle) => npc.decide(state, 'N', () => 0);
const wants = (match: Battle, plan: Proposal<unknown>['plan']) =>
  play(match, { type: 'note', figure: 'n', rule: 'AI-MDA-DISPUTE', value: plan } as never);

test('AI-MDA-DISPUTE: players may propose admissible plans, that of the document first, where the table disputes', () => {
  const match = disputing();
  const proposals = proposed(match);
  const [told, elsewhere] = [proposals.filter(({ command }) => command), proposals.filter(({ command }) => !command)];
  expect(told.length).toBeGreaterThan(1);
  expect(told[0]).toMatchObject({ plan: 0, command: npc.prescribed(match.state, 'N') });
  for (const { command, line } of told) {
    expect(match.system.check(match.state, 'N', command as never)).toBeUndefined();
    expect(line.text.fr).toMatch(/^[A-Z].*exposition/);
  }
  expect(elsewhere.length).toBeGreaterThan(50);
  expect(new Set(proposals.map(({ plan }) => JSON.stringify(plan))).size).toBe(proposals.length);
  for (const { plan, at } of [...told, ...elsewhere.slice(0, 2), ...elsewhere.slice(-1)]) {
    expect(npc.admits(match.state, 'N', plan)).toBe(true);
    if (plan !== 0) expect(plan).toMatchObject(at);
  }
  expect(decided(match).proposals?.()).toEqual(proposals);
  expect(proposed(disputing('program'))).toEqual([]);
  const [own] = elsewhere;
  expect(own && npc.admits(disputing('program').state, 'N', own.plan)).toBe(false);
  for (const odd of [
    { actions: ['run'], x: 0, y: 0, z: 0 },
    { ...(own?.plan as object), target: 'n' },
  ])
    expect(npc.admits(match.state, 'N', odd as never)).toBe(false);
});

/** Kinds of plans that may be proposed beside that of the document. */
const kinds = (match: Battle) =>
  proposed(match).flatMap(({ command, plan }) =>
    command && plan !== 0 && typeof plan === 'object' ? [`${plan.actions.join()} ${plan.target}`] : [],
  );

test('AI-MDA-DISPUTE: a plan of every target and of every sequence of actions may be proposed', () => {
  const figures = { p: { at: [9, 0], facing: 'west' }, q: { at: [13, 2], group: 'P' } } as const;
  const options = { 'dispute.mode': 'table' } as const;
  const soldier = scene(acts('soldier'), figures, { npcs: { roles: { n: acts('soldier') }, options } }, armed);
  expect(kinds(soldier)).toContain('walk,shoot q');
  const guard = scene(acts('soldier'), figures, { npcs: { ...guarding, options } }, { ...armed, ...placed });
  expect(kinds(guard)).toContain('shoot,nothing q');
});

test('AI-MDA-DISPUTE: the plan that the die draws is played, and the thought says so; no second die falls', () => {
  const [own, , third] = proposed(disputing());
  const drawn = (face: string, among: readonly unknown[]) => {
    const match = disputing();
    play(match, { type: 'consult', figure: 'n', rule: 'AI-MDA-DISPUTE', among } as never, face);
    return match;
  };
  expect(decided(drawn('3', [0, third?.plan])).command).toEqual(own?.command);
  const match = drawn('4', [0, third?.plan]);
  expect(decided(match).command).toEqual(third?.command);
  expect(npc.prescribed(match.state, 'N')).toEqual(third?.command);
  expect(npc.think(match.state, 'N')).toMatchObject({ plan: { rule: 'AI-MDA-DISPUTE' }, refused: [{ rule: 'AI-MDA-DISPUTE' }] });
  expect(proposed(match)).toEqual([]);
  expect(match.system.check(match.state, 'N', { type: 'consult', figure: 'n', rule: 'AI-MDA-DISPUTE', among: [0, 1] })?.rule).toBe(
    'AI-MDA-DISPUTE',
  );
  // Files of before name plans by their numbers.
  expect(decided(drawn('4', [0, 1])).command).toMatchObject({ type: 'move' });
  expect(npc.admits(disputing().state, 'N', 1)).toBe(true);
});

test('AI-MDA-DISPUTE: a plan that all want is played to its end: its place, and its target where the document names another', () => {
  const figures = { p: { at: [9, 0], facing: 'west' }, q: { at: [13, 2], group: 'P' } } as const;
  const table = () =>
    scene(acts('soldier'), figures, { npcs: { roles: { n: acts('soldier') }, options: { 'dispute.mode': 'table' } } }, armed);
  const other = proposed(table()).find(({ plan }) => typeof plan === 'object' && plan.target === 'q');
  const match = table();
  if (other) wants(match, other.plan);
  expect(played(match, '12')).toEqual(['move', 'shoot']);
  expect(match.entries.at(-1)?.command).toMatchObject({ target: 'q' });
  expect(figure(match, 'n').marks).toEqual({});
  const place = proposed(table()).at(-1);
  const there = table();
  if (place) wants(there, place.plan);
  expect(played(there, '12')).toEqual(['move', 'shoot']);
  expect(figure(there, 'n')).toMatchObject(place?.at ?? { x: 0 });
});

test('AI-MDA-DISPUTE: a prone NPC stands up, then its plan is disputed', () => {
  const match = scene(
    acts('soldier'),
    { p: { at: [9, 0], facing: 'west' }, q: { at: [13, 2], group: 'P' } },
    { npcs: { ...guarding, options: { 'dispute.mode': 'table' } } },
    { ...armed, ...placed, posture: 'prone' },
  );
  expect(proposed(match)).toEqual([]);
  play(match, decided(match).command as never);
  expect(proposed(match).length).toBeGreaterThan(1);
});

test('AI-MDA-PROGRESS: ways are prepared a footing at a time, for the NPCs of the seat alone', () => {
  const { state } = scene(acts('soldier'), { p: { at: [9, 0] } }, {}, armed);
  expect(npc.warm(state, 'P')).toBe(false);
  expect([1, 2].map(() => npc.warm(state, 'N'))).toEqual([true, false]);
});

test('AI-MDA-PLANS: over difficult ground a thought tells the length of the way, as the log does, not its cost', () => {
  const mud = box('mud', [1, -4, 3, 4], { kind: 'difficult' });
  const match = scene(acts('soldier'), { p: { at: [30, 0] } }, { terrain: [mud] }, armed);
  expect(npc.think(match.state, 'N')?.plan.text.fr).toMatch(/^Marche de 3\u00a0pas /);
  const from = figure(match, 'n');
  played(match);
  expect(span(from, figure(match, 'n'))).toBe(3 * PACE);
});
