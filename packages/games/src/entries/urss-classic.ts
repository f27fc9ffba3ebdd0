import { greedyBot } from '@escarmouche/ai';
import { urssClassicRules } from '@escarmouche/content/rulebook/urss-classic';
import { parseSetup, specialRules, urssClassic } from '@escarmouche/urss-classic';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import { gameEntry } from '../game.ts';
import { purposesIn, titleOfGroups } from '../urss.ts';

export const game = gameEntry({
  system: urssClassic,
  parseSetup,
  book: urssClassicRules,
  sample: () => scenarioSetup('deux-bannieres'),
  title: ({ scene }, language) => titleOfGroups(scene.groups, language),
  purpose: purposesIn(specialRules, urssClassicRules),
  bots: { greedy: () => greedyBot() },
});
