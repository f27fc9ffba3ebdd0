/** The battery of the referee on random matches of each game in turn: every promise at every step. Persons correct every third. `count`: matches / 20. */
import { gameOf } from '@escarmouche/games/game';
import { battery, mix, randomFrom, type Random } from '@escarmouche/referee';
import type { Fuzzed } from './lib/fuzzed-game.ts';
import { fuzzedGames } from './lib/fuzzed.ts';
import { failed, told } from './lib/world.ts';

const { count, seed, from } = told();
const rarely = ['pass', 'endGroup', 'alert', 'nothing'];
/** One match in so many is beside a real table. */
const CORRECTED_IN = 3;
const taken = new Map<string, number>();

/** Plays a match of a game. */
async function play({ system, flaw, corrected }: Fuzzed, battle: number, drawn: (random: Random) => object, most = 300): Promise<void> {
  const one = mix(seed, battle);
  const setup = drawn(randomFrom(one));
  const { parseSetup } = await gameOf(system.id);
  try {
    const report = battery(system, setup, {
      seed: one,
      most,
      rarely,
      flaw,
      parseSetup,
      ...(battle % CORRECTED_IN === 0 && { corrected }),
    });
    for (const [type, times] of Object.entries(report.taken)) taken.set(type, (taken.get(type) ?? 0) + times);
  } catch (error) {
    failed('battery', error instanceof Error ? error.message : String(error), setup, battle);
  }
}

const crowds = fuzzedGames.flatMap((game) => (game.crowd ? [{ game, crowd: game.crowd }] : []));

for (let battle = from; battle < from + count / 20; battle++) {
  const crowd = battle % 50 === 49 ? crowds[Math.floor(battle / 50) % crowds.length] : undefined;
  const game = fuzzedGames[battle % fuzzedGames.length];
  if (crowd) await play(crowd.game, battle, crowd.crowd.setup, crowd.crowd.most);
  // Every other match of a game is one that its tests draw.
  else if (game) await play(game, battle, Math.floor(battle / fuzzedGames.length) % 2 === 0 ? game.tested : game.setup);
}
console.log([...taken].map(([type, times]) => `${type} ${times}`).join(', '));
