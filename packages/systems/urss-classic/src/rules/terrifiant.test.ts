import { expect, test } from 'vitest';
import { battle, figure, play, rolls, where, type FigureSpec } from '../testing.ts';
import { move, run } from '../testing-moves.ts';
import { heal } from './index.ts';

const spread = { a2: { at: [-25, -25] }, a3: { at: [-25, -22] } } as const;
const dread: FigureSpec = { at: [0, 0], rules: ['terrifiant'] };
const activate = (id: string) => ({ type: 'activate', figure: id }) as const;

test('UC-ATTR-TERRIFIANT: a test as an activation starts at less than 10 paces; passed, it acts normally', () => {
  const match = battle({ figures: { a: { at: [0, -10.999] }, ...spread, b: dread } });
  expect(rolls(play(match, activate('a'), '34'))).toEqual(['morale a 7']);
  expect(match.state.activation?.left).toBe(2);
  expect(rolls(play(match, move([0, -9])))).toEqual([]);
});

test('UC-ATTR-TERRIFIANT UC-MORALE-DEMORAL: who flees it and is struck down may cost its group heart as an activation starts', () => {
  const b: FigureSpec = { ...dread, weapons: ['epee'] };
  const match = battle({ figures: { a: { at: [0, -1] }, a2: { at: [-25, -25] }, a3: { at: [9, 25], posture: 'out' }, b }, plays: 'A' });
  expect(rolls(play(match, activate('a'), '11 66 34'))).toEqual(['morale a 2', 'damage b 12', 'morale a2 7']);
});

test('UC-ATTR-TERRIFIANT: who is struck down as it flees one does not test for the next', () => {
  const b: FigureSpec = { ...dread, weapons: ['epee'] };
  const match = battle({ figures: { a: { at: [0, -1] }, ...spread, b, b2: { ...dread, at: [2, 0] } }, plays: 'A' });
  expect(rolls(play(match, activate('a'), '11 66'))).toEqual(['morale a 2', 'damage b 12']);
});

test('UC-ATTR-TERRIFIANT: exactly 10 paces is no reason, nor is an ally', () => {
  const match = battle({ figures: { a: { at: [0, -11] }, ...spread, b: dread, b2: { at: [0, 3] } } });
  play(match, [activate('a'), { type: 'pass' }, { type: 'endGroup' }, activate('b2')]);
  expect(match.state.activation?.figure).toBe('b2');
});

test('UC-ATTR-TERRIFIANT: the two need not see each other', () => {
  const match = battle({ figures: { a: { at: [0, -5], facing: 'south' }, ...spread, b: dread } });
  expect(rolls(play(match, activate('a'), '34'))).toEqual(['morale a 7']);
});

test('UC-ATTR-TERRIFIANT: a test at the end of an action that has brought them nearer than 10 paces, whoever moved', () => {
  const comes = battle({ figures: { a: { at: [0, -14] }, ...spread, b: dread }, activation: 'a' });
  expect(rolls(play(comes, move([0, -10]), '34'))).toEqual(['morale a 7']);
  const fails = battle({ figures: { a: { at: [0, -14] }, ...spread, b: dread }, activation: 'a' });
  play(fails, move([0, -10]), '12');
  expect(where(fails, 'a')).toEqual([0, -20]);
  expect(fails.state.activation).toBeUndefined();
  const approached = battle({ figures: { b: { at: [0, 9], rules: ['terrifiant'] }, a: { at: [0, -9] }, ...spread }, activation: 'b' });
  expect(rolls(play(approached, run(0, 0.5), '12'))).toEqual(['morale a 3']);
  expect(where(approached, 'a')).toEqual([0, -19]);
});

test('UC-ATTR-TERRIFIANT: only what the action has changed counts: who was near before it does not test at its end', () => {
  const match = battle({ figures: { a: { at: [0, -8] }, ...spread, b: dread }, activation: 'a' });
  expect(rolls(play(match, move([0, -5])))).toEqual([]);
});

test('UC-ATTR-TERRIFIANT: once a turn for each pair, then again in the next turn', () => {
  const match = battle({ figures: { a: { at: [0, -14] }, ...spread, b: dread }, activation: 'a' });
  play(match, move([0, -10]), '34');
  play(match, [{ type: 'pass' }, { type: 'endGroup' }, activate('b'), { type: 'pass' }]);
  expect(match.state.turn).toBe(2);
  expect(rolls(play(match, activate('a'), '34'))).toEqual(['morale a 7']);
});

test('UC-ATTR-TERRIFIANT: each Terrifiant enemy is a pair of its own', () => {
  const match = battle({ figures: { a: { at: [0, -5] }, ...spread, b: dread, b2: { ...dread, at: [2, 0] } } });
  expect(rolls(play(match, activate('a'), '34 34'))).toEqual(['morale a 7', 'morale a 7']);
});

test('UC-ATTR-TERRIFIANT, UC-ACT-ALERT-TRIGGER: a reaction tests at its own end only for what the reaction has changed', () => {
  const watcher: FigureSpec = { at: [0, 0], rules: ['terrifiant'], facing: 'south', alert: true };
  const match = battle({ figures: { a: { at: [-14, -4] }, ...spread, b: watcher }, activation: 'a' });
  const reaction = { do: 'react', command: move([-0.5, 0]) };
  // The run comes within 10 paces before the reaction; the test waits for the end of the run.
  const events = play(match, run(-4, -4), '34', [['alert', reaction as never]]);
  const order = events.map(({ type }) => type);
  expect(order.indexOf('marked')).toBeGreaterThan(order.lastIndexOf('figureMoved'));
  expect(figure(match, 'b').alert).toBe(false);
});

test('UC-ATTR-TERRIFIANT: it does not frighten a charger: that is Effrayant', () => {
  const match = battle({ figures: { a: { at: [0, -3] }, ...spread, b: dread }, activation: 'a' });
  expect(rolls(play(match, move([0, -1])))).toEqual([]);
  expect(where(match, 'a')).toEqual([0, -1]);
});

test('UC-ATTR-TERRIFIANT UC-SYS-DISTANCE: at a hair less than 10 paces there is a test', () => {
  const match = battle({ figures: { a: { at: [0, -10.998] }, ...spread, b: dread } });
  expect(rolls(play(match, activate('a'), '34'))).toEqual(['morale a 7']);
});

test('UC-ATTR-TERRIFIANT: who has tested because the enemy came does not test again as its own activation starts this turn', () => {
  const match = battle({
    figures: { a: { at: [0, -14] }, ...spread, b: dread },
    order: ['B', 'A'],
    activation: 'b',
  });
  expect(rolls(play(match, move([0, -4]), '34'))).toEqual(['morale a 7']);
  play(match, [{ type: 'pass' }, activate('a')]);
  expect(match.state.activation?.figure).toBe('a');
});

test('UC-ATTR-TERRIFIANT: who is brought back into play frightens enemies that stood near its token before', () => {
  const match = battle({
    figures: {
      a: { at: [0, -6] },
      ...spread,
      b: { at: [0, 0], rules: [heal.id] },
      b2: { ...dread, at: [1, 0], posture: 'out', vitality: 0 },
    },
    options: { 'heal.outOfAction': 'yes' },
    activation: 'b',
  });
  const healing = { type: 'special', rule: heal.id, target: 'b2' } as const;
  expect(rolls(play(match, healing, '66 34', [['facing', { x: 0, y: 1000 }]]))).toEqual(['power b 12', 'morale a 7']);
});
