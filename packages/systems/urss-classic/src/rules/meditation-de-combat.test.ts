import { expect, test } from 'vitest';
import { battle, figure, play, type BattleSpec } from '../testing.ts';
import { savesAgainst } from '../saves.ts';
import type { State } from '../state.ts';
import { robust } from './index.ts';

const meditate = { type: 'special', rule: 'meditation-de-combat' } as const;
const spec = (options: BattleSpec['options'] = {}): BattleSpec => ({
  figures: {
    a: { at: [0, 0], rules: ['meditation-de-combat'] },
    a2: { at: [5.999, 0] },
    a3: { at: [6, 0] },
    a4: { at: [0, 3], rules: [robust.id] },
    b: { at: [2, 2] },
  },
  activation: 'a',
  options,
});
/** Levels of the saves of each figure against a fall. */
const saves = (state: State, ids = ['a', 'a2', 'a3', 'a4', 'b']): number[] =>
  ids.map((target) => savesAgainst(state, { kind: 'fall', target, rule: 'UC-MOVE-FALL', arc: 'none', hidden: 0 }).length);

test('UC-SW-PWR-MEDITATION UC-SYS-SIDES: allies at less than 5 paces, the user included, have one more save', () => {
  const match = battle(spec());
  play(match, meditate, '33');
  expect(saves(match.state)).toEqual([0, 0, 0, 1, 0]);
  const works = battle(spec());
  play(works, meditate, '34');
  expect(saves(works.state)).toEqual([1, 1, 0, 2, 0]);
  expect(savesAgainst(works.state, { kind: 'fall', target: 'a', rule: 'UC-MOVE-FALL', arc: 'none', hidden: 0 })).toEqual([
    { level: 'malus', class: 'effect', source: 'UC-SW-PWR-MEDITATION' },
  ]);
});

test('UC-SW-PWR-MEDITATION: the user itself does not profit by option', () => {
  const match = battle(spec({ 'allies.includeSelf': 'no' }));
  play(match, meditate, '34');
  expect(saves(match.state)).toEqual([0, 1, 0, 2, 0]);
});

test('UC-SW-PWR-MEDITATION UC-SYS-DURATION: who was near keeps it wherever it goes, until the next activation of the user', () => {
  const match = battle(spec());
  play(match, meditate, '34');
  Object.assign(figure(match, 'a2'), { x: 50000 });
  Object.assign(figure(match, 'a3'), { x: 31500 });
  expect(saves(match.state)).toEqual([1, 1, 0, 2, 0]);
});

test('UC-SW-PWR-MEDITATION UC-SYS-DURATION: by option it goes with the user, for who is near at each damage point', () => {
  const match = battle(spec({ 'ward.mode': 'aura' }));
  play(match, meditate, '34');
  expect(match.state.effects).toHaveLength(1);
  expect(saves(match.state)).toEqual([1, 1, 0, 2, 0]);
  Object.assign(figure(match, 'a2'), { x: 50000 });
  Object.assign(figure(match, 'a3'), { x: 31500 });
  expect(saves(match.state)).toEqual([1, 0, 1, 2, 0]);
});

test('UC-SYS-DURATION: it ends at the start of the next activation of the user', () => {
  const match = battle(spec());
  play(match, meditate, '34');
  play(match, [{ type: 'pass' }, { type: 'endGroup' }, { type: 'endGroup' }, { type: 'activate', figure: 'a' }]);
  expect(match.state.effects).toEqual([]);
});
