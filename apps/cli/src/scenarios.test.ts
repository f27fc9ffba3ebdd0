import { greedyBot, randomBot, urssKitBot } from '@escarmouche/ai';
import { kitScenarioSetup } from '@escarmouche/content/kit';
import { kitEditionSetup } from '@escarmouche/content/kit/edition';
import { kitScenarios } from '@escarmouche/content/kit/scenarios';
import { scenarioHeads, scenarios } from '@escarmouche/content/scenarios';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import { playOut } from '@escarmouche/lab';
import { NOBODY, seedNumber } from '@escarmouche/referee';
import { urssClassic } from '@escarmouche/urss-classic';
import { urssKit } from '@escarmouche/urss-kit';
import { expect, test } from 'vitest';

const players = [
  ['greedy', greedyBot()],
  ['random', randomBot(urssClassic)],
] as const;

/** Crowds of zombies look for their ways at length: one battle of theirs is enough. */
const battles = scenarioHeads.flatMap(({ id }) => {
  const setup = scenarioSetup(id);
  const crowded = setup.groups.some(({ seat }) => seat === NOBODY);
  return players.slice(0, crowded ? 1 : 2).map(([name, bot]) => [id, name, bot, setup] as const);
});

test.each(battles)(
  'UC-VICTORY-SCENARIO: %s comes to its end between %s players',
  (id, _name, bot, setup) => {
    const bots = Object.fromEntries(setup.groups.map(({ seat }) => [seat, bot]));
    const { state, finished } = playOut({ system: urssClassic, setup, bots, seed: seedNumber(id), most: 5000 });
    expect(finished).toBe(true);
    expect(state.outcome).toMatchObject({ rule: 'UC-VICTORY-SCENARIO' });
    expect(state.turn).toBeLessThanOrEqual(setup.scenario?.turns ?? 0);
  },
  180_000,
);

const kitPlayers = [
  ['greedy', urssKitBot()],
  ['random', randomBot(urssKit)],
] as const;

/** The kit's own, and those of URSS classic that can be played in it. */
const ofKit = [
  ...kitScenarios.map((file) => ['UK-SYS-SCOPE', file.id, kitScenarioSetup(file)] as const),
  ...scenarios.filter(({ editions }) => editions).map((file) => ['UK-PROFILE-COMPAT', file.id, kitEditionSetup(file)] as const),
];

test.each(ofKit.flatMap(([rule, id, setup]) => kitPlayers.map(([name, bot]) => [rule, id, name, bot, setup] as const)))(
  '%s: %s in the kit comes to its end between %s players',
  (_rule, id, _name, bot, setup) => {
    const bots = Object.fromEntries(setup.groups.map(({ seat }) => [seat, bot]));
    const { state, finished } = playOut({ system: urssKit, setup, bots, seed: seedNumber(id), most: 5000 });
    expect(finished).toBe(true);
    expect(state.outcome).toMatchObject({ rule: 'UK-SYS-SCOPE' });
    expect(state.turn).toBeLessThanOrEqual(setup.scenario?.turns ?? 0);
  },
  180_000,
);
