import { greedyBot, randomBot, urssClassicNpc } from '@escarmouche/ai';
import { bands, classicBands, contentOf, firstBattle, MIXED, parsePack, rivals } from '@escarmouche/content';
import { packRemarks } from '@escarmouche/content/lint';
import { rulebook as npcRulebook } from '@escarmouche/content/rulebook/npc';
import { rulebook } from '@escarmouche/content/rulebook/urss-classic';
import { scenarios } from '@escarmouche/content/scenarios';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import {
  battleSetup,
  figureGame,
  figureOdds,
  idle,
  npcTraits,
  OPTION_VALUES,
  parseSetup,
  playsItself,
  specialRules,
  urssClassic,
  type BandGroup,
  type Setup,
} from '@escarmouche/urss-classic';
import type { FieldedGroup } from '../setups.ts';
import { gameEntry } from '../game.ts';
import { alertsPass } from '../passes.ts';
import { seatsAmong } from '../seats.ts';
import { likeliestShot } from '../reaction.ts';
import { madeForNpcs, withNpcs } from '../npcs.ts';
import { worlds } from '../worlds/urss-classic.ts';
import { purposesIn, titleOfGroups } from '../urss.ts';

const groupOf = ({ adaptation, ...group }: FieldedGroup): BandGroup => ({ ...group, content: contentOf(adaptation) });

/** A band of mixed worlds asks for the option that allows them (UC-SYS-SCOPE). */
const readings = (options: Setup['options'], groups: readonly FieldedGroup[]): Setup['options'] =>
  groups.some(({ adaptation }) => adaptation === MIXED) ? { ...options, mixedAdaptations: 'yes' } : options;

export const game = gameEntry({
  system: urssClassic,
  parseSetup,
  book: rulebook,
  books: [npcRulebook],
  options: OPTION_VALUES,
  sample: () => scenarioSetup('deux-bannieres'),
  title: ({ scene }, language) => titleOfGroups(scene.groups, language),
  seats: ({ scene }) => seatsAmong(scene.groups),
  turn: ({ turn }) => turn,
  mostTurns: 60,
  purpose: purposesIn(specialRules, rulebook),
  bots: { greedy: () => greedyBot(), random: () => randomBot(urssClassic) },
  bot: 'greedy',
  passes: { commands: ['endDeployment', 'pass', 'endGroup'], answer: alertsPass },
  reaction: (state, question) => likeliestShot({ ...figureGame, odds: figureOdds }, state, question),
  npc: urssClassicNpc,
  traits: npcTraits,
  readPack(files) {
    const pack = parsePack(files, { knownRules: new Set(specialRules.ids()), idle });
    return pack.ok ? { ok: true, value: packRemarks(pack.value) } : pack;
  },
  bands: {
    worlds,
    anchor: 'star-wars/profile:stormtrooper',
    ready: bands,
    rivals,
    first: firstBattle,
    battle: ({ table, options }, groups) => battleSetup({ table, options: readings(options, groups), groups: groups.map(groupOf) }),
    playsItself: ({ adaptation, figures }) => playsItself(contentOf(adaptation), figures),
  },
  scenarios: {
    ready: scenarios,
    edition(scenario) {
      if (scenario.system !== 'urss-classic') return undefined;
      const { groups, adaptation } = scenario;
      return {
        ok: true,
        value: {
          groups,
          bands: classicBands(contentOf(adaptation)),
          setup: (choice) => withNpcs({ traits: npcTraits }, scenarioSetup(scenario, choice), madeForNpcs(groups)),
        },
      };
    },
  },
});
