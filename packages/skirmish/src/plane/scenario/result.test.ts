import { NOBODY } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { countOf } from './objectives.ts';
import { doneUnhindered, NOBODY_PLAYS, scenarioOutcome } from './result.ts';
import type { Happening, Objective } from './schema.ts';
import { at, leave, objective, RULE, stateOf, text } from './testing.ts';

/** b2 is still to come. */
const late: Happening = {
  id: 'late',
  text: text('late'),
  when: { turn: 5 },
  arrivals: { figures: ['b2'], zone: { x: 0, y: 0, width: 1, height: 1, front: 'north' } },
};

test('UC-VICTORY-SCENARIO: with one side left in play what it can still do counts as done; who is still to come keeps the battle going', () => {
  const aims = [
    objective({ type: 'reach', who: ['a1', 'a2'], count: 2, zone: 'gate' }, { id: 'two' }),
    objective({ type: 'reach', who: ['a1'], count: 1, zone: 'gate' }, { id: 'one', points: 1 }),
  ];
  const state = stateOf({ a1: at(5, 5), a2: at(1, 1), b1: at(19, 19), b2: at(0, 0) }, { objectives: aims, happenings: [late] });
  leave(state, 'b2', 'reserve');
  leave(state, 'b1');
  leave(state, 'a2');
  expect(scenarioOutcome(state, RULE)).toBeUndefined();
  const doneNow = (): readonly string[] => doneUnhindered({ state, scenario: state.scene.scenario }).map(({ id }) => id);
  expect(doneNow()).toEqual([]);
  leave(state, 'b2', 'out');
  expect(scenarioOutcome(state, RULE)).toMatchObject({ winners: ['a'], scores: { bySide: { a: 1, b: 0 } } });
  expect(doneNow()).toEqual(['one']);
});

/** The last figure in play is gone; b2 is to come then. */
const lastGone = (when: Happening['when']) => {
  const state = stateOf({ a1: at(5, 5), b2: at(0, 0) }, { happenings: [{ ...late, when }] });
  leave(state, 'b2', 'reserve');
  leave(state, 'a1');
  return state;
};

test('UC-VICTORY-SCENARIO: with nobody in play only those are waited for who come as a turn begins', () => {
  expect(scenarioOutcome(lastGone({ entered: 'gate', by: ['a1'] }), RULE)).toMatchObject({ winners: [] });
  expect(scenarioOutcome(lastGone({ turn: 5 }), RULE)).toMatchObject({ winners: ['b'] });
});

/** The machine’s figure alone is in play, in the first turn; b2 is to come then. */
const machineAlone = (when: Happening['when'], turn = 1) => {
  const state = stateOf({ a1: at(5, 5), b2: at(0, 0) }, { happenings: [{ ...late, when }] });
  leave(state, 'b2', 'reserve');
  for (const group of state.scene.groups) if (group.side === 'a') Object.assign(group, { seat: NOBODY });
  return scenarioOutcome({ ...state, turn }, RULE);
};

test('UC-VICTORY-SCENARIO, UC-SV-AI-IDLE: with only the machine’s figures in play nobody is waited for who comes when something is done', () => {
  expect(machineAlone({ entered: 'gate', by: ['b2'] })).toMatchObject({ winners: ['a'] });
  expect(machineAlone({ turn: 5 })).toBeUndefined();
  expect(machineAlone({ turn: 5 }, 5)).toMatchObject({ winners: ['a'] });
});

test('UC-VICTORY-SCENARIO, UC-SV-AI-SCOPE: with only the machine’s figures left, of two sides, the battle is over: who leads wins, or both', () => {
  const state = stateOf(
    { a1: at(5, 5), b1: at(9, 9), b2: at(0, 0) },
    { objectives: [objective({ type: 'hold', zone: 'gate' })], happenings: [late] },
  );
  for (const group of state.scene.groups) Object.assign(group, { seat: NOBODY });
  leave(state, 'b2', 'reserve');
  expect(scenarioOutcome(state, RULE)).toMatchObject({ winners: ['a', 'b'], reason: NOBODY_PLAYS });
  state.scenario.met['aim'] = 1;
  expect(scenarioOutcome(state, RULE)).toMatchObject({ winners: ['a'] });
});

test('UC-VICTORY-SCENARIO: what one side can still do with nobody left to hinder it', () => {
  const aims = [
    objective({ type: 'eliminate', who: ['b1'] }, { id: 'eliminate' }),
    objective({ type: 'escort', who: ['a1'], zone: 'gate' }, { id: 'escort' }),
    objective({ type: 'escort', who: ['a1', 'a2'], zone: 'gate' }, { id: 'escort who is out' }),
    objective({ type: 'survive', who: ['a1', 'a2'], count: 2, turn: 9 }, { id: 'survive, one too few' }),
    objective({ type: 'carry', token: 'box', zone: 'gate' }, { id: 'carry' }),
    objective({ type: 'hold', zone: 'gate' }, { id: 'hold' }),
    objective({ type: 'eliminate', who: ['a2'] }, { id: 'of others', side: 'b' }),
    objective({ type: 'hold', zone: 'gate' }, { id: 'held already' }),
  ];
  const state = stateOf({ a1: at(5, 5), a2: at(1, 1), b1: at(19, 19) }, { objectives: aims });
  state.scenario.met['held already'] = 1;
  leave(state, 'a2');
  leave(state, 'b1');
  const done = doneUnhindered({ state, scenario: state.scene.scenario });
  expect(done.map(({ id }) => id)).toEqual(['eliminate', 'escort', 'carry', 'hold']);
});

test('UC-VICTORY-SCENARIO: who came later and is out counts as gone', () => {
  const state = stateOf({ a1: at(5, 5), b1: at(19, 19), b2: at(0, 0) }, { happenings: [late] });
  const gone = () => countOf(state, objective({ type: 'eliminate', who: ['b2'] })).now;
  leave(state, 'b2', 'reserve');
  expect(gone()).toBe(0);
  leave(state, 'b2');
  expect(gone()).toBe(1);
});

/** Side a alone is left, with that to do still; b has held the gate so many times. */
function alone(mine: Partial<Objective>, held: number) {
  const aims = [
    objective({ type: 'reach', who: ['a1'], count: 1, zone: 'gate' }, { id: 'mine', ...mine }),
    objective({ type: 'hold', zone: 'gate' }, { id: 'theirs', side: 'b', points: 1 }),
  ];
  const state = stateOf({ a1: at(5, 5), b1: at(19, 19) }, { objectives: aims });
  leave(state, 'b1');
  state.scenario.met.theirs = held;
  return scenarioOutcome(state, RULE);
}

test('UC-VICTORY-SCENARIO: with one side left, what wins at once wins; else the highest score does, whosever it is; else the side that is left', () => {
  expect(alone({ points: 0, wins: true }, 1)?.winners).toEqual(['a']);
  expect(alone({ points: 0 }, 1)).toMatchObject({ winners: ['b'], scores: { bySide: { a: 0, b: 1 } } });
  expect(alone({ points: 0 }, 0)?.winners).toEqual(['a']);
});

test('UC-VICTORY-SCENARIO: it ends with what was met for reasons, and with scores where there are points', () => {
  const aims = [
    objective({ type: 'hold', zone: 'gate' }, { id: 'held', name: text('held'), points: 0 }),
    objective({ type: 'escort', who: ['a1'], zone: 'gate' }, { id: 'open', name: text('open'), points: 0 }),
  ];
  const state = stateOf({ a1: at(5, 5), b1: at(19, 19) }, { objectives: aims });
  state.scenario.met.held = 1;
  const outcome = scenarioOutcome(state, RULE, true);
  expect(outcome?.reasons).toEqual([{ rule: RULE, text: text('held') }]);
  expect(outcome?.scores).toBeUndefined();
});

test('UC-VICTORY-SCENARIO: after the last turn the highest score wins, equal scores are a draw', () => {
  const state = stateOf({ a1: at(5, 5), b1: at(19, 19) }, { turns: 1, objectives: [objective({ type: 'hold', zone: 'gate' })] });
  expect(scenarioOutcome(state, RULE)).toBeUndefined();
  expect(scenarioOutcome(state, RULE, true)).toMatchObject({ winners: [], scores: { bySide: { a: 0, b: 0 } } });
});
