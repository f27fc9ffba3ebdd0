import { expect, test } from 'vitest';
import { setup } from './opening.ts';
import { patrol } from './testing-teams.ts';

test('DZ-SETUP-DEPLOY: a moment of a battle keeps the zones that it names, and knows both teams as deployed', () => {
  const zones = { a: 'red', b: 'blue' };
  const state = setup({ ...patrol(), position: { zones, figures: {}, turn: { seat: 'b' } } });
  expect(state).toMatchObject({ phase: 'play', round: 1, initiative: 'b', zones, deployed: ['a', 'b'], tied: false });
});

test('DZ-CMD-ACTIVATION, DZ-ROUND-NOTHING: a moment after the first of two activations counts it as one with an action, unless told', () => {
  const turn = { seat: 'a', activations: 1 };
  expect(setup({ ...patrol(), position: { figures: {}, turn } }).turn).toEqual({ ...turn, again: false, idle: false });
  expect(setup({ ...patrol(), position: { figures: {}, turn: { ...turn, idle: true } } }).turn?.idle).toBe(true);
});

test('DZ-SETUP-DEPLOY: a patrol begins with every figure in reserve, undamaged and not activated', () => {
  const { figures, ...state } = setup(patrol());
  for (const one of Object.values(figures)) {
    expect(one).toMatchObject({ posture: 'reserve', counters: 0, activated: false, marks: [], carried: [] });
  }
  expect(state).toMatchObject({ round: 0, tied: false, deployed: [], rerolled: [], points: { a: 0, b: 0 }, pools: { a: [], b: [] } });
});
