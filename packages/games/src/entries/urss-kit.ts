import { randomBot, urssKitBot, urssKitNpc } from '@escarmouche/ai';
import { firstBattle, kitEditionBands, kitEditionFaults, kitEditionGroups, pathOf, type Problem } from '@escarmouche/content';
import { kitReading } from '@escarmouche/content/files/kit-reading';
import { kit, kitBands, kitRivals, kitScenarioBands, kitScenarioSetup, parseKitPack } from '@escarmouche/content/kit';
import { kitEditionSetup } from '@escarmouche/content/kit/edition';
import { kitScenarioNamed, kitScenarios } from '@escarmouche/content/kit/scenarios';
import { nameRemarks } from '@escarmouche/content/lint';
import { rulebook as npcRulebook } from '@escarmouche/content/rulebook/npc';
import { rulebook } from '@escarmouche/content/rulebook/urss-kit';
import { figureGame, figureOdds, npcTraits, OPTION_VALUES, parseSetup, specialRules, urssKit, type Setup } from '@escarmouche/urss-kit';
import { battleSetup } from '@escarmouche/urss-kit/bands';
import { gameEntry } from '../game.ts';
import { alertsPass } from '../passes.ts';
import { seatsAmong } from '../seats.ts';
import { likeliestShot } from '../reaction.ts';
import { madeForNpcs, withNpcs } from '../npcs.ts';
import { worlds } from '../worlds/urss-kit.ts';
import { purposesIn, titleOfGroups } from '../urss.ts';

const [first] = kitRivals;

export const game = gameEntry({
  system: urssKit,
  parseSetup,
  book: rulebook,
  books: [npcRulebook],
  options: OPTION_VALUES,
  sample: () => kitScenarioSetup(kitScenarioNamed('dernier-depart')),
  title: ({ scene }, language) => titleOfGroups(scene.groups, language),
  seats: ({ scene }) => seatsAmong(scene.groups),
  turn: ({ turn }) => turn,
  mostTurns: 60,
  purpose: purposesIn(specialRules, rulebook),
  bots: { greedy: () => urssKitBot(), random: () => randomBot(urssKit) },
  bot: 'greedy',
  passes: { commands: ['endDeployment', 'pass', 'endGroup'], answer: alertsPass },
  reaction: (state, question) => likeliestShot({ ...figureGame, odds: figureOdds }, state, question),
  npc: urssKitNpc,
  traits: npcTraits,
  readPack(files) {
    const pack = parseKitPack(files, kitReading);
    if (!pack.ok) return pack;
    const { manifest, content, bands } = pack.value;
    const { adaptation: _id, ...lists } = content;
    return { ok: true, value: nameRemarks(manifest, Object.values(lists).flatMap(Object.values), bands) };
  },
  bands: {
    worlds,
    anchor: `${kit.adaptation}/profile:stormtrooper`,
    ready: kitBands,
    rivals: kitRivals,
    first: { bands: first, map: firstBattle.map },
    battle: (ground, groups) =>
      battleSetup({ ...ground, groups: groups.map(({ adaptation: _world, ...group }) => ({ ...group, content: kit })) }),
  },
  scenarios: {
    ready: kitScenarios,
    edition(scenario) {
      const prepared = (setup: Setup): Setup => withNpcs({ traits: npcTraits }, setup, madeForNpcs(scenario.groups));
      if (scenario.system === 'urss-kit') {
        const { groups } = scenario;
        return { ok: true, value: { groups, bands: kitScenarioBands, setup: (choice) => prepared(kitScenarioSetup(scenario, choice)) } };
      }
      // A scenario of URSS classic in the edition of the kit (UK-PROFILE-COMPAT).
      const problems: Problem[] = [];
      kitEditionFaults(scenario, kitReading, (keys, fr, en) => problems.push({ path: pathOf(scenario.id, keys), fr, en }));
      return problems.length > 0
        ? { ok: false, problems }
        : {
            ok: true,
            value: {
              groups: kitEditionGroups(scenario),
              bands: kitEditionBands,
              setup: (choice) => prepared(kitEditionSetup(scenario, choice)),
            },
          };
    },
  },
});
