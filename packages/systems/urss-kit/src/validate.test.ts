import { copy } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { State } from './state.ts';
import { battle } from './testing.ts';
import { validate } from './validate.ts';

const spec = { figures: { a: { at: [0, 0] }, b: { at: [0, 9] } }, activation: 'a' } as const;

test('UK-TURN-ACTIVATION: a battle begun is of the right form', () => {
  expect(validate(battle(spec).state)).toBeUndefined();
});

test.each<[string, (state: State) => unknown]>([
  ['figures.a.x', (state) => Object.assign(state.figures['a'] ?? {}, { x: '3' })],
  ['figures', (state) => delete state.figures['a']],
  ['group', (state) => (state.group = 'Z')],
  ['order', (state) => state.order.pop()],
  ['deployed', (state) => state.deployed.push('Z')],
  ['chosen', (state) => state.chosen.push('nobody')],
  ['drops', (state) => state.drops.push({ weapon: 'lame', owner: 'nobody', at: { x: 0, y: 0, z: 0 } })],
  ['effects', (state) => state.effects.push({ rule: 'no-rule', on: 'a', by: 'b', since: 1, until: 'turn' })],
  ['passing', (state) => state.passing.push({ rule: 'any', figure: 'a', of: 'nobody', value: true, until: 'turn' })],
  ['activation', (state) => Object.assign(state.activation ?? {}, { figure: 'b' })],
])('UK-TURN-ACTIVATION: a state with spoilt %s is none', (part, spoil) => {
  const state = copy(battle(spec).state);
  spoil(state);
  expect(validate(state)).toBe(part);
});
