import { urssKitBot } from '@escarmouche/ai';
import { urssKitRules } from '@escarmouche/content/rulebook/urss-kit';
import { parseSetup, specialRules, urssKit } from '@escarmouche/urss-kit';
import { kitScenarioSetup } from '@escarmouche/content/kit';
import { kitScenarioNamed } from '@escarmouche/content/kit/scenarios';
import { gameEntry } from '../game.ts';
import { purposesIn, titleOfGroups } from '../urss.ts';

export const game = gameEntry({
  system: urssKit,
  parseSetup,
  book: urssKitRules,
  sample: () => kitScenarioSetup(kitScenarioNamed('dernier-depart')),
  title: ({ scene }, language) => titleOfGroups(scene.groups, language),
  purpose: purposesIn(specialRules, urssKitRules),
  bots: { greedy: () => urssKitBot() },
});
