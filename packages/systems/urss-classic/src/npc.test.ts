import { loadMatch, saveMatch, seededDice } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { parseSetup } from './setup.ts';
import { urssClassic } from './system.ts';
import { battle, figure, play, refusal, rolls, type Battle } from './testing.ts';

const npcs = {
  roles: {
    a1: { mission: { type: 'elite' }, behaviour: 'walker' },
    a2: { mission: { type: 'assassin' }, behaviour: 'rusher' },
  },
} as const;
const figures = { a1: { at: [0, 0] }, a2: { at: [3, 0] }, a3: { at: [6, 0] }, b: { at: [0, 9] } } as const;
const hunting = { ...figures, a2: { at: [3, 0], marks: { 'AI-MIS-ASSASSIN': 'b' } } } as const;

const consult = (who: string) => ({ type: 'consult', figure: who, rule: 'AI-MIS-ELITE-TABLE' }) as const;
const target = { type: 'note', figure: 'a2', rule: 'AI-MIS-ASSASSIN', value: 'b' } as const;
const die = { type: 'consult', figure: 'a2', rule: 'AI-MIS-ASSASSIN-TABLE' } as const;
const marks = (match: Battle, id: string) => figure(match, id).marks;

test('AI-DICE-WHEN: an NPC that acts rolls a die of its table in the open, once, which is no action; the die counts until its activation ends', () => {
  const match = battle({ figures: hunting, npcs, activation: 'a1' });
  expect(rolls(play(match, consult('a1'), '3'))).toEqual(['npc a1 3']);
  expect(marks(match, 'a1')).toEqual({ 'AI-MIS-ELITE-TABLE': 3 });
  expect(match.state.activation).toMatchObject({ figure: 'a1', left: 2 });
  expect(refusal(match, consult('a1'))).toBe('AI-MIS-ELITE-TABLE');
  play(match, { type: 'pass' });
  expect(marks(match, 'a1')).toEqual({});
});

test('AI-CORE-SCOPE AI-DICE-WHEN: only figures with a role consult, and only in their activation', () => {
  const match = battle({ figures: hunting, npcs, activation: 'a1' });
  expect(['a1', 'a2', 'a3', 'b'].map((who) => refusal(match, consult(who)))).toEqual([
    undefined,
    'AI-MIS-ELITE-TABLE',
    'AI-CORE-SCOPE',
    'AI-CORE-SCOPE',
  ]);
  expect(refusal(battle({ figures, activation: 'a1' }), consult('a1'))).toBe('AI-CORE-SCOPE');
});

test('AI-MIS-ASSASSIN: before the first activation the seat of an assassin alone may command, until its target is noted; the die is then spent', () => {
  const match = battle({ figures, npcs, plays: 'B' });
  const ids = () => urssClassic.offers(match.state, match.system.active(match.state)[0] ?? '').map(({ id }) => id);
  expect(urssClassic.active(match.state)).toEqual(['A']);
  expect(ids()).toEqual(['consult:a2:0', 'note:a2:1']);
  expect(refusal(match, { type: 'activate', figure: 'a1' })).toBe('AI-MIS-ASSASSIN');
  expect(rolls(play(match, die, '5'))).toEqual(['npc a2 5']);
  expect(refusal(match, die)).toBe('AI-MIS-ASSASSIN-TABLE');
  play(match, target);
  expect(marks(match, 'a2')).toEqual({ 'AI-MIS-ASSASSIN': 'b' });
  expect(urssClassic.active(match.state)).toEqual(['B']);
  expect(ids()).toEqual(['activate:b', 'endGroup']);
});

test('AI-MIS-ASSASSIN: a group that the rules play waits for the choices before the first activation', () => {
  const match = battle({
    figures: { ...figures, z: { at: [20, 20], like: 'zombi' } },
    npcs,
    plays: 'Z',
    automatic: ['Z'],
    adaptation: 'survivants',
  });
  expect(match.entries).toEqual([]);
  play(match, target, '');
  expect(match.entries.map(({ command }) => command.type)).toEqual(['note', 'automaton']);
});

test('AI-MIS-CHEF: a chief takes its mission and followers before the first activation', () => {
  const roles = { ...npcs.roles, a2: { mission: { type: 'chief' }, behaviour: 'walker' } } as const;
  const match = battle({ figures, npcs: { roles }, plays: 'A' });
  const follows = { type: 'note', figure: 'a1', rule: 'AI-MIS-CHEF-CONTROL', value: 'a2' } as const;
  expect(refusal(match, { type: 'endGroup' })).toBe('AI-MIS-CHEF-CONTROL');
  play(match, [follows, { type: 'note', figure: 'a2', rule: 'AI-MIS-CHEF', value: 'elite' }]);
  expect([marks(match, 'a1'), marks(match, 'a2')]).toEqual([{ 'AI-MIS-CHEF-CONTROL': 'a2' }, { 'AI-MIS-CHEF': 'elite' }]);
  expect(refusal(match, follows)).toBe('AI-MIS-CHEF-CONTROL');
  expect(refusal(match, { type: 'endGroup' })).toBeUndefined();
});

test('AI-DICE-WHEN AI-MIS-ASSASSIN: dice and notes are saved and read, taken back, branched and replayed', () => {
  const match = battle({ figures, npcs, plays: 'A' });
  play(match, [die, target, { type: 'activate', figure: 'a1' }, consult('a1')], '26');
  const read = loadMatch(urssClassic, saveMatch(match), parseSetup, (entry) => seededDice(1, entry));
  if (!read.ok) throw new Error(read.problem.reason.en);
  expect(read.drift).toBeUndefined();
  expect(read.match.state).toEqual(match.state);
  const branch = match.fork(2);
  expect([marks(branch, 'a2'), marks(branch, 'a1')]).toEqual([{ 'AI-MIS-ASSASSIN': 'b' }, {}]);
  match.undo();
  expect(marks(match, 'a1')).toEqual({});
  match.goBack({ entries: 1 });
  expect(marks(match, 'a2')).toEqual({ 'AI-MIS-ASSASSIN-TABLE': 2 });
});

test.each<[string, unknown]>([
  ['value', { ...target, value: 3 }],
  ['value', { ...target, value: { x: 0, y: 0, z: 0 } }],
  ['value', { type: 'note', figure: 'a1', rule: 'AI-MIS-GARDE', value: { x: 0, y: 0 } }],
  ['rule', { ...target, rule: 'AI-MIS-SOLDAT' }],
  ['rule', { ...die, rule: 'toString' }],
  ['figure', { ...target, figure: '__proto__' }],
])('AI-DICE-WHEN: a command with a spoilt %s is refused: %j', (member, command) => {
  const { state } = battle({ figures, npcs, plays: 'A' });
  const refused = urssClassic.check(state, 'A', command as never);
  expect(refused?.rule).toBe('UC-SYS-DECISIONS');
  expect(refused?.reason.en).toContain(member);
});
