import { greedyBot, randomBot, urssClassicNpc, urssKitBot, urssKitNpc } from '@escarmouche/ai';
import type { ScenarioFile } from '@escarmouche/content';
import { kitScenarioSetup } from '@escarmouche/content/kit';
import { kitEditionSetup } from '@escarmouche/content/kit/edition';
import { kitScenarios } from '@escarmouche/content/kit/scenarios';
import { scenarios } from '@escarmouche/content/scenarios';
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

interface Seated {
  readonly groups: readonly { readonly seat: string }[];
}

/** Seats of a scenario with the player of each: NPCs have theirs, whoever plays the others. */
const playedBy = <B>({ groups }: ScenarioFile, setup: Seated, person: B, npc: B): Readonly<Record<string, B>> =>
  Object.fromEntries(setup.groups.map(({ seat }, i) => [seat, groups[i]?.by === 'npc' ? npc : person]));
const isAgainstNpcs = ({ groups }: ScenarioFile): boolean => groups.some(({ by }) => by === 'npc');

/** Crowds of zombies look for their ways at length, and NPCs for their plans: one battle of theirs is enough. */
const battles = scenarios.flatMap((file) => {
  const setup = scenarioSetup(file);
  const long = isAgainstNpcs(file) || setup.groups.some(({ seat }) => seat === NOBODY);
  return players.slice(0, long ? 1 : 2).map(([name, bot]) => [file.id, name, playedBy(file, setup, bot, urssClassicNpc()), setup] as const);
});

test.each(battles)(
  'UC-VICTORY-SCENARIO: %s comes to its end between %s players',
  (id, _name, bots, setup) => {
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
  ...kitScenarios.map((file) => ['UK-SYS-SCOPE', file, kitScenarioSetup(file)] as const),
  ...scenarios.filter(({ editions }) => editions).map((file) => ['UK-PROFILE-COMPAT', file, kitEditionSetup(file)] as const),
];
const kitBattles = ofKit.flatMap(([rule, file, setup]) =>
  kitPlayers
    .slice(0, isAgainstNpcs(file) ? 1 : 2)
    .map(([name, bot]) => [rule, file.id, name, playedBy(file, setup, bot, urssKitNpc()), setup] as const),
);

test.each(kitBattles)(
  '%s: %s in the kit comes to its end between %s players',
  (_rule, id, _name, bots, setup) => {
    const { state, finished } = playOut({ system: urssKit, setup, bots, seed: seedNumber(id), most: 5000 });
    expect(finished).toBe(true);
    expect(state.outcome).toMatchObject({ rule: 'UK-SYS-SCOPE' });
    expect(state.turn).toBeLessThanOrEqual(setup.scenario?.turns ?? 0);
  },
  180_000,
);
