import { NOBODY } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { PlaneEvent } from '../events.ts';
import { reducePlane } from '../reduce.ts';
import { box, rules } from '../testing.ts';
import { comeOn, waitingForRoom } from './arrivals.ts';
import { scenarioOutcome } from './result.ts';
import type { ScenarioEvent } from './scenario.ts';
import { at, go, leave, RULE, stateOf, text, turnOf } from './testing.ts';

/** Room for one base. */
const arrivals = { figures: ['b2'], zone: { x: 0, y: 0, width: 1000, height: 1000, front: 'east' } } as const;

/** b2 is to come on where a1 stands. */
function battle(features: Parameters<typeof box>[] = []) {
  const state = stateOf(
    { a1: at(0.5, 0.5), b1: at(19, 19), b2: at(0, 0) },
    { happenings: [{ id: 'relief', text: text('relief'), when: { turn: 1 }, arrivals }] },
  );
  leave(state, 'b2', 'reserve');
  state.scenario.happened.push('relief');
  const table = { ...state.scene.table, features: features.map((one) => box(...one)) };
  const placed = { ...state, scene: { ...state.scene, table } };
  const told: (PlaneEvent | ScenarioEvent)[] = [];
  const emit = (event: PlaneEvent | ScenarioEvent): void => {
    told.push(event);
    if (event.type === 'figureDeployed') reducePlane(placed, event);
  };
  return { state: placed, told, tries: (again = false) => comeOn(rules, { state: placed, emit }, arrivals, again) };
}

test('UC-VICTORY-SCENARIO UK-SYS-SCOPE: who finds no room waits and tries again, and comes on once there is some', () => {
  const { state, told, tries } = battle();
  tries();
  tries(true);
  expect(told).toEqual([
    { type: 'roomMissing', figure: 'b2' },
    { type: 'roomMissing', figure: 'b2' },
  ]);
  expect(waitingForRoom(state)).toEqual(['b2']);
  go(state, 'a1', at(5, 5));
  tries(true);
  expect(told.slice(2)).toEqual([{ type: 'figureDeployed', figure: 'b2', at: { x: 500, y: 500, z: 0 }, facing: { x: 1, y: 0 } }]);
  expect(waitingForRoom(state)).toEqual([]);
  tries(true);
  expect(told).toHaveLength(3);
});

test('UC-VICTORY-SCENARIO UK-SYS-SCOPE: where there is no room for anybody, nobody waits', () => {
  const { told, tries } = battle([['tower', [0, 0, 900, 900], 'water', 0]]);
  tries();
  expect(told).toEqual([{ type: 'roomMissing', figure: 'b2', forGood: true }]);
});

test('UC-VICTORY-SCENARIO UC-SV-AI-SCOPE: where nobody plays who is in the way, one more turn is waited for', () => {
  const { state, told, tries } = battle();
  for (const group of state.scene.groups) if (group.side === 'a') Object.assign(group, { seat: NOBODY });
  leave(state, 'b1');
  tries();
  expect(scenarioOutcome(state, RULE)).toBeUndefined();
  tries(true);
  expect(told).toEqual([
    { type: 'roomMissing', figure: 'b2' },
    { type: 'roomMissing', figure: 'b2', forGood: true },
  ]);
});

test('UC-VICTORY-SCENARIO: with nobody in play those are waited for who find room as the next turn begins', () => {
  const { state, told, tries } = battle();
  leave(state, 'a1');
  leave(state, 'b1');
  expect(scenarioOutcome(state, RULE)).toMatchObject({ winners: ['b'] });
  tries(true);
  expect(told).toMatchObject([{ type: 'figureDeployed' }]);
});

test('as a turn begins those try again who have not found room, before others come', () => {
  const zone = { x: 0, y: 0, width: 1000, height: 1000, front: 'east' } as const;
  const state = stateOf(
    { a1: at(5, 5), b1: at(0, 0), b2: at(0, 0) },
    {
      happenings: [
        { id: 'second', text: text('second'), when: { turn: 2 }, arrivals: { figures: ['b2'], zone } },
        { id: 'first', text: text('first'), when: { turn: 1 }, arrivals: { figures: ['b1'], zone } },
      ],
    },
  );
  const turn = turnOf(state);
  turn.begins();
  state.turn = 2;
  turn.begins();
  expect(turn.tries).toEqual(['b1', 'b1 again', 'b2']);
});
