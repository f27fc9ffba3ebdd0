import { resolve, type Question } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { fightOdds } from './odds/attack.ts';
import { deadzone } from './system.ts';
import { battle, cubeOfFigure, figure, ofType, play, refusal, tests, weapon, rule, type BattleSpec } from './testing.ts';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { itBurns } from './rules/ca-brule.ts';
import { frenzy } from './rules/frenesie.ts';
import { stalwart } from './rules/inebranlable.ts';
import { knockback } from './rules/projection.ts';
import { tooStubborn } from './rules/trop-tetu.ts';

const hammer = weapon('hammer', 'fight', 1);
const knife = { how: 'fight', weapon: 'knife', dice: 0 } as const;
const dodge = { how: 'survive', dice: 0 } as const;
const huscarl = { at: 'C4R4L1', fight: 4, weapons: [hammer] } as const;
const enforcer = { at: 'C5R4L1', fight: 6, weapons: [weapon('rifle', 6, 0)] } as const;

test('DZ-FIGHT-RESOLVE, DZ-MOVE-ENTER-ENEMY: a Huscarl moves in and kills an Enforcer who dodges', () => {
  const match = battle({ figures: { a: huscarl, b: enforcer }, activation: 'a' });
  const events = play(match, { type: 'move', path: ['C5R4L1'] }, '4725 513', [['response', dodge]]);
  expect(tests(events)).toEqual(['fight a 3', 'survive b 1']);
  expect(figure(match, 'b').posture).toBe('out');
});

test('DZ-FIGHT-RESPONSE, DZ-TEAM-KNIFE: fighting back and winning hurts the attacker', () => {
  const match = battle({ figures: { a: huscarl, b: enforcer }, activation: 'a' });
  const events = play(match, { type: 'move', path: ['C5R4L1'] }, '1234 672', [['response', knife]]);
  expect(tests(events)).toEqual(['fight a 1', 'fight b 2']);
  expect(ofType(events, 'damaged')).toMatchObject([{ figure: 'a', potential: 1, armour: 1, points: 0 }]);
});

test('DZ-FIGHT-RESPONSE: the question tells the attack as it was declared', () => {
  const match = battle({ figures: { a: huscarl, b: enforcer }, activation: 'a' });
  const asked: Question[] = [];
  resolve(deadzone, match.state, 'a', { type: 'move', path: ['C5R4L1'], weapon: 'hammer' }, (question) => void asked.push(question));
  const attack = { how: 'fight', weapon: 'hammer', dice: 0, moved: 'a', pinned: [] };
  expect(asked).toMatchObject([{ purpose: 'response', about: { figure: 'b', by: 'a', attack } }]);
});

test('DZ-FIGHT-MODIFIERS: moved in, a friend who stands, an injured opponent, a larger Size', () => {
  const figures = {
    a: { at: 'C4R4L1', size: 2 },
    a2: { at: 'C5R4L1', spot: [0.1, 0.1] },
    b: { at: 'C5R4L1', counters: 1, size: 1 },
  } as const;
  const match = battle({ figures, activation: 'a' });
  const events = play(match, { type: 'move', path: ['C5R4L1'] }, '1111111 111', [['response', dodge]]);
  expect(ofType(events, 'tested').map(({ pool }) => pool.dice)).toEqual([7, 3]);
  const { tests: told } = fightOdds(battle({ figures, activation: 'a' }).state, { attacker: 'a2', target: 'b', dice: 1 }, dodge);
  expect(told[0].modifiers).toEqual([
    { rule: 'DZ-FIGHT-MODIFIERS', effect: '+1', cause: 'injured' },
    { rule: 'DZ-CMD-DIE', effect: '+1' },
  ]);
});

test('DZ-FIGHT-PINNED-DEFENDER, DZ-FIGHT-DODGE-ONLY: a pinned figure stands up, dodges, and gives a die', () => {
  const match = battle({ figures: { a: huscarl, b: { ...enforcer, posture: 'prone' } }, activation: 'a' });
  const events = play(match, { type: 'move', path: ['C5R4L1'] }, '11111 111');
  expect(tests(events)).toEqual(['fight a 0', 'survive b 0']);
  expect(figure(match, 'b').posture).toBe('standing');
});

test('DZ-FIGHT-NULL, DZ-DICE-NULL: without a Fight value no dice, and no fight back', () => {
  const match = battle({ figures: { a: { ...huscarl, fight: null }, b: { ...enforcer, fight: null } }, activation: 'a' });
  expect(tests(play(match, { type: 'move', path: ['C5R4L1'] }, '111'))).toEqual(['fight a 0', 'survive b 0']);
});

test('DZ-MOVE-BREAK-AWAY: an enemy may strike, and the mover only dodges', () => {
  const figures = { a: huscarl, b: { ...enforcer, at: 'C4R4L1', spot: [0.1, 0.1], fight: 5 } } as const;
  const match = battle({ figures, activation: 'a' });
  const strikes = ['striker', { figure: 'b', weapon: 'knife', dice: 0 }] as const;
  play(match, { type: 'move', path: ['C3R4L1'] }, '521 441', [strikes]);
  expect(cubeOfFigure(match, 'a')).toBe('C3R4L1');
  const held = battle({ figures, activation: 'a' });
  play(held, { type: 'move', path: ['C3R4L1'] }, '555 111', [strikes]);
  expect([figure(held, 'a').posture]).toEqual(['out']);
  const free = battle({ figures, activation: 'a' });
  play(free, { type: 'move', path: ['C3R4L1'] }, '', [['striker', 'none']]);
  expect(cubeOfFigure(free, 'a')).toBe('C3R4L1');
});

test('DZ-ACT-STAND-UP: next to an enemy a figure that stands up is attacked, and may only move then', () => {
  const figures = { a: { ...huscarl, posture: 'prone' }, b: { ...enforcer, at: 'C4R4L1', spot: [0.1, 0.1] } } as const;
  const match = battle({ figures, activation: 'a' });
  play(match, { type: 'standUp' }, '111 111');
  expect(figure(match, 'a').posture).toBe('standing');
  expect(refusal(match, { type: 'fight', target: 'b' })).toBe('DZ-ACT-ECONOMY');
  expect(refusal(match, { type: 'move', path: ['C3R4L1'] })).toBeUndefined();
});

test('DZ-ABIL-FRENZY: failed Fight dice are thrown again, Survive dice are not', () => {
  const figures = { a: { ...huscarl, rules: [rule(frenzy.id, 1)] }, b: enforcer };
  const match = battle({ figures, activation: 'a' });
  expect(tests(play(match, { type: 'move', path: ['C5R4L1'] }, '4111 4 111', [['response', dodge]]))).toEqual(['fight a 2', 'survive b 0']);
});

test('DZ-FACTION-STALWART, DZ-CMD-SPLAT: a Splat throws failed Survive dice again', () => {
  const figures = { a: huscarl, b: { ...enforcer, splat: stalwart.id } };
  const match = battle({ figures, activation: 'a', pools: { a: [], b: ['splat'] } });
  const events = play(match, { type: 'move', path: ['C5R4L1'] }, '4411 411 44', [
    ['response', dodge],
    ['again', [1, 2]],
  ]);
  expect(tests(events)).toEqual(['fight a 2', 'survive b 3']);
  expect(match.state.pools.b).toEqual([]);
});

const beside = { at: 'C4R4L1', spot: [0.1, 0.1] } as const;
const gauntlet = weapon('gauntlet', 'fight', 0, rule(knockback.id));

const throwsTo = (to: string) => [['striker', { figure: 'b', weapon: 'gauntlet', dice: 0 }] as const, ['away', to] as const];

test('DZ-MOVE-BREAK-AWAY, DZ-MOVE-LEAVE: a figure thrown as it leaves the board is still on it; thrown among enemies, its movement is over', () => {
  const figures = { a: { at: 'C4R4L1' }, b: { ...beside, weapons: [gauntlet] }, b2: { at: 'C5R5L1', fight: null } } as const;
  const held = battle({ figures, activation: 'a', mission: { exits: ['C4R4L1'] } });
  play(held, { type: 'move', path: [], leave: true }, '511 111', throwsTo('C4R5L1'));
  expect([figure(held, 'a').posture, cubeOfFigure(held, 'a')]).toEqual(['standing', 'C4R5L1']);
  const thrown = battle({ figures, activation: 'a' });
  play(thrown, { type: 'move', path: ['C5R4L1'] }, '511 111 1111 111', throwsTo('C5R5L1'));
  expect(refusal(thrown, { type: 'move', path: ['C5R4L1'] })).toBe('DZ-ACT-ONCE');
});

test('DZ-MOVE-BREAK-AWAY: of pinned enemies the one that is picked stands up, without a Fight', () => {
  const pinned = { ...beside, posture: 'prone' } as const;
  const match = battle({ figures: { a: huscarl, b: pinned, b2: pinned }, activation: 'a' });
  expect(tests(play(match, { type: 'move', path: ['C3R4L1'] }, '', [['striker', { figure: 'b2', dice: 0 }]]))).toEqual([]);
  expect(['b', 'b2'].map((id) => figure(match, id).posture)).toEqual(['prone', 'standing']);
});

test('DZ-STATE-FORCED-ENTRY, DZ-MOVE-DOWN: pinned by a drop among pinned enemies, the figure and one of them stand up', () => {
  const map = mapOf({ floors: ['C4R4L3 full'] });
  const lying = { at: 'C5R4L1', posture: 'prone' } as const;
  const match = battle({ figures: { a: { at: 'C4R4L3' }, b: lying, b2: { ...lying, spot: [0.1, 0.1] } }, map, activation: 'a' });
  play(match, { type: 'move', path: ['C5R4L3', 'C5R4L1'] }, '11111 111', [['striker', { figure: 'b2', dice: 0 }]]);
  expect(['a', 'b', 'b2'].map((id) => figure(match, id).posture)).toEqual(['standing', 'prone', 'standing']);
});

test('DZ-CMD-DIE, DZ-DICE-NULL: no Dé on a movement without a Fight at its end, nor on a Fight "-"', () => {
  const figures = { a: huscarl, a2: { ...huscarl, at: 'C4R5L1', fight: null }, b: enforcer } as const;
  const pools = { a: ['die' as const], b: [] };
  const charge = { type: 'move', path: ['C5R4L1'], dice: 1 } as const;
  expect(refusal(battle({ figures, activation: 'a', pools }), { ...charge, path: ['C3R4L1'] })).toBe('DZ-CMD-DIE');
  expect(refusal(battle({ figures, activation: 'a', pools }), { ...charge, path: [] })).toBe('DZ-CMD-DIE');
  expect(refusal(battle({ figures, activation: 'a', pools }), charge)).toBeUndefined();
  expect(refusal(battle({ figures, activation: 'a2', pools }), charge)).toBe('DZ-DICE-NULL');
});

test('DZ-CMD-SPLAT: one Splat for an activation of the enemy', () => {
  const breath = weapon('breath', 2, 0, rule(itBurns.id));
  const figures = { a: { ...huscarl, weapons: [breath] }, b: { ...enforcer, splat: stalwart.id }, b2: enforcer } as const;
  const match = battle({ figures, activation: 'a', pools: { a: [], b: ['splat', 'splat'] } });
  play(match, { type: 'shoot', weapon: 'breath', target: 'b' }, '411 111 444 111', [['again', [0, 1, 2]]]);
  expect(match.state.pools.b).toEqual(['splat']);
});

test('DZ-FACTION-STALWART: successes may be thrown again too', () => {
  const figures = { a: huscarl, b: { ...enforcer, splat: stalwart.id } };
  const match = battle({ figures, activation: 'a', pools: { a: [], b: ['splat'] } });
  const events = play(match, { type: 'move', path: ['C5R4L1'] }, '4444 441 84 1', [
    ['response', dodge],
    ['again', [2, 0]],
  ]);
  expect(tests(events)).toEqual(['fight a 4', 'survive b 3']);
});

test('DZ-STATE-FIRE: a Splat comes before the flames, or is kept', () => {
  const burning = { at: 'C4R4L1', armour: 1, splat: tooStubborn.id, counters: 1, marks: [itBurns.id] };
  const spec = { figures: { a: burning, b: enforcer }, pools: { a: ['splat' as const], b: [] } };
  const match = battle(spec);
  const events = play(match, { type: 'activate', figure: 'a' }, '441 411 111', [['splatFirst', 'splat']]);
  expect(tests(events)).toEqual(['survive a 2', 'fire fire 1', 'survive a 0']);
  expect(figure(match, 'a')).toMatchObject({ counters: 1, posture: 'standing' });
  const keeps = battle(spec);
  play(keeps, { type: 'activate', figure: 'a' }, '411 111', [['splatFirst', 'none']]);
  expect(figure(keeps, 'a').posture).toBe('out');
});

/** The options of the first question that a command asks. */
function firstOptions(spec: BattleSpec, command: Command): readonly unknown[] {
  let first: Question | undefined;
  resolve(deadzone, battle({ activation: 'a', ...spec }).state, 'a', command, (question) => void (first ??= question));
  return first?.kind === 'choice' ? (first.options ?? []) : [];
}

/** A way to answer without and with one Dé result. */
const each = (way: object) => [0, 1].map((dice) => ({ ...way, dice }));

test('DZ-FIGHT-RESPONSE, DZ-CMD-DIE: a target fights back with any of its weapons or dodges, each with none up to all of its Dé', () => {
  const pools = { a: [], b: ['die' as const, 'splat' as const] };
  const armed = { ...enforcer, weapons: [hammer, weapon('axe', 'fight', 0), weapon('rifle', 6, 0)] };
  const charge = { type: 'move', path: ['C5R4L1'] } as const;
  expect(firstOptions({ figures: { a: huscarl, b: armed }, pools }, charge)).toEqual([
    ...each({ how: 'fight', weapon: 'hammer' }),
    ...each({ how: 'fight', weapon: 'axe' }),
    ...each({ how: 'survive' }),
  ]);
  expect(firstOptions({ figures: { a: huscarl, b: { ...enforcer, survive: null } }, pools }, charge)).toEqual([
    ...each({ how: 'fight', weapon: 'knife' }),
    { how: 'survive', dice: 0 },
  ]);
  expect(firstOptions({ figures: { a: huscarl, b: { ...armed, fight: null } }, pools }, charge)).toEqual([0, 1]);
});

test('DZ-MOVE-BREAK-AWAY, DZ-CMD-DIE: an enemy that stands strikes with a weapon and Dé, one that is pinned stands up, or nobody does anything', () => {
  const foes = { b: { ...beside, weapons: [hammer] }, b2: { ...beside, posture: 'prone' }, b3: { ...beside, fight: null } } as const;
  const pools = { a: [], b: ['die' as const] };
  expect(firstOptions({ figures: { a: huscarl, ...foes }, pools }, { type: 'move', path: ['C3R4L1'] })).toEqual([
    { figure: 'b', weapon: 'hammer', dice: 0 },
    { figure: 'b', weapon: 'hammer', dice: 1 },
    { figure: 'b2', dice: 0 },
    'none',
  ]);
});

const strike = (dice: number) => ({ figure: 'b', weapon: 'hammer', dice });

test('DZ-ACT-STAND-UP, DZ-CMD-DIE: an enemy has to strike who stands up beside it, and a Dé that it adds is spent', () => {
  const figures = { a: { ...huscarl, posture: 'prone' }, b: { ...beside, weapons: [hammer] } } as const;
  const match = battle({ figures, activation: 'a', pools: { a: [], b: ['die', 'die'] } });
  expect(firstOptions({ figures, pools: { a: [], b: ['die', 'die'] } }, { type: 'standUp' })).toEqual([strike(0), strike(1), strike(2)]);
  const events = play(match, { type: 'standUp' }, '5111 111', [['striker', strike(1)]]);
  expect(tests(events)).toEqual(['fight b 1', 'survive a 0']);
  expect(match.state.pools.b).toEqual(['die']);
});

test('DZ-CMD-DIE, DZ-FIGHT-ACTION: Dé results of a Fight action are added to its test and spent', () => {
  const match = battle({ figures: { a: huscarl, b: beside }, activation: 'a', pools: { a: ['die', 'die', 'move'], b: [] } });
  const events = play(match, { type: 'fight', target: 'b', weapon: 'hammer', dice: 2 }, '11111 111', [['response', dodge]]);
  expect(ofType(events, 'tested')[0]?.pool.dice).toBe(5);
  expect(match.state.pools.a).toEqual(['move']);
});

test('DZ-FIGHT-RESOLVE: the record tells who fought whom, with what, the response and the difference', () => {
  const match = battle({ figures: { a: huscarl, b: enforcer }, activation: 'a' });
  const events = play(match, { type: 'move', path: ['C5R4L1'] }, '4711 111', [['response', dodge]]);
  const told = { figure: 'a', target: 'b', weapon: 'hammer', response: 'survive', difference: 2 };
  expect(ofType(events, 'fought')).toMatchObject([told]);
});

/** The dice that a team may throw again for a Splat, by their places, after this Survive test; the pool once none are. */
function again(dice: string, survive: number | null = 4): readonly unknown[] {
  const figures = { a: { at: 'C4R4L1' }, b: { at: 'C4R6L1', survive, splat: stalwart.id } };
  const match = battle({ figures, activation: 'a', pools: { a: [], b: ['splat'] } });
  const faces = [...`11111${dice}`].map(Number);
  let options: readonly unknown[] = [];
  resolve(deadzone, match.state, 'a', { type: 'shoot', weapon: 'rifle', target: 'b' }, (question) => {
    if (question.kind === 'roll') return faces.splice(0, question.faces.length);
    options = question.kind === 'choice' ? (question.options ?? []) : [];
    return undefined;
  });
  return options;
}

test('DZ-FACTION-STALWART: no die, all that failed, or successes besides; nothing is asked of a figure with Survive "-"', () => {
  expect(again('415')).toEqual([[], [1], [1, 0], [1, 0, 2]]);
  expect(again('445')).toEqual([[], [0], [0, 1], [0, 1, 2]]);
  expect(again('', null)).toEqual([]);
});

test('DZ-FACTION-STALWART, DZ-CMD-SPLAT: who throws no die again keeps the Splat, and who has none is not asked', () => {
  const figures = { a: huscarl, b: { ...enforcer, splat: stalwart.id } };
  const match = battle({ figures, activation: 'a', pools: { a: [], b: ['splat'] } });
  play(match, { type: 'move', path: ['C5R4L1'] }, '4411 111', [
    ['response', dodge],
    ['again', []],
  ]);
  expect(match.state.pools.b).toEqual(['splat']);
  const none = battle({ figures, activation: 'a', pools: { a: [], b: ['move'] } });
  expect(tests(play(none, { type: 'move', path: ['C5R4L1'] }, '4411 111', [['response', dodge]]))).toEqual(['fight a 2', 'survive b 0']);
});
