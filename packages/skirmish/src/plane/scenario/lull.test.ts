import { expect, test } from 'vitest';
import { isStandOff, noteStir, quietTurns } from './lull.ts';
import { at, stateOf } from './testing.ts';

const battle = (turn: number, stirred?: number, turns?: number) => ({
  ...stateOf({ a1: at(1, 1), b1: at(5, 5) }, { turns }),
  turn,
  stirred,
});

test('five whole turns in which nobody is harmed or healed and nothing of the scenario comes about are a stand-off', () => {
  expect([1, 2, 6, 7].map((turn) => quietTurns(battle(turn)))).toEqual([0, 1, 5, 6]);
  expect([3, 4, 8, 9].map((turn) => quietTurns(battle(turn, 3)))).toEqual([0, 0, 4, 5]);
  expect([5, 6].map((turn) => isStandOff(battle(turn)))).toEqual([false, true]);
  expect([8, 9].map((turn) => isStandOff(battle(turn, 3)))).toEqual([false, true]);
});

test('a battle with a last turn ends by itself', () => {
  expect(isStandOff(battle(9, 3, 12))).toBe(false);
});

function stirredBy(type: string): number | undefined {
  const state: { turn: number; stirred?: number } = { turn: 4 };
  noteStir(state, { type });
  return state.stirred;
}

test('wounds, healing, losses and what a scenario is about stir a battle; movements, misses and stances do not', () => {
  for (const type of [
    'vitalityLost',
    'figureHealed',
    'figureOut',
    'fledForGood',
    'objectiveMet',
    'tokenTaken',
    'tokenDropped',
    'happened',
  ]) {
    expect(stirredBy(type), type).toBe(4);
  }
  for (const type of ['figureMoved', 'rolled', 'alertTaken', 'turnBegan']) expect(stirredBy(type), type).toBeUndefined();
});
