import { playOut, type PlayOut } from '../packages/lab/src/index.ts';
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

/** Battles of a game on our maps in turn, each side played by a bot. */
export function battles<Setup, S extends { readonly turn: number }, C, E>(
  { system, bots }: Pick<PlayOut<Setup, S, C, E>, 'system' | 'bots'>,
  setupOn: (map: number) => Setup,
): (seed: number) => number {
  const setups = MAPS.map(setupOn);
  return (seed) => playOut({ system, setup: setups[seed % MAPS.length] ?? setupOn(0), bots, seed, most: MOST }).state.turn;
}

/** Pieces of work in a second of the processor. */
export function rate(times: number, work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (times * 1_000_000) / (user + system);
}

/** `ratio`: battles in a second on the machine of the floor. */
export function rowOf(name: string, play: (seed: number) => number): BenchRow {
  const played = (round: number): number[] => Array.from({ length: BATTLES }, (_, i) => play(round * BATTLES + i));
  if (played(0).join() !== played(0).join()) throw new Error('the same seeds played other battles');
  for (let seed = 0; seed < WARM; seed++) play(10_000 + seed);
  // Battles of their own in each round: what is kept of others helps only as far as it does where battles are measured.
  return besideRays({ name, unit: 'battles', floor: 20, target: 50, round: (i) => rate(BATTLES, () => played(i + 1)) });
}

/** Pieces of work in a second of the processor, beside lines of sight by rays. `round`: its rate in a round; `ratio`: that on the machine of the floor. */
export function besideRays({
  name,
  unit,
  floor,
  target,
  round,
}: Pick<BenchRow, 'name' | 'unit' | 'floor' | 'target'> & { readonly round: (round: number) => number }): BenchRow {
  const { queries, byRays } = randomSights(SIGHTS);
  byRays();
  const rounds = Array.from({ length: ROUNDS }, (_, i) => ({ ours: round(i), peer: rate(queries.length, byRays) }));
  const ratio = median(rounds.map(({ ours, peer }) => (ours * SIGHTS_THEN) / peer));
  const ours = median(rounds.map((one) => one.ours));
  const peer = median(rounds.map((one) => one.peer));
  return { name, ours, peer, ratio, floor, target, ok: ratio >= floor, unit: `${unit}/s, lines of sight by rays/s` };
}
