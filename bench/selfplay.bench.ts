import { greedyBot, STEADY, urssKitBot } from '../packages/ai/src/index.ts';
import { playOut } from '../packages/lab/src/index.ts';
import { urssClassic } from '../packages/systems/urss-classic/src/index.ts';
import { urssKit } from '../packages/systems/urss-kit/src/index.ts';
import { kitSkirmish, skirmish } from './battles.ts';
import { median, type BenchRow } from './compare.ts';

/**
 * Whole battles of six against six, sight, cover and ways included, both sides played by the greedy bot, in place. Seconds are of the processor:
 * those of the clock would count what else the machine does.
 */
const BATTLES = 30;
const ROUNDS = 5;
const MOST = 1500;

const MAPS = [0, 1, 2];
const CLASSIC = MAPS.map(skirmish);
const KIT = MAPS.map(kitSkirmish);

function playClassic(seed: number): number {
  const bots = { p0: greedyBot(STEADY), p1: greedyBot(STEADY) };
  return playOut({ system: urssClassic, setup: CLASSIC[seed % MAPS.length] ?? skirmish(0), bots, seed, most: MOST }).state.turn;
}

function playKit(seed: number): number {
  const bots = { p0: urssKitBot(STEADY), p1: urssKitBot(STEADY) };
  return playOut({ system: urssKit, setup: KIT[seed % MAPS.length] ?? kitSkirmish(0), bots, seed, most: MOST }).state.turn;
}

function rowOf(name: string, play: (seed: number) => number): BenchRow {
  const first = Array.from({ length: BATTLES }, (_, seed) => play(seed));
  const again = Array.from({ length: BATTLES }, (_, seed) => play(seed));
  if (first.join() !== again.join()) throw new Error('the same seeds played other battles');
  const rates = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    for (let seed = 0; seed < BATTLES; seed++) play(seed);
    const { user, system } = process.cpuUsage(start);
    return (BATTLES * 1_000_000) / (user + system);
  });
  const ours = median(rates);
  return { name, ours, floor: 20, target: 50, ok: ours >= 20, unit: 'battles/s' };
}

export default function selfPlay(): BenchRow[] {
  return [rowOf('skirmish self-play, 12 figures', playClassic), rowOf('kit self-play, 12 figures', playKit)];
}
