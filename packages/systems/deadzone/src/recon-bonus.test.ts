import { copy, openMatch, resolve, type Question } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import type { Command } from './commands.ts';
import { intel } from './rules/jeton-info.ts';
import type { State } from './state.ts';
import { deadzone } from './system.ts';
import { battle, cubeOfFigure, figure, ofType, patrol, play, soldier, type Battle, type BattleSpec } from './testing.ts';

const leader = { type: 'L', recon: 4, weapons: [] } as const;

/** The first Turn of a patrol of three figures, Recon won by `a` by so many; the last command rolls the bonus. */
function begun(ahead: number, bonus: string, answers: readonly (readonly ['bonus', string])[], items = 0): Battle {
  const base = patrol(undefined, { 'recon.bonus': 'yes' });
  const teams = [[soldier('A', { id: 'a', ...leader }), soldier('A', { id: 'a2', weapons: [] })], [soldier('B', { id: 'b', ...leader })]];
  const match: Battle = openMatch(deadzone, {
    ...base,
    mission: { ...base.mission, items: items > 0 },
    bag: new Array<string>(items).fill(intel.id),
    groups: base.groups.map((group, i) => ({ ...group, figures: teams[i] ?? [] })),
  });
  const squares = ['55', '33', '66'].slice(0, items).join('');
  const start: Command[] = [
    { type: 'first', seat: 'a' },
    { type: 'chooseZone', zone: 'red' },
    { type: 'deploy', figure: 'a', cube: 'C1R1L1' },
    { type: 'deploy', figure: 'a2', cube: 'C2R1L1' },
    { type: 'ready' },
    { type: 'deploy', figure: 'b', cube: 'C8R8L1' },
  ];
  play(match, start, `${squares} ${'4'.repeat(ahead)}${'1'.repeat(5 - ahead)} 11111`);
  play(match, [{ type: 'ready' }, { type: 'reroll', dice: [] }], '111 222');
  play(match, { type: 'reroll', dice: [] }, bonus, answers);
  return match;
}

test('DZ-RECON-BONUS: as many dice as the lead, once, in the order of the player’s choice', () => {
  const match = begun(2, '45', [
    ['bonus', '5'],
    ['bonus', 'a2 C3R2L1'],
    ['bonus', 'none'],
    ['bonus', 'a2 C4R3L1'],
  ]);
  expect(match.state.recon).toEqual({ winner: 'a', ahead: 2, rolled: true });
  expect(cubeOfFigure(match, 'a2')).toBe('C4R3L1');
  expect(figure(match, 'a2').activated).toBe(false);
  expect(match.state.turn).toMatchObject({ seat: 'a', activations: 0 });
  play(match, [{ type: 'activate', figure: 'a' }, { type: 'done' }, { type: 'activate', figure: 'b' }, { type: 'done' }]);
  expect(match.state.turn).toMatchObject({ seat: 'a', activations: 0 });
});

test('DZ-RECON-BONUS-TABLE: up to three items are looked at, and stay face down', () => {
  const match = begun(
    1,
    '2 1 2',
    [
      ['bonus', 'token-1'],
      ['bonus', 'token-3'],
      ['bonus', 'none'],
    ],
    3,
  );
  expect(match.state.tokens.map(({ seen, item }) => [seen, item])).toEqual([
    ['a', intel.id],
    [undefined, undefined],
    ['a', intel.id],
  ]);
  expect(match.state.bag).toEqual([intel.id]);
});

test('DZ-RECON-BONUS-TABLE, DZ-ROUND-END: a flanking figure is off the board, and comes in by a side edge before objectives are counted', () => {
  const match = begun(1, '7', [['bonus', 'a2']]);
  expect(figure(match, 'a2').posture).toBe('reserve');
  play(match, [{ type: 'activate', figure: 'a' }, { type: 'done' }, { type: 'activate', figure: 'b' }]);
  const events = play(match, { type: 'done' }, '111 222', [['bonus', 'C8R2L1']]);
  expect(ofType(events, 'objectiveScored')).toMatchObject([{ seat: 'a', objective: 'east' }]);
  expect(match.state.flanking).toEqual([]);
});

const activated = { activated: true } as const;
const columns = (column: string, rows: string) => [...rows].map((row) => `${column}R${row}L1`);

/** The question of where a flanking figure comes in, at the end of a Round with these others on the board; undefined where it waits. */
function entry(type: 'T' | 'V', others: BattleSpec['figures'], map?: BattleSpec['map']): Question | undefined {
  const flanker = { a2: { at: 'C4R4L1', posture: 'reserve', type } } as const;
  const match = battle({ figures: { a: { at: 'C1R1L1' }, ...flanker, ...others }, activation: 'a', ...(map && { map }) });
  const state = copy(match.state as never) as State;
  state.flanking.push('a2');
  let asked: Question | undefined;
  resolve(deadzone, state, 'a', { type: 'done' }, (question) => void (asked ??= question));
  if (!asked) expect(state.flanking).toEqual(['a2']);
  return asked;
}

test('DZ-RECON-BONUS-TABLE: a flanking figure comes in by any empty cube of the two side edges, a vehicle on the ground', () => {
  const map = mapOf({ floors: ['C1R3L2 full', 'C5R3L2 full'] });
  const others = { b: { at: 'C8R8L1', ...activated }, b2: { at: 'C4R8L1', ...activated } };
  const ground = [...columns('C1', '2345678'), ...columns('C8', '1234567')];
  const figures = entry('T', others, map);
  expect(figures).toMatchObject({ seat: 'a', about: { rule: 'DZ-RECON-BONUS-TABLE', result: 7, figure: 'a2' } });
  expect(figures?.kind === 'choice' && [...(figures.options ?? [])].sort()).toEqual([...ground, 'C1R3L2'].sort());
  const vehicles = entry('V', others, map);
  expect(vehicles?.kind === 'choice' && [...(vehicles.options ?? [])].sort()).toEqual(ground.sort());
});

test('DZ-RECON-BONUS-TABLE: with somebody in every cube of both edges a flanking figure waits for the end of the next Round', () => {
  const cubes = [...columns('C1', '2345678'), ...columns('C8', '12345678')];
  expect(entry('T', Object.fromEntries(cubes.map((at, i) => [`b${i}`, { at, ...activated }])))).toBeUndefined();
});

test('DZ-RECON-BONUS, DZ-ROUND-PASS: with all its figures on a flank a team has nobody to activate, and the Turn passes', () => {
  const match = begun(2, '77', [
    ['bonus', 'a2'],
    ['bonus', 'a'],
  ]);
  expect(match.state).toMatchObject({ turn: { seat: 'b' }, finished: 'a', flanking: ['a2', 'a'] });
});

test('DZ-RECON-BONUS-TABLE: one item looked at for a 1, one removed for a 3, up to three figures for a 6, any of these for an 8', () => {
  const one = begun(1, '1 1', [['bonus', 'token-2']], 3);
  expect(one.state.tokens.map(({ seen }) => seen)).toEqual([undefined, 'a', undefined]);
  const removed = begun(1, '3', [['bonus', 'token-2']], 3);
  expect(removed.state.tokens.map(({ id }) => id)).toEqual(['token-1', 'token-3']);
  const two = [
    ['bonus', 'a C1R2L1'],
    ['bonus', 'a2 C2R2L1'],
  ] as const;
  expect(['a', 'a2'].map((id) => cubeOfFigure(begun(1, '6', two), id))).toEqual(['C1R2L1', 'C2R2L1']);
  expect(cubeOfFigure(begun(1, '8', [['bonus', '4'], ...two.slice(1)]), 'a2')).toBe('C2R2L1');
});

/** Moves of the bonus that are offered for a 4 to figure a there, as its team's Turn begins in the first Round. */
function advances(at: string, map: BattleSpec['map'], others: BattleSpec['figures']): readonly string[] {
  const figures = { a: { at }, b: { at: 'C8R8L1' }, ...others };
  const { state: before } = battle({ figures, options: { 'recon.bonus': 'yes' }, activation: 'b', ...(map && { map }) });
  const state = copy(before as never) as State;
  Object.assign(state, { initiative: 'b', recon: { winner: 'a', ahead: 1 } });
  let moves: readonly string[] = [];
  resolve(deadzone, state, 'b', { type: 'done' }, (question) => {
    if (question.kind === 'roll') return [4];
    if (question.kind === 'choice' && question.purpose === 'bonus') moves = (question.options ?? []).map(String);
    return 'none';
  });
  return moves;
}

test('DZ-RECON-BONUS-TABLE: a figure goes to a cube beside its own, over no fall, to no enemy and where there is room', () => {
  const map = mapOf({ floors: ['C1R1L3 full', 'C2R1L3 full', 'C1R2L3 full'] });
  expect(advances('C1R1L3', map, {})).toEqual(['a C2R1L3', 'a C1R2L3', 'none']);
  const beside = { b2: { at: 'C2R1L3' }, a2: { at: 'C1R2L3', size: 4, speed: null } } as const;
  expect(advances('C1R1L3', map, beside).filter((move) => move.startsWith('a '))).toEqual([]);
});

test('DZ-RECON-BONUS-TABLE: the record tells the way of a figure that the bonus moves', () => {
  const { entries } = begun(1, '4', [['bonus', 'a2 C3R2L1']]);
  expect(entries.flatMap(({ events }) => ofType(events, 'moved'))).toMatchObject([
    { figure: 'a2', path: ['C2R1L1', 'C3R2L1'], how: 'walk' },
  ]);
});
