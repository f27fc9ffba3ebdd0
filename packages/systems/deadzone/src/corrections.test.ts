import { expect, test } from 'vitest';
import type { CommandOf } from './commands.ts';
import { deadzone } from './system.ts';
import { marking } from './testing-corrections.ts';
import { battle, cubeOfFigure, figure, play, refusal, type Battle, type BattleSpec } from './testing.ts';

type Correction = CommandOf<'correct'>;
const correct = (how: Omit<Correction, 'type'>): Correction => ({ type: 'correct', ...how });

const figures: BattleSpec['figures'] = { a: { at: 'C1R1L1' }, a2: { at: 'C2R1L1' }, b: { at: 'C4R1L1' }, b2: { at: 'C8R8L1' } };
const begun = (more: Partial<BattleSpec> = {}): Battle => battle({ figures, activation: 'a', ...more });
const shot = { type: 'shoot', weapon: 'rifle', target: 'b' } as const;

test('DZ-SHOOT-RANGE: a shot is measured from the cube in which its target is said to stand', () => {
  const match = begun();
  expect(refusal(match, shot)).toBeUndefined();
  play(match, correct({ figure: 'b', cube: 'C8R1L1' }));
  expect(cubeOfFigure(match, 'b')).toBe('C8R1L1');
  expect(refusal(match, shot)).toBe('DZ-SHOOT-RANGE');
});

test('DZ-DMG-WOUNDS, DZ-DMG-DEAD: damage counters are those said; too many are death, and what it carried lies there', () => {
  const match = begun({ figures: { ...figures, b: { at: 'C4R1L1', carries: ['medipack'] } } });
  play(match, correct({ figure: 'b', counters: 1 }));
  expect(figure(match, 'b')).toMatchObject({ counters: 1, posture: 'standing' });
  play(match, correct({ figure: 'b', counters: 3 }));
  expect(figure(match, 'b')).toMatchObject({ posture: 'out', carried: [] });
  expect(match.state.tokens).toMatchObject([{ at: 'C4R1L1', item: 'medipack' }]);
  expect(match.state.points).toEqual({ a: 0, b: 0 });
});

test('DZ-ROUND-TURN: who is dead acts no more, and the Turn passes where nobody is left to act', () => {
  const match = begun();
  play(match, correct({ figure: 'a', posture: 'out' }));
  expect(match.state.activation).toBeUndefined();
  expect(match.state.turn?.seat).toBe('b');
});

test('DZ-CMD-ACTIVATION: with the result for a second figure gone, the Turn passes', () => {
  const match = begun({ pools: { a: ['activation'], b: [] } });
  play(match, [{ type: 'move', path: ['C1R2L1'] }, { type: 'done' }]);
  expect(match.state.turn).toMatchObject({ seat: 'a', activations: 1 });
  play(match, correct({ pools: { a: [] } }));
  expect(match.state.turn).toMatchObject({ seat: 'b', activations: 0 });
});

test('DZ-ROUND-ONCE: who has played this Round is not activated', () => {
  const match = begun({ activation: undefined, turn: 'a' });
  play(match, correct({ figure: 'a', activated: true }));
  expect(refusal(match, { type: 'activate', figure: 'a' })).toBe('DZ-ROUND-ONCE');
  play(match, correct({ figure: 'a2', activated: true }));
  expect(match.state).toMatchObject({ finished: 'a', turn: { seat: 'b' } });
  play(match, correct({ figure: 'a2', activated: false }));
  expect(match.state.finished).toBeUndefined();
});

test('DZ-ACT-PINNED: who is said to be pinned stands up first', () => {
  const match = begun();
  play(match, correct({ figure: 'a', posture: 'prone' }));
  expect(refusal(match, shot)).toBe('DZ-ACT-PINNED');
});

test('DZ-STATE-SMOKE, DZ-CMD-POOL, DZ-VP-TARGET: smoke, command dice and points of the table', () => {
  const match = begun();
  play(match, correct({ smoke: ['C2R1L1'], pools: { a: ['die', 'splat'] }, points: { b: 3 } }));
  expect(match.state).toMatchObject({ smoke: ['C2R1L1'], pools: { a: ['die', 'splat'] }, points: { a: 0, b: 3 } });
  play(match, correct({ smoke: [] }));
  expect(match.state.smoke).toEqual([]);
});

test.each([
  ['off the board', { figure: 'b', cube: 'C9R1L1' }, 'DZ-MOVE-POSITION'],
  ['in a place outside its cube', { figure: 'b', cube: 'C4R1L1', at: { x: 0, y: 0 } }, 'DZ-MOVE-POSITION'],
  ['in play with too many counters', { figure: 'b', counters: 5, posture: 'standing' }, 'DZ-DMG-WOUNDS'],
  ['gone from the table with too many counters', { figure: 'b', counters: 5, posture: 'gone' }, 'DZ-DMG-WOUNDS'],
  ['nobody', { figure: 'z', counters: 1 }, 'DZ-ROUND-TURN'],
  ['of no figure', { counters: 1 }, 'DZ-ROUND-TURN'],
  ['nothing', { figure: 'b' }, 'DZ-ROUND-TURN'],
  ['fewer than no counters', { figure: 'b', counters: -1 }, 'DZ-ROUND-TURN'],
  ['a marker that is none', { figure: 'b', marks: ['medipack'] }, 'DZ-STATE-FIRE'],
  ['points of nobody', { points: { z: 1 } }, 'DZ-SETUP-SIDES'],
  ['smoke off the board', { smoke: ['C9R9L1'] }, 'DZ-STATE-SMOKE'],
] as const)('a correction that says %s', (_, how, rule) => {
  expect(refusal(begun(), correct(how as Omit<Correction, 'type'>))).toBe(rule);
});

test('DZ-MOVE-POSITION: who comes back into play comes back somewhere', () => {
  const match = begun();
  play(match, correct({ figure: 'b', posture: 'gone' }));
  expect(refusal(match, correct({ figure: 'b', posture: 'standing' }))).toBe('DZ-MOVE-POSITION');
  play(match, correct({ figure: 'b', posture: 'standing', cube: 'C3R3L1' }));
  expect(cubeOfFigure(match, 'b')).toBe('C3R3L1');
});

test('a correction is told in one sentence', () => {
  const match = begun();
  play(match, correct({ figure: 'b', cube: 'C5R1L1', posture: 'prone', counters: 1, marks: [...marking()], points: { a: 2 } }));
  const [event] = match.entries.at(-1)?.events ?? [];
  const said = event && deadzone.describe(match.stateAt(0), event, 'en');
  expect(said?.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(
    'Correction: b: in C5R1, pinned, damage counters: 1, It Burns!, A 2 VP.',
  );
});
