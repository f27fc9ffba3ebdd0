import { greedyBot, STEADY, urssKitBot } from '../packages/ai/src/index.ts';
import { playOut } from '../packages/lab/src/index.ts';
import { urssClassic } from '../packages/systems/urss-classic/src/index.ts';
import { urssKit } from '../packages/systems/urss-kit/src/index.ts';
import { kitSkirmish, skirmish } from './battles.ts';
import { median, type BenchRow } from './compare.ts';
import { randomSights } from './rays.ts';

/**
 * Whole battles of six against six, sight, cover and ways included, both sides played by the greedy bot, in place. Seconds are of the processor:
 * those of the clock would count what else the machine does. Nobody else plays these rules: what is measured in turn with them tells how fast the
 * machine is, and so how many battles it were where the floor comes from.
 */
const BATTLES = 30;
/** Played before: the first battles are mostly the compiler's, and who measures balance plays hundreds. */
const WARM = 150;
const ROUNDS = 5;
const MOST = 1500;
const SIGHTS = 2000;
/** Lines of sight by rays in a second on the machine on which the floor was set. */
const SIGHTS_THEN = 16_500;

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

/** How often something was done in a second of the processor. */
function rate(times: number, work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (times * 1_000_000) / (user + system);
}

/** `ratio`: battles in a second on the machine of the floor. */
function rowOf(name: string, play: (seed: number) => number): BenchRow {
  const battles = (round: number): number[] => Array.from({ length: BATTLES }, (_, i) => play(round * BATTLES + i));
  if (battles(0).join() !== battles(0).join()) throw new Error('the same seeds played other battles');
  for (let seed = 0; seed < WARM; seed++) play(10_000 + seed);
  const { queries, byRays } = randomSights(SIGHTS);
  byRays();
  // Battles of their own in each round: what is kept of others helps only as far as it does where battles are measured.
  const rounds = Array.from({ length: ROUNDS }, (_, i) => ({
    ours: rate(BATTLES, () => battles(i + 1)),
    peer: rate(queries.length, byRays),
  }));
  const ratio = median(rounds.map(({ ours, peer }) => (ours * SIGHTS_THEN) / peer));
  const ours = median(rounds.map((round) => round.ours));
  const peer = median(rounds.map((round) => round.peer));
  return { name, ours, peer, ratio, floor: 20, target: 50, ok: ratio >= 20, unit: 'battles/s, lines of sight by rays/s' };
}

export default function selfPlay(): BenchRow[] {
  return [rowOf('skirmish self-play, 12 figures', playClassic), rowOf('kit self-play, 12 figures', playKit)];
}
