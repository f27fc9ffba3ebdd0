import { greedyBot, randomBot } from '@escarmouche/ai';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import { scenarioHeads } from '@escarmouche/content/scenarios';
import { seedNumber } from '@escarmouche/referee';
import { urssClassic } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { playOut } from '@escarmouche/lab';

const players = [
  ['greedy', greedyBot()],
  ['random', randomBot(urssClassic)],
] as const;

const battles = scenarioHeads.flatMap(({ id }) => players.map(([name, bot]) => [id, name, bot] as const));

test.each(battles)('UC-VICTORY-SCENARIO: %s comes to its end between %s players', (id, _name, bot) => {
  const setup = scenarioSetup(id);
  const bots = Object.fromEntries(setup.groups.map(({ seat }) => [seat, bot]));
  const { state, finished } = playOut({ system: urssClassic, setup, bots, seed: seedNumber(id), most: 5000 });
  expect(finished).toBe(true);
  expect(state.outcome).toMatchObject({ rule: 'UC-VICTORY-SCENARIO' });
  expect(state.turn).toBeLessThanOrEqual(setup.scenario?.turns ?? 0);
});
