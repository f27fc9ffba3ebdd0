import type { Bot } from '../packages/ai/src/index.ts';
import { bandBattle } from '../packages/games/src/bands.ts';
import type { Game } from '../packages/games/src/game.ts';
import { atWar, npcsByGear } from '../packages/games/src/npcs.ts';
import { playOut } from '../packages/lab/src/index.ts';
import { numbersOf, randomTable } from '../packages/space/test/rays.ts';
import { median, type BenchRow } from './compare.ts';
import { randomSights } from './rays.ts';

/**
 * A decision of an NPC for one figure, twelve against twelve with roles by what they carry, among 40 pieces of terrain: median and 95th percentile. Seconds
 * are of the processor; lines of sight by rays, measured in turn, tell how fast the machine is, as for self-play. Commands without a thought (who acts, notes,
 * dice) are left out.
 */
const EACH = 12;
const BOXES = 24;
const DISCS = 16;
const TURNS = 3;
const SEEDS = [1, 2];
const SIGHTS = 2000;
/** Lines of sight by rays in a second on the machine on which the limits were set. */
const SIGHTS_THEN = 16_500;

/** A band as often as it takes. */
const crowd = <B extends { readonly figures: readonly unknown[] }>(band: B): B => ({
  ...band,
  figures: Array.from({ length: EACH }, (_, i) => band.figures[i % band.figures.length]),
});

function battleOf({ bands, traits }: Game, seed: number) {
  const [one, other] = bands?.ready ?? [];
  if (!bands || !one || !other) throw new Error('no bands');
  const table = randomTable(numbersOf(seed), BOXES, DISCS);
  const { width, height } = table;
  const zones = [
    { x: 0, y: 0, width, height: 9000, front: 'north' as const },
    { x: 0, y: height - 9000, width, height: 9000, front: 'south' as const },
  ];
  const map = { id: 'bench', name: { fr: '', en: '' }, story: { fr: '', en: '' }, table, zones };
  const setup = bandBattle(bands, [crowd(one), crowd(other)], map as never, {}, false);
  return { ...setup, npcs: atWar(npcsByGear({ traits }, setup, ['a', 'b']), setup.groups) };
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** Milliseconds of the processor that each thought of some battles took. */
function thoughtsOf(game: Game): readonly number[] {
  const { system, npc, turn } = game;
  const player = npc?.();
  if (!player) throw new Error('no NPCs');
  const times: number[] = [];
  const timed: Bot<object, object> = {
    ...player,
    decide(state, seat, random) {
      const start = process.cpuUsage();
      const decision = player.decide(state, seat, random);
      // The reason is of thoughts alone.
      if (decision.reason) times.push(milliseconds(process.cpuUsage(start)));
      return decision;
    },
  };
  for (const seed of SEEDS) {
    const setup = battleOf(game, seed);
    playOut({ system, setup, bots: { a: timed, b: timed }, seed, most: 2000, tooLong: (state) => turn(state) > TURNS });
  }
  return times.toSorted((a, b) => a - b);
}

/** Rows of a game: median and 95th percentile. */
export function rowsOf(name: string, game: Game): BenchRow[] {
  const { queries, byRays } = randomSights(SIGHTS);
  byRays();
  const rays: number[] = [];
  const look = (): void => {
    const start = process.cpuUsage();
    byRays();
    rays.push((queries.length * 1000) / milliseconds(process.cpuUsage(start)));
  };
  look();
  const times = thoughtsOf(game);
  look();
  const peer = median(rays);
  const row = (what: string, ours: number, floor: number, target: number): BenchRow => {
    const ratio = (ours * peer) / SIGHTS_THEN;
    return { name: `${name}, ${what}`, ours, peer, ratio, floor, target, ok: ratio <= floor, unit: 'ms, lines of sight by rays/s' };
  };
  return [row('median', median(times), 100, 50), row('95th percentile', times[Math.floor(times.length * 0.95)] ?? Number.NaN, 400, 150)];
}
