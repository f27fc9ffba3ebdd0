import { copy, resolve, type Answer, type Question } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { mayMend } from './struck.ts';
import { itBurns } from './rules/ca-brule.ts';
import { frag } from './rules/frag.ts';
import { grenade } from './rules/grenade-a-main.ts';
import { stalwart } from './rules/inebranlable.ts';
import type { State } from './state.ts';
import { deadzone } from './system.ts';
import type { Turn } from './turn.ts';
import { battle, figure, ofType, play, refusal, rule, tests, weapon, type Battle, type BattleSpec } from './testing.ts';

const LAST = { 'dice.first': 'target' } as const;
const OWNER = { 'dice.order': 'owner' } as const;
const dodge = (dice: number) => ({ how: 'survive', dice }) as const;

/** Questions of a command to players, each with its first answer unless told. */
function questions({ state }: Battle, command: Command, answers: Readonly<Record<string, Answer>> = {}): readonly Question[] {
  const asked: Question[] = [];
  resolve(deadzone, copy(state as never) as State, state.turn?.seat ?? '', command, (question) => {
    if (question.kind === 'roll') return question.faces.map(() => 1);
    asked.push(question);
    return question.kind === 'choice' ? (answers[question.purpose] ?? question.options?.[0]) : undefined;
  });
  return asked;
}

const shooting = (more: Partial<BattleSpec> = {}): Battle =>
  battle({
    figures: { a: { at: 'C2R4L1' }, b: { at: 'C4R4L1' } },
    activation: 'a',
    pools: { a: ['die', 'die'], b: ['die'] },
    ...more,
  });
const shot = { type: 'shoot', weapon: 'rifle', target: 'b' } as const;

test('DZ-DICE-SEQUENCE, DZ-CMD-DIE: the attacking side declares its dice in its command, before the other side', () => {
  expect(questions(shooting(), { ...shot, dice: 1 })).toMatchObject([
    { purpose: 'dice', seat: 'b', about: { figure: 'b', attack: { dice: 1 } } },
  ]);
});

test('DZ-DICE-SEQUENCE: by option the target declares first, and the shooter is asked once that is known', () => {
  const match = shooting({ options: LAST });
  expect(refusal(match, { ...shot, dice: 1 })).toBe('DZ-DICE-SEQUENCE');
  expect(refusal(match, { ...shot, dice: 3 })).toBe('DZ-CMD-DIE');
  expect(questions(match, shot, { dice: 1 })).toMatchObject([
    { purpose: 'dice', seat: 'b', about: { figure: 'b', by: 'a', attack: { how: 'shoot', weapon: 'rifle', dice: 0 } } },
    { purpose: 'dice', seat: 'a', about: { figure: 'a', kind: 'shoot', against: 'b', response: dodge(1) }, options: [0, 1, 2] },
  ]);
  const events = play(match, shot, '1111111 4111', [
    ['dice', 1],
    ['dice', 2],
  ]);
  expect(ofType(events, 'tested').map(({ pool }) => pool.dice)).toEqual([7, 4]);
  expect(match.state.pools).toEqual({ a: [], b: [] });
});

test('DZ-DICE-SEQUENCE: the shooter is asked for no dice that would not be thrown, nor for a weapon without a Shoot test', () => {
  const launcher = weapon('launcher', 6, 0, rule(frag.id, 2));
  const figures = { a: { at: 'C2R4L1', weapons: [launcher] }, b: { at: 'C4R4L1' } };
  const asked = questions(shooting({ options: LAST, figures, pools: { a: ['die'], b: [] } }), { ...shot, weapon: 'launcher' });
  expect(asked.filter((question) => question.kind === 'choice' && question.purpose === 'dice')).toEqual([]);
});

test('DZ-DICE-SEQUENCE, DZ-ABIL-GRENADE: a throw is contested by nobody, and its dice stay in the command', () => {
  const bomb = weapon('bomb', 6, 0, rule(grenade.id), rule(frag.id, 1));
  const figures = { a: { at: 'C2R4L1', weapons: [bomb] }, b: { at: 'C4R4L1' } };
  const options = { ...LAST, 'command.dieUnmodified': 'yes' } as const;
  const match = shooting({ options, figures, pools: { a: ['die'], b: [] } });
  const throws = { type: 'shootCube', weapon: 'bomb', cube: 'C4R4L1', dice: 1 } as const;
  expect(refusal(match, throws)).toBeUndefined();
  expect(ofType(play(match, throws, '4111 1 111 1'), 'tested')[0]?.pool.dice).toBe(4);
});

test('DZ-DICE-SEQUENCE, DZ-ABIL-IT-BURNS: everybody in the cube declares before the shooter, whose dice are asked for where a test without modifiers takes any', () => {
  const breath = weapon('breath', 3, 0, rule(itBurns.id));
  const figures = { a: { at: 'C2R4L1', weapons: [breath] }, b: { at: 'C4R4L1' }, b2: { at: 'C4R4L1', spot: [0.1, 0.1] } } as const;
  const flames = { ...shot, weapon: 'breath' } as const;
  const seats = (options: BattleSpec['options']) =>
    questions(shooting({ figures, ...(options && { options }) }), flames).map((question) =>
      'seat' in question ? question.seat : undefined,
    );
  expect(seats(LAST)).toEqual(['b', 'b']);
  expect(seats({ ...LAST, 'command.dieUnmodified': 'yes' })).toEqual(['b', 'b', 'a']);
});

test('DZ-DICE-SEQUENCE, DZ-FIGHT-RESPONSE: by option the target of a Fight answers with its dice, then the attacker adds dice', () => {
  const figures = { a: { at: 'C2R4L1' }, b: { at: 'C3R4L1' } };
  const match = shooting({ options: LAST, figures });
  const charge = { type: 'move', path: ['C3R4L1'] } as const;
  expect(refusal(match, { ...charge, dice: 1 })).toBe('DZ-DICE-SEQUENCE');
  expect(questions(match, charge)).toMatchObject([
    { purpose: 'response', seat: 'b', about: { attack: { dice: 0 } } },
    { purpose: 'dice', seat: 'a', about: { figure: 'a', kind: 'fight', against: 'b', response: { how: 'fight', dice: 0 } } },
  ]);
  const events = play(match, charge, '511111 5111', [
    ['response', dodge(1)],
    ['dice', 2],
  ]);
  expect(ofType(events, 'tested').map(({ pool }) => pool.dice)).toEqual([6, 4]);
  expect(match.state.pools).toEqual({ a: [], b: [] });
});

test('DZ-DICE-SEQUENCE, DZ-MOVE-BREAK-AWAY: the figure that breaks away declares before the enemy that strikes it', () => {
  const figures = { a: { at: 'C2R4L1' }, b: { at: 'C2R4L1', spot: [0.9, 0.9] } } as const;
  const match = shooting({ options: LAST, figures });
  const asked = questions(match, { type: 'move', path: ['C3R4L1'] });
  expect(asked.slice(0, 3)).toMatchObject([
    { purpose: 'striker', seat: 'b', options: [{ figure: 'b', dice: 0 }, 'none'] },
    { purpose: 'dice', seat: 'a', about: { figure: 'a', by: 'b', attack: { how: 'fight', dice: 0 } } },
    { purpose: 'dice', seat: 'b', about: { figure: 'b', kind: 'fight', against: 'a' } },
  ]);
});

const launcher = weapon('launcher', 6, 0, rule(frag.id, 1));
const crowd = {
  a: { at: 'C2R4L1', weapons: [launcher] },
  a2: { at: 'C4R4L1', spot: [0.1, 0.1] },
  a3: { at: 'C4R4L1', spot: [0.1, 0.9] },
  b: { at: 'C4R4L1' },
  b2: { at: 'C4R4L1', spot: [0.9, 0.9] },
} as const;
const blast = { type: 'shoot', weapon: 'launcher', target: 'b' } as const;
const asksOf = (asked: readonly Question[]) =>
  asked.flatMap((question) => (question.kind === 'choice' && question.purpose === 'next' ? [question] : []));

test('DZ-DICE-SEQUENCE: the figures of a team survive an explosion in its order, and nobody is asked', () => {
  expect(asksOf(questions(battle({ figures: crowd, activation: 'a' }), blast))).toEqual([]);
});

test('DZ-DICE-SEQUENCE: by option each player orders the own figures, the other player first; the last one is no choice', () => {
  const match = battle({ figures: crowd, activation: 'a', options: OWNER });
  const about = { at: 'C4R4L1', rule: 'DZ-ABIL-FRAG' };
  expect(asksOf(questions(match, blast))).toMatchObject([
    { seat: 'b', about, options: ['b', 'b2'] },
    { seat: 'a', about, options: ['a2', 'a3'] },
  ]);
  const events = play(match, blast, '1 111 111 111 111 1 3 7 7', [
    ['next', 'b2'],
    ['next', 'a3'],
  ]);
  expect(tests(events)).toEqual(['explosion explosion 0', 'survive b2 0', 'survive b 0', 'survive a3 0', 'survive a2 0']);
  expect(ofType(events, 'tableRolled').map((event) => event.figure)).toEqual(['b2', 'b', 'a3', 'a2']);
});

test('DZ-DICE-SEQUENCE, DZ-ABIL-IT-BURNS: where a shot strikes a cube the order is asked for only of a player with a Splat to spend between the tests', () => {
  const breath = weapon('breath', 6, 0, rule(itBurns.id));
  const b = { at: 'C4R4L1', splat: stalwart.id } as const;
  const figures = { ...crowd, a: { at: 'C2R4L1', weapons: [breath] }, b };
  const flames = { ...blast, weapon: 'breath' } as const;
  const asked = (pools: BattleSpec['pools']) =>
    asksOf(questions(battle({ figures, activation: 'a', options: OWNER, ...(pools && { pools }) }), flames)).map(({ seat }) => seat);
  expect(asked({ a: ['splat'], b: [] })).toEqual([]);
  expect(asked({ a: ['splat'], b: ['splat'] })).toEqual(['b']);
  const spent = battle({ figures, activation: 'a', pools: { a: [], b: ['splat'] } });
  expect(mayMend({ state: spent.state } as Turn, 'b')).toBe(true);
  const state = { ...spent.state, activation: { ...spent.state.activation, splats: ['b'] } } as State;
  expect(mayMend({ state } as Turn, 'b')).toBe(false);
});

test('DZ-DICE-SEQUENCE: an order that is picked is taken back and played again as it was recorded', () => {
  const match = battle({ figures: crowd, activation: 'a', options: OWNER });
  const before = match.state;
  play(match, blast, '1 111 111 111 111 1 3 7 7', [
    ['next', 'b2'],
    ['next', 'a3'],
  ]);
  const entry = match.entries.at(-1);
  expect(entry?.answers.filter((one) => typeof one.answer === 'string').map(({ answer }) => answer)).toEqual(['b2', 'a3']);
  match.goBack({ entries: match.entries.length - 1, answers: 0 });
  expect(match.state).toEqual(before);
  expect(figure(match, 'b').posture).toBe('standing');
});
