import { greedyBot } from '@escarmouche/ai';
import { urssClassic } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { playOut } from '../src/play-out.ts';
import { blindTo, goalBattle, KINDS } from './made-battles.ts';

const GAMES = 6;

/** Battles won, less battles lost, by the bot that knows the objectives, against itself without them. */
function lead(kind: (typeof KINDS)[number]): number {
  let sum = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const [me, other] = seed % 2 === 0 ? (['A', 'B'] as const) : (['B', 'A'] as const);
    const bots = { [me]: greedyBot(), [other]: blindTo(greedyBot()) };
    const { state, finished } = playOut({ system: urssClassic, setup: goalBattle(kind, seed % 4 < 2 ? 'A' : 'B'), bots, seed, most: 5000 });
    expect(finished).toBe(true);
    const { winners = [] } = state.outcome ?? {};
    if (winners.length === 1) sum += winners[0] === me ? 1 : -1;
  }
  return sum;
}

test('UC-VICTORY-SCENARIO: who plays for the objectives beats who only fights', { timeout: 120_000 }, () => {
  const leads = KINDS.map(lead);
  // Two battles won for each that is lost.
  expect(leads.reduce((a, b) => a + b)).toBeGreaterThan((KINDS.length * GAMES) / 3);
});
