import { expect, test } from 'vitest';
import type { Place } from '@escarmouche/space';
import type { PlaneState } from '../state.ts';
import { ground } from '../testing.ts';
import { afterActionOf, atTurnEnd, atTurnStart } from './course.ts';
import { countOf } from './objectives.ts';
import { doneUnhindered, scenarioOutcome } from './result.ts';
import { foldScenario, progressOf, type ScenarioEvent } from './scenario.ts';
import type { Happening, Objective, Scenario, ScenarioProgress } from './schema.ts';

type State = PlaneState & {
  turn: number;
  readonly scenario: ScenarioProgress;
};

const RULE = 'RULE';
const text = (en: string) => ({ fr: en, en });
const at = (x: number, y: number): Place => ({ x: x * 1000, y: y * 1000, z: 0 });

/** A table with the zone "gate", three paces about (10, 10). */
function stateOf(places: Readonly<Record<string, Place>>, parts: Partial<Scenario>) {
  const plain = ground(places);
  const scenario: Scenario = {
    id: 'test',
    name: text('test'),
    story: text('a story'),
    zones: [{ id: 'gate', name: text('the gate'), shape: { type: 'disc', x: 10_000, y: 10_000, r: 3000 } }],
    tokens: [],
    objectives: [],
    happenings: [],
    ...parts,
  };
  return { ...plain, turn: 1, scene: { ...plain.scene, scenario }, scenario: progressOf(scenario) } satisfies State;
}

const objective = (aim: object, rest: Partial<Objective> = {}): Objective =>
  ({ id: 'aim', name: text('aim'), side: 'a', points: 2, ...aim, ...rest }) as Objective;

function turnOf(state: State) {
  const told: ScenarioEvent[] = [];
  const arrived: string[] = [];
  const emit = (event: ScenarioEvent): void => {
    foldScenario(state.scenario, event);
    told.push(event);
  };
  const rules = { happen: (_turn: unknown, { id }: Happening) => void arrived.push(id) };
  const turn = { state, emit };
  return {
    told,
    arrived,
    acted: (id: string) => afterActionOf(rules, turn, id),
    ends: () => atTurnEnd(rules, turn),
    begins: () => atTurnStart(rules, turn),
  };
}

const leave = (state: State, id: string, posture = 'out'): void => void Object.assign(state.figures[id] ?? {}, { posture });
const go = (state: State, id: string, place: Place): void => void Object.assign(state.figures[id] ?? {}, place);

test('UC-VICTORY-SCENARIO: eliminate is met when all of them are out of play', () => {
  const state = stateOf(
    { a1: at(1, 1), b1: at(5, 5), b2: at(6, 6), b3: at(7, 7) },
    { objectives: [objective({ type: 'eliminate', who: ['b1', 'b2'] })] },
  );
  const turn = turnOf(state);
  leave(state, 'b1');
  turn.acted('a1');
  expect(turn.told).toEqual([]);
  leave(state, 'b2', 'fled');
  turn.acted('a1');
  expect(turn.told).toEqual([{ type: 'objectiveMet', objective: 'aim' }]);
  turn.acted('a1');
  expect(turn.told).toHaveLength(1);
});

test('UC-VICTORY-SCENARIO: reach is met when so many stand in the zone after an action, escort when all of them do', () => {
  const state = stateOf(
    { a1: at(1, 1), a2: at(10, 12), a3: at(2, 2), b1: at(19, 19) },
    {
      objectives: [
        objective({ type: 'reach', who: ['a1', 'a2', 'a3'], count: 2, zone: 'gate' }, { id: 'two' }),
        objective({ type: 'escort', who: ['a1', 'a2'], zone: 'gate' }, { id: 'both' }),
      ],
    },
  );
  const turn = turnOf(state);
  turn.acted('a1');
  expect(turn.told).toEqual([]);
  go(state, 'a3', at(10, 13));
  turn.acted('a3');
  expect(turn.told).toEqual([{ type: 'objectiveMet', objective: 'two' }]);
  go(state, 'a1', at(9, 9));
  turn.acted('a1');
  expect(turn.told.at(-1)).toEqual({ type: 'objectiveMet', objective: 'both' });
});

test('UC-VICTORY-SCENARIO: a zone is held at the end of a turn by more figures than all others have there, and scores each time', () => {
  const state = stateOf(
    { a1: at(9, 10), a2: at(10, 12), b1: at(11, 10), b2: at(19, 19) },
    { turns: 4, objectives: [objective({ type: 'hold', zone: 'gate' })] },
  );
  const turn = turnOf(state);
  turn.acted('a1');
  expect(turn.told).toEqual([]);
  turn.ends();
  turn.ends();
  go(state, 'b2', at(10, 8.5));
  turn.ends();
  expect(turn.told).toHaveLength(2);
  expect(scenarioOutcome(state, RULE, true)).toMatchObject({ winners: ['a'], scores: { bySide: { a: 4, b: 0 } } });
});

test('UC-VICTORY-SCENARIO: survive is met at the end of its turn with so many in play', () => {
  const aim = objective({ type: 'survive', who: ['a1', 'a2'], count: 1, turn: 2 }, { wins: true });
  const state = stateOf({ a1: at(1, 1), a2: at(2, 2), b1: at(9, 9) }, { objectives: [aim] });
  const turn = turnOf(state);
  leave(state, 'a2');
  turn.ends();
  expect(turn.told).toEqual([]);
  state.turn = 2;
  turn.ends();
  expect(scenarioOutcome(state, RULE)).toMatchObject({ winners: ['a'], rule: RULE, reason: text('aim') });
});

test('UC-VICTORY-SCENARIO: a token is taken by who ends an action on it, let fall by who falls, and carried into the zone', () => {
  const state = stateOf(
    { a1: at(5, 5), a2: at(1, 1), b1: at(5.9, 5) },
    {
      tokens: [{ id: 'box', name: text('box'), at: at(5, 5) }],
      objectives: [objective({ type: 'carry', token: 'box', zone: 'gate' }, { wins: true })],
    },
  );
  const turn = turnOf(state);
  turn.acted('a1');
  expect(turn.told, 'an enemy is in contact').toEqual([]);
  go(state, 'b1', at(15, 15));
  turn.acted('a1');
  leave(state, 'a1', 'prone');
  turn.acted('a2');
  expect(turn.told).toEqual([
    { type: 'tokenTaken', token: 'box', figure: 'a1' },
    { type: 'tokenDropped', token: 'box', at: at(5, 5) },
  ]);
  leave(state, 'a1', 'standing');
  turn.acted('a1');
  go(state, 'a1', at(10, 10));
  turn.acted('a1');
  expect(scenarioOutcome(state, RULE)?.winners).toEqual(['a']);
});

test('UC-VICTORY-SCENARIO: things happen once: as a turn begins, when an objective is met, a zone entered, a token taken', () => {
  const state = stateOf(
    { a1: at(5, 5), b1: at(19, 19) },
    {
      tokens: [{ id: 'box', name: text('box'), at: at(5, 5) }],
      objectives: [objective({ type: 'reach', who: ['a1'], count: 1, zone: 'gate' })],
      happenings: [
        { id: 'third', text: text('third'), when: { turn: 3 } },
        { id: 'met', text: text('met'), when: { met: 'aim' } },
        { id: 'entered', text: text('entered'), when: { entered: 'gate', by: ['a1'] } },
        { id: 'taken', text: text('taken'), when: { taken: 'box' } },
      ],
    },
  );
  const turn = turnOf(state);
  turn.begins();
  turn.acted('a1');
  expect(turn.arrived).toEqual(['taken']);
  go(state, 'a1', at(10, 10));
  turn.acted('a1');
  expect(turn.arrived).toEqual(['taken', 'met', 'entered']);
  state.turn = 3;
  turn.begins();
  turn.begins();
  expect(turn.arrived).toEqual(['taken', 'met', 'entered', 'third']);
});

test('UC-VICTORY-SCENARIO: with one side left in play what it can still do counts as done; who is still to come keeps the battle going', () => {
  const aims = [
    objective({ type: 'reach', who: ['a1', 'a2'], count: 2, zone: 'gate' }, { id: 'two' }),
    objective({ type: 'reach', who: ['a1'], count: 1, zone: 'gate' }, { id: 'one', points: 1 }),
  ];
  const late: Happening = {
    id: 'late',
    text: text('late'),
    when: { turn: 5 },
    arrivals: { figures: ['b2'], zone: { x: 0, y: 0, width: 1, height: 1, front: 'north' } },
  };
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

test('UC-VICTORY-SCENARIO: how far an objective has come is told in numbers, so many of so many', () => {
  const state = stateOf(
    { a1: at(10, 10), a2: at(1, 1), b1: at(11, 11), b2: at(19, 19), b3: at(18, 18) },
    { tokens: [{ id: 'box', name: text('box'), at: at(5, 5) }] },
  );
  leave(state, 'b3');
  const count = (aim: object) => countOf(state, objective(aim));
  expect(count({ type: 'eliminate', who: ['b1', 'b3'] })).toEqual({ now: 1, of: 2 });
  expect(count({ type: 'reach', who: ['a1', 'a2'], count: 1, zone: 'gate' })).toEqual({ now: 1, of: 1 });
  expect(count({ type: 'escort', who: ['a1', 'a2'], zone: 'gate' })).toEqual({ now: 1, of: 2 });
  expect(count({ type: 'hold', zone: 'gate' }), 'one there against one').toEqual({ now: 1, of: 2 });
  expect(count({ type: 'survive', who: ['b1', 'b2', 'b3'], count: 3, turn: 4 })).toEqual({ now: 2, of: 3 });
  expect(count({ type: 'carry', token: 'box', zone: 'gate' })).toEqual({ now: 0, of: 1 });
});

test('UC-VICTORY-SCENARIO: after the last turn the highest score wins, equal scores are a draw', () => {
  const state = stateOf({ a1: at(5, 5), b1: at(19, 19) }, { turns: 1, objectives: [objective({ type: 'hold', zone: 'gate' })] });
  expect(scenarioOutcome(state, RULE)).toBeUndefined();
  expect(scenarioOutcome(state, RULE, true)).toMatchObject({ winners: [], scores: { bySide: { a: 0, b: 0 } } });
});
