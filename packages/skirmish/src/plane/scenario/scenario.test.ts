import { expect, test } from 'vitest';
import { countOf } from './objectives.ts';
import { scenarioOutcome } from './result.ts';
import { at, go, leave, objective, RULE, stateOf, text, turnOf } from './testing.ts';

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
  expect(scenarioOutcome(state, RULE)).toBeUndefined();
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

test('UC-VICTORY-SCENARIO: a token is taken by who ends an action with its base on it, no enemy in contact, and carried into the zone', () => {
  const state = stateOf(
    { a1: at(5.501, 5), b1: at(6.501, 5) },
    {
      tokens: [{ id: 'box', name: text('box'), at: at(5, 5) }],
      objectives: [objective({ type: 'carry', token: 'box', zone: 'gate' }, { wins: true })],
    },
  );
  const turn = turnOf(state);
  go(state, 'a1', at(5.5, 5));
  turn.acted('a1');
  expect(turn.told, 'an enemy is in contact').toEqual([]);
  go(state, 'b1', at(15, 15));
  go(state, 'a1', at(5.501, 5));
  turn.acted('a1');
  expect(turn.told, 'the token is beside the base').toEqual([]);
  go(state, 'a1', at(5.5, 5));
  turn.acted('a1');
  expect(turn.told).toEqual([{ type: 'tokenTaken', token: 'box', figure: 'a1' }]);
  go(state, 'a1', at(10, 10));
  turn.acted('a1');
  expect(scenarioOutcome(state, RULE)?.winners).toEqual(['a']);
});

test('UC-VICTORY-SCENARIO: who falls lets the token fall there, and takes it up when it stands again, or another does', () => {
  const state = stateOf({ a1: at(5, 5), a2: at(1, 1), b1: at(15, 15) }, { tokens: [{ id: 'box', name: text('box'), at: at(5, 5) }] });
  const turn = turnOf(state);
  turn.acted('a1');
  go(state, 'a1', at(7, 7));
  leave(state, 'a1', 'prone');
  turn.acted('a1');
  expect(turn.told.slice(1)).toEqual([{ type: 'tokenDropped', token: 'box', at: at(7, 7) }]);
  go(state, 'a2', at(7, 7));
  turn.acted('a2');
  expect(turn.told.slice(2)).toEqual([{ type: 'tokenTaken', token: 'box', figure: 'a2' }]);
  expect(state.scenario.tokens).toEqual({ box: { at: at(7, 7), by: 'a2' } });
});

test('UC-VICTORY-SCENARIO: things happen once: as a turn begins, when an objective is met, a zone entered, a token taken', () => {
  const state = stateOf(
    { a1: at(1, 1), b1: at(19, 19) },
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
  expect(turn.happened()).toEqual([]);
  go(state, 'a1', at(5, 5));
  turn.acted('a1');
  expect(turn.happened()).toEqual(['taken']);
  go(state, 'a1', at(10, 10));
  turn.acted('a1');
  expect(turn.happened()).toEqual(['taken', 'met', 'entered']);
  state.turn = 3;
  turn.begins();
  turn.begins();
  expect(turn.happened()).toEqual(['taken', 'met', 'entered', 'third']);
});

test('UC-VICTORY-SCENARIO: how far an objective has come is told in numbers, so many of so many', () => {
  const state = stateOf(
    { a1: at(10, 10), a2: at(1, 1), b1: at(11, 11), b2: at(19, 19), b3: at(9, 9) },
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
  state.scenario.tokens.box = { at: at(5, 5), by: 'a1' };
  expect(count({ type: 'carry', token: 'box', zone: 'gate' })).toEqual({ now: 1, of: 1 });
});
