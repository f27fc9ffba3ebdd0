import { expect, test } from 'vitest';
import { wordsFor } from '../../sentence.ts';
import type { PlaneGroup } from '../state.ts';
import { describeScenario, endReason } from './describe.ts';
import { scenarioOutcome } from './result.ts';
import { foldScenario, progressOf } from './scenario.ts';
import { at, leave, objective, RULE, stateOf } from './testing.ts';

test('UC-VICTORY-SCENARIO: an objective is told as met with its side, and as the reason of a win in a sentence', () => {
  const name = { fr: 'Tenir le pont', en: 'Hold the bridge' };
  const state = stateOf(
    { a1: at(10, 10), b1: at(20, 20) },
    { objectives: [objective({ type: 'hold', zone: 'gate' }, { name, wins: true })] },
  );
  const groups = [...state.scene.groups].map((group: PlaneGroup) => ({ ...group, name: { fr: 'Sud', en: 'South' } }));
  const named = { ...state, scene: { ...state.scene, groups } };
  const told = (language: 'fr' | 'en'): string | undefined =>
    describeScenario(wordsFor(named, language), { type: 'objectiveMet', objective: 'aim' })
      ?.map((part) => (typeof part === 'string' ? part : part.text))
      .join('');
  expect([told('fr'), told('en')]).toEqual(['Sud, objectif atteint\u00a0: Tenir le pont.', 'South, objective met: Hold the bridge.']);
  foldScenario(named.scenario, { type: 'objectiveMet', objective: 'aim' });
  const won = scenarioOutcome(named, RULE);
  expect(won?.reason).toEqual(name);
  expect(won && endReason(named, won)).toEqual({ fr: 'Objectif atteint\u00a0: Tenir le pont.', en: 'Objective met: Hold the bridge.' });
  leave(named, 'b1');
  const late = scenarioOutcome({ ...named, scenario: progressOf(named.scene.scenario) }, RULE);
  expect(late && endReason(named, late)).toBe(late?.reason);
});
