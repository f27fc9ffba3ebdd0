import { copy } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Attack } from '../attack.ts';
import { reduce } from '../reduce.ts';
import { saveAgainst, RAN } from '../saves.ts';
import { battle, box, figure, play, point, refusal, where, type Battle, type FigureSpec } from '../testing.ts';

const to = (x: number, y: number) => ({ type: 'run', to: point(x, y) }) as const;
const runner = (more: FigureSpec = {}): Battle => battle({ figures: { a: { at: [0, 0], ...more }, b: { at: [0, 20] } }, activation: 'a' });

/** The sources of save of `a` against a shot of `b`. */
function shotSaves(match: Battle): readonly (readonly [string, number])[] {
  const attack: Attack = { kind: 'shot', by: 'b', target: 'a', rule: 'UK-DMG-SHOT', arc: 'front', hidden: 0 };
  return (saveAgainst(match.state, attack)?.sources ?? []).map(({ source, value }) => [source, value]);
}

test('UK-ACT-RUN, UK-MOVE-BASE: a straight line of ten paces, which the figure then faces', () => {
  const match = runner();
  expect([refusal(match, to(10, 0)), refusal(match, to(10.5, 0)), refusal(match, to(0, 0))]).toEqual([
    undefined,
    'UK-ACT-RUN',
    'UK-ACT-RUN',
  ]);
  play(match, to(10, 0));
  const { facing } = figure(match, 'a');
  expect([where(match, 'a'), facing.x > 0, facing.y]).toEqual([[10, 0], true, 0]);
  expect(match.state.activation).toBeUndefined();
});

test('UK-ACT-RUN: nobody climbs or swims on a run', () => {
  const terrain = [box('lac', [2, -5, 8, -1], { kind: 'water', top: 0 }), box('maison', [2, 1, 8, 5], { top: 2.5 })];
  const match = battle({ figures: { a: { at: [0, 0] } }, terrain, activation: 'a' });
  expect([refusal(match, to(6, -3)), refusal(match, to(6, 3))]).toEqual(['UK-ACT-RUN', 'UK-MOVE-PATH']);
});

test('UK-ACT-RUN, UK-SAVE-RUN: a run of any length gives a save of value 1 against shots, a move none', () => {
  const short = runner();
  play(short, to(0.1, 0));
  expect(shotSaves(short)).toEqual([[RAN, 1]]);
  const walker = runner();
  play(walker, { type: 'move', path: [point(5, 0)] });
  expect(shotSaves(walker)).toEqual([]);
});

test('UK-SYS-DURATION: having run lasts until the next activation of the figure, and not beyond its start', () => {
  const match = runner();
  play(match, to(5, 0));
  play(match, [{ type: 'activate', figure: 'b' }, { type: 'pass' }]);
  expect([match.state.turn, shotSaves(match)]).toEqual([2, [[RAN, 1]]]);
  play(match, { type: 'activate', figure: 'a' });
  expect(shotSaves(match)).toEqual([]);
});

test('UK-SYS-DURATION: who is knocked down or stunned has no more of its run; who is moved by another has', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [6, 0], weapons: ['lame'] } }, activation: 'a' });
  play(match, to(6, 0));
  play(
    match,
    [
      { type: 'activate', figure: 'b' },
      { type: 'fight', target: 'a' },
    ],
    '4 4444',
  );
  expect([where(match, 'a'), shotSaves(match)]).toEqual([[4, 0], [[RAN, 1]]]);
  for (const type of ['knockedDown', 'stunned'] as const) {
    const later = copy(match.state);
    reduce(later, { type, figure: 'a', rule: 'test' });
    expect(later.passing.filter(({ rule }) => rule === RAN)).toEqual([]);
  }
});

test('UK-ACT-RUN, UK-MOVE-CHARGE: a run may end in contact, and faces its own direction there', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [8, 0.5] } }, activation: 'a' });
  play(match, to(9, 0));
  const { facing } = figure(match, 'a');
  expect([where(match, 'a')[1], facing.y, figure(match, 'b').facing.x < 0]).toEqual([0, 0, true]);
});

test('UK-SAVE-RUN, UK-MELEE-DISENGAGE: who is felled as it sets out has not run', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, a2: { at: [9, 9] }, b: { at: [0, 1], weapons: ['lame'] } }, activation: 'a' });
  play(match, to(0, -6), '4');
  expect([figure(match, 'a').posture, match.state.passing.filter(({ rule }) => rule === RAN)]).toEqual(['out', []]);
});
