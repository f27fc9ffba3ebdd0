import { kitScenarios } from '@escarmouche/content/kit/scenarios';
import { kitScenarioSetup } from '@escarmouche/content/kit';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import { expect, test } from 'vitest';
import { npcSheetOf } from './sheet.ts';

const convoy = kitScenarios.find(({ id }) => id === 'convoi-du-gue');

test('AI-CORE-MISSION AI-CORE-BEHAVIOUR: the sheet tells the role of each NPC, and what these roles call for, chiefs’ included', () => {
  const sheet = convoy && npcSheetOf(kitScenarioSetup(convoy));
  expect(sheet?.roles[0]).toMatchObject({
    figure: 'dallo',
    mission: { fr: 'Chef (Patrouille La rive nord\u00a0– Le gué\u00a0– La brousse)' },
    behaviour: 'walker',
  });
  expect(sheet?.missions).toEqual(['chief', 'elite', 'soldier', 'patrol', 'healer']);
  expect(sheet?.behaviours).toEqual(['walker', 'rusher', 'cautious', 'evader']);
  expect(sheet?.zones.map(({ id }) => id).toSorted()).toEqual(['gue', 'rive', 'sortie']);
});

test('AI-CORE-SCOPE: a battle without NPCs has no sheet', () => {
  expect(npcSheetOf(scenarioSetup('peage-du-troll'))).toBeUndefined();
});
