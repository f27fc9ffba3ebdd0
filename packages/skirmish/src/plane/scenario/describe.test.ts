import type { Language } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { wordsFor } from '../../sentence.ts';
import { describeScenario } from './describe.ts';
import type { ScenarioEvent } from './scenario.ts';
import { at, objective, stateOf } from './testing.ts';

const state = stateOf(
  { a1: at(1, 1) },
  {
    tokens: [
      { id: 'sack', name: { fr: 'le sac', en: 'the sack' }, at: at(4, 4) },
      { id: 'box', name: { fr: 'la caisse', en: 'the box' }, at: at(5, 5) },
    ],
    objectives: [objective({ type: 'hold', zone: 'gate' }, { id: 'first' }), objective({}, { name: { fr: 'tenir', en: 'hold on' } })],
    happenings: [
      { id: 'early', text: { fr: 'Tôt.', en: 'Early.' }, when: { turn: 1 } },
      { id: 'late', text: { fr: 'Tard.', en: 'Late.' }, when: { turn: 5 } },
    ],
  },
);

test.each<[ScenarioEvent, string, string]>([
  [{ type: 'objectiveMet', objective: 'aim' }, 'Objectif atteint\u00a0: tenir.', 'Objective met: hold on.'],
  [{ type: 'tokenTaken', token: 'box', figure: 'a1' }, 'a1 prend\u00a0: la caisse.', 'a1 takes: the box.'],
  [{ type: 'tokenDropped', token: 'box', at: at(1, 1) }, 'À terre\u00a0: la caisse.', 'On the ground: the box.'],
  [{ type: 'happened', happening: 'late' }, 'Tard.', 'Late.'],
])('UC-VICTORY-SCENARIO: what the log says of a scenario, %#', (event, fr, en) => {
  const told = (language: Language) =>
    describeScenario(wordsFor(state, language), event)
      ?.map((part) => (typeof part === 'string' ? part : part.text))
      .join('');
  expect([told('fr'), told('en')]).toEqual([fr, en]);
});
