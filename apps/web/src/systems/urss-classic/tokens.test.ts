import type { State } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const at = { x: 1000, y: 2000, z: 0 };

test('UC-SV-AI-NOISE: the token of the last noise lies on the table', () => {
  const quiet = { scene: {} } as State;
  expect(tokensOf(quiet, 'fr')).toEqual([]);
  expect(tokensOf({ ...quiet, noise: { at, heardBy: ['z'] } }, 'en')).toEqual([
    { id: 'noise', kind: 'noise', name: 'Last noise heard', at },
  ]);
});

test('UC-VICTORY-SCENARIO: what a scenario has to carry lies there until somebody carries it', () => {
  const tokens = [{ id: 'box', name: { fr: 'caisse', en: 'box' }, at }];
  const state = { scene: { scenario: { tokens } }, scenario: { tokens: { box: { at } } } } as unknown as State;
  expect(tokensOf(state, 'fr')).toEqual([{ id: 'box', kind: 'load', name: 'caisse', at }]);
  const carried = { ...state, scenario: { tokens: { box: { at, by: 'a' } } } } as unknown as State;
  expect(tokensOf(carried, 'fr')).toEqual([]);
});
