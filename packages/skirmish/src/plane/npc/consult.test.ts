import { read as rollOf, type Pool, type Seat } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { ground } from '../testing.ts';
import { forgetDice, npcRefusal, playNpc } from './consult.ts';
import { npcCommand, type NpcCommand } from './consult-schema.ts';
import { missionsFor, writtenMission } from './missions.ts';
import type { Npcs } from './schema.ts';
import { choosesBy, settlingOffers, unsettled, type NpcState } from './settling.ts';

const zones: Npcs['zones'] = ['gate', 'yard'].map((id) => ({ id, name: { fr: id, en: id }, shape: { type: 'disc', x: 0, y: 0, r: 1000 } }));
const roles: Npcs['roles'] = {
  n1: { mission: { type: 'elite' }, behaviour: 'walker' },
  n2: { mission: { type: 'chief' }, behaviour: 'walker' },
  n3: { mission: { type: 'assassin' }, behaviour: 'cautious' },
  n4: { mission: { type: 'patrol', zones: ['gate', 'yard'] }, behaviour: 'static' },
};

type Marks = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** NPCs n, player characters p; figures a pace apart. */
function battle(marks: Marks = {}, more: Partial<NpcState> & { readonly options?: Npcs['options'] } = {}): NpcState {
  const { options, ...rest } = more;
  const places = Object.fromEntries(['n1', 'n2', 'n3', 'n4', 'n5', 'p1', 'p2'].map((id, i) => [id, { x: 2000 * i, y: 0, z: 0 }]));
  const plain = ground(places);
  const figures = Object.fromEntries(
    Object.entries(plain.figures).map(([id, one]) => [id, { ...one, activated: false, marks: marks[id] ?? {} }]),
  );
  return {
    scene: { ...plain.scene, npcs: { zones, roles, ...(options && { options }) } },
    phase: 'play',
    turn: 1,
    group: 'n',
    figures,
    ...rest,
  };
}

const settled: Marks = { n2: { 'AI-MIS-CHEF': 'elite' }, n3: { 'AI-MIS-ASSASSIN': 'p1' } };
const acting = (figure: string, marks: Marks = settled, options: Npcs['options'] = {}): NpcState =>
  battle(marks, { activation: { figure }, options });
const consult = (figure: string, rule: string) => ({ type: 'consult', figure, rule }) as NpcCommand;
const note = (figure: string, rule: string, value?: unknown) => ({ type: 'note', figure, rule, value }) as NpcCommand;
const rule = (state: NpcState, command: NpcCommand): string | undefined => npcRefusal(state, command)?.rule;
const reason = (state: NpcState, command: NpcCommand): string | undefined => npcRefusal(state, command)?.reason.en;

const die = (who: string, state: NpcState) => reason(state, consult(who, 'AI-MIS-ELITE-TABLE'));
const reads = (command: object) => npcCommand.safeParse(command).success;
const again = (face: number) => rule(battle({ n2: { 'AI-MIS-CHEF-MISSION': face } }), consult('n2', 'AI-MIS-CHEF-MISSION'));
const dispute = (...among: readonly unknown[]) => ({ type: 'consult', figure: 'n1', rule: 'AI-MDA-DISPUTE', among }) as NpcCommand;
/** Seats of the dice that a dispute rolls, and the plan that they draw. */
function disputed(among: readonly unknown[], ...faces: readonly number[]) {
  const seats: (Seat | undefined)[] = [];
  const drawn: unknown[] = [];
  const roll = (_purpose: string, pool: Pool, _about: unknown, seat?: Seat) => {
    seats.push(seat);
    return rollOf(pool, [faces[seats.length - 1] ?? 0]);
  };
  playNpc({ state: acting('n1'), roll, emit: (event) => void (event.type === 'marked' && drawn.push(event.value)) }, dispute(...among));
  return { seats, drawn };
}
const offered = (state: NpcState) =>
  settlingOffers(state, (command) => npcRefusal(state, command)).map(({ command, refusal }) => {
    expect(refusal).toBeUndefined();
    return command?.type === 'note' ? `${command.figure} ${String(command.value)}` : `${command?.figure} d6`;
  });
const patrol = (value: number) => rule(acting('n4'), note('n4', 'AI-MIS-PATROUILLE', value));
const cover = (x: number) => rule(acting('n3'), note('n3', 'AI-BEH-PRUDENT', { x, y: 0, z: 0, idle: 1 }));

test('AI-DICE-WHEN: a die is rolled in the activation for which it counts, by figures of its mission alone', () => {
  expect(die('n1', acting('n1'))).toBeUndefined();
  expect(die('n2', acting('n2'))).toBeUndefined();
  expect(die('n1', acting('n2'))).toBe('It is not for n1 to act.');
  expect(die('n1', battle(settled))).toBe('It is not for n1 to act.');
  expect(die('n3', acting('n3'))).toBe('The rule is not for n3.');
  expect(die('n5', acting('n5'))).toBe('n5 has no mission.');
  expect(die('n1', { ...acting('n1'), phase: 'deployment' })).toBe('The battle is not under way.');
});

test('AI-DICE-WHEN AI-CAT-FALLBACK: one die an activation, unless an empty category has it rolled again', () => {
  const rolled = { ...settled, n1: { 'AI-MIS-ELITE-TABLE': 2 } };
  expect(reason(acting('n1', rolled), consult('n1', 'AI-MIS-ELITE-TABLE'))).toBe('n1 has already rolled this die.');
  expect(rule(acting('n1', rolled, { 'table.emptyCategory': 'reroll' }), consult('n1', 'AI-MIS-ELITE-TABLE'))).toBeUndefined();
});

test('AI-DICE-WHEN: as an activation ends, the dice of tables that counted for it are forgotten, and nothing else', () => {
  const { scene, figures } = battle({ ...settled, n1: { 'AI-MIS-ELITE-TABLE': 2, other: true }, n4: { 'AI-ORD-PROX': 3 } });
  const changing = {
    scene,
    figures: Object.fromEntries(Object.entries(figures).map(([id, one]) => [id, { ...one, marks: { ...one.marks } }])),
  };
  forgetDice(changing);
  expect([changing.figures['n1']?.marks, changing.figures['n3']?.marks, changing.figures['n4']?.marks]).toEqual([
    { other: true },
    { 'AI-MIS-ASSASSIN': 'p1' },
    {},
  ]);
});

test('AI-MIS-ASSASSIN: no second die and no other target while the target is in play; both once it is eliminated', () => {
  const hunting = acting('n3');
  const { p1 } = hunting.figures;
  const alone = { ...hunting, figures: { ...hunting.figures, ...(p1 && { p1: { ...p1, posture: 'out' } }) } };
  for (const command of [consult('n3', 'AI-MIS-ASSASSIN-TABLE'), note('n3', 'AI-MIS-ASSASSIN', 'p2')]) {
    expect(rule(hunting, command)).toBe('AI-MIS-ASSASSIN');
    expect(rule(alone, command)).toBeUndefined();
  }
  expect(rule(alone, note('n3', 'AI-MIS-ASSASSIN', 'p1'))).toBe('AI-MIS-ASSASSIN');
  expect(rule(alone, note('n3', 'AI-MIS-ASSASSIN', 'n1'))).toBe('AI-MIS-ASSASSIN');
});

test('AI-MDA-DISPUTE AI-ORD-PROX: dice of the table are for matches that chose them', () => {
  expect(rule(acting('n1'), dispute(0, 1))).toBe('AI-MDA-DISPUTE');
  expect(rule(acting('n1', settled, { 'dispute.mode': 'table' }), dispute(0, 1))).toBeUndefined();
  const tie = consult('n1', 'AI-ORD-PROX');
  expect(rule(battle(settled), tie)).toBe('AI-ORD-PROX');
  expect(rule(battle(settled, { options: { 'order.ties': 'die' } }), tie)).toBeUndefined();
  expect(rule(battle(settled, { options: { 'dispute.mode': 'table' } }), tie)).toBeUndefined();
  expect(rule(acting('n1', settled, { 'order.ties': 'die' }), tie)).toBe('AI-ORD-PROX');
});

test('AI-MIS-CHEF-MISSION: the face of nobody is rolled again, that of somebody never', () => {
  expect([3, 4, 5, 6].map(again)).toEqual(['AI-MIS-CHEF-MISSION', 'AI-MIS-CHEF-MISSION', undefined, undefined]);
});

test('AI-MDA-DISPUTE: a die of nobody draws among the plans still supported; with four or more, faces of none are rolled again', () => {
  expect([1, 3, 4, 6].map((face) => disputed([0, 2], face).drawn)).toEqual([[0], [0], [2], [2]]);
  expect([2, 3, 5].map((face) => disputed([0, 4, 1], face).drawn)).toEqual([[0], [4], [1]]);
  expect(disputed([0, 3, 1, 2], 6, 5, 2)).toEqual({ seats: [undefined, undefined, undefined], drawn: [3] });
});

test('AI-MDA-DISPUTE: one die an activation, between the plan of the document and others, each once', () => {
  const table = { 'dispute.mode': 'table' } as const;
  const drawn = (number: number) => rule(acting('n1', { ...settled, n1: { 'AI-MDA-DISPUTE': number } }, table), dispute(0, 1));
  expect([drawn(0), drawn(5)]).toEqual(['AI-MDA-DISPUTE', 'AI-MDA-DISPUTE']);
  expect([dispute(1, 2), dispute(0, 1, 1)].map((command) => rule(acting('n1', settled, table), command))).toEqual([
    'AI-MDA-DISPUTE',
    'AI-MDA-DISPUTE',
  ]);
  expect([dispute(0, 5), dispute(0), dispute(0, 6), dispute(0, 1, 2, 3, 4, 5, 1), consult('n1', 'AI-MDA-DISPUTE')].map(reads)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('AI-MDA-DISPUTE: a plan is named by its actions, its target and its end; all players may want the same one, and no die falls', () => {
  const table = { 'dispute.mode': 'table' } as const;
  const plan = { actions: ['walk', 'shoot'], target: 'p1', x: 1000, y: 0, z: 0 };
  const other = { ...plan, target: 'p2' };
  const wanted = (value: unknown, options: Npcs['options'] = table, marks = settled) =>
    rule(acting('n1', marks, options), note('n1', 'AI-MDA-DISPUTE', value));
  expect(disputed([0, plan, other], 3)).toEqual({ seats: [undefined], drawn: [plan] });
  expect([plan, 0].map((value) => wanted(value))).toEqual([undefined, undefined]);
  expect([wanted(undefined), wanted(plan, {}), wanted(plan, table, { ...settled, n1: { 'AI-MDA-DISPUTE': plan } })]).toEqual([
    'AI-MDA-DISPUTE',
    'AI-MDA-DISPUTE',
    'AI-MDA-DISPUTE',
  ]);
  expect(rule(acting('n1', settled, table), dispute(0, plan, { ...plan }))).toBe('AI-MDA-DISPUTE');
  expect([dispute(0, plan), note('n1', 'AI-MDA-DISPUTE', plan)].map(reads)).toEqual([true, true]);
  expect(
    [
      { ...plan, x: 0.5 },
      { ...plan, actions: 'walk' },
      { ...plan, w: 0 },
    ].map((odd) => reads(dispute(0, odd))),
  ).toEqual([false, false, false]);
});

test('AI-MIS-ASSASSIN AI-MIS-CHEF: before the first activation assassins and chiefs choose, in the order that their player likes', () => {
  expect(unsettled(battle())).toEqual(['n2', 'n3']);
  expect(unsettled(battle({ n2: { 'AI-MIS-CHEF': 'elite' } }))).toEqual(['n3']);
  expect(unsettled(battle({ n2: { 'AI-MIS-CHEF': 'assassin' } }))).toEqual(['n2', 'n3']);
  expect(unsettled(battle(settled))).toEqual([]);
  expect(unsettled(battle({}, { turn: 2 }))).toEqual([]);
  expect(unsettled(battle({}, { phase: 'deployment' }))).toEqual([]);
  expect(unsettled(acting('p1', {}))).toEqual([]);
});

test('AI-MIS-CHEF-INCOMPAT: a follower of an assassin shares the target and chooses none', () => {
  expect(unsettled(battle({ n2: { 'AI-MIS-CHEF': 'assassin' }, n3: { 'AI-MIS-CHEF-CONTROL': 'n2' } }))).toEqual(['n2']);
});

test('AI-CORE-SCOPE: an assassin without a player character chooses nobody', () => {
  const state = battle({ n2: { 'AI-MIS-CHEF': 'elite' } });
  const gone = Object.fromEntries(
    Object.entries(state.figures).map(([id, one]) => [id, id.startsWith('p') ? { ...one, posture: 'out' } : one]),
  );
  expect(choosesBy(state, 'n3')).toBe('AI-MIS-ASSASSIN');
  expect(choosesBy({ ...state, figures: gone }, 'n3')).toBeUndefined();
});

test('AI-MIS-ASSASSIN AI-MIS-CHEF-MISSION: dice and choices are offered, each one command, and every one is legal', () => {
  const all = ['n2 d6', 'n2 elite', 'n2 assassin', 'n2 patrol:gate,yard', 'n2 soldier', 'n3 d6', 'n3 p1', 'n3 p2'];
  expect(offered(battle())).toEqual(all);
  expect(offered(battle({ n2: { 'AI-MIS-CHEF-MISSION': 2 }, n3: { 'AI-MIS-ASSASSIN-TABLE': 6 } }))).toEqual(
    all.filter((one) => !one.endsWith('d6')),
  );
});

test('AI-MIS-CHEF-CONTROL: followers are noted while their chief has yet to take its mission, and never later', () => {
  expect(rule(battle(), note('n4', 'AI-MIS-CHEF-CONTROL', 'n2'))).toBeUndefined();
  expect(rule(battle(), note('n4', 'AI-MIS-CHEF-CONTROL', 'n3'))).toBe('AI-MIS-CHEF-CONTROL');
  expect(rule(battle(), note('n4', 'AI-MIS-CHEF-CONTROL', 'p1'))).toBe('AI-MIS-CHEF-CONTROL');
  expect(rule(battle(), note('n2', 'AI-MIS-CHEF-CONTROL', 'n2'))).toBe('AI-MIS-CHEF-CONTROL');
  expect(rule(battle({ n2: { 'AI-MIS-CHEF': 'elite' } }), note('n4', 'AI-MIS-CHEF-CONTROL', 'n2'))).toBe('AI-MIS-CHEF-CONTROL');
  for (const command of [note('n2', 'AI-MIS-CHEF', 'elite'), consult('n2', 'AI-MIS-CHEF-MISSION'), note('n4', 'AI-MIS-CHEF-CONTROL', 'n2')])
    expect(rule(acting('n2'), command)).toBe(command.rule);
});

test('AI-MIS-CHEF-MISSION: a chief takes a mission of its group, that in its brackets or Soldat', () => {
  expect(missionsFor(battle(), 'n2').map(writtenMission)).toEqual(['elite', 'assassin', 'patrol:gate,yard', 'soldier']);
  expect(rule(battle(), note('n2', 'AI-MIS-CHEF', 'patrol:gate,yard'))).toBeUndefined();
  for (const wrong of ['patrol:yard,gate', 'healer', 'toString', '', undefined])
    expect(rule(battle(), note('n2', 'AI-MIS-CHEF', wrong))).toBe('AI-MIS-CHEF');
});

test('AI-MIS-PATROUILLE AI-BEH-PRUDENT: a zone of the route, a place on the table', () => {
  expect([0, 1, 2].map(patrol)).toEqual([undefined, undefined, 'AI-MIS-PATROUILLE']);
  expect([0, 20_000, 20_001].map(cover)).toEqual([undefined, undefined, 'AI-BEH-PRUDENT']);
});

const at = { x: 1, y: 2, z: 0 };

test.each<[string, unknown]>([
  ['AI-MIS-ASSASSIN', 'p1'],
  ['AI-MIS-CHEF', 'guard:gate'],
  ['AI-MIS-CHEF-CONTROL', 'n2'],
  ['AI-MIS-SNIPER-VANTAGE', { ...at, facing: { x: 0, y: 1 } }],
  ['AI-MIS-SNIPER', { moves: 1, turn: 2 }],
  ['AI-MIS-GARDE', at],
  ['AI-MIS-PATROUILLE', 3],
  ['AI-BEH-PRUDENT', at],
  ['AI-BEH-HARCELEUR', { ...at, idle: 2 }],
])('%s: the rule notes %j, and no other form of a value', (of, value) => {
  const read = (given: unknown) => npcCommand.safeParse({ type: 'note', figure: 'n1', rule: of, value: given }).success;
  expect(read(value)).toBe(true);
  expect(read(undefined)).toBe(true);
  const odd = [
    null,
    true,
    0.5,
    -1,
    'x'.repeat(301),
    [],
    ['p1'],
    {},
    { x: 0.5, y: 0, z: 0 },
    { ...at, w: 0 },
    { ...at, facing: { x: 0, y: 0 } },
  ];
  expect(odd.filter(read)).toEqual([]);
  expect(npcCommand.safeParse({ type: 'note', figure: 'n1', rule: 'AI-MIS-SOLDAT', value }).success).toBe(false);
});
