import { greedyBot, STEADY } from '../packages/ai/src/index.ts';
import { playOut } from '../packages/lab/src/index.ts';
import { urssClassic } from '../packages/systems/urss-classic/src/index.ts';
import { skirmish } from './battles.ts';
import { median, type BenchRow } from './compare.ts';

/**
 * Whole battles of six against six, sight, cover and ways included, both sides played by the greedy bot, in place. Seconds are of the processor:
 * those of the clock would count what else the machine does.
 */
const BATTLES = 30;
const ROUNDS = 5;

function play(seed: number): { turns: number } {
  const bots = { p0: greedyBot(STEADY), p1: greedyBot(STEADY) };
  const { state } = playOut({ system: urssClassic, setup: SETUPS[seed % SETUPS.length] ?? skirmish(0), bots, seed, most: 1500 });
  return { turns: state.turn };
}

const SETUPS = [0, 1, 2].map(skirmish);

export default function selfPlay(): BenchRow[] {
  const first = Array.from({ length: BATTLES }, (_, seed) => play(seed).turns);
  const again = Array.from({ length: BATTLES }, (_, seed) => play(seed).turns);
  if (first.join() !== again.join()) throw new Error('the same seeds played other battles');
  const rates = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    for (let seed = 0; seed < BATTLES; seed++) play(seed);
    const { user, system } = process.cpuUsage(start);
    return (BATTLES * 1_000_000) / (user + system);
  });
  const ours = median(rates);
  return [{ name: 'skirmish self-play, 12 figures', ours, floor: 20, target: 50, ok: ours >= 20, unit: 'battles/s' }];
}
