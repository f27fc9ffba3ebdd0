/**
 * Patrols of Deadzone between two players of the table (random, easy, normal, hard), mirrored: the two patrols of a couple have the same dice and
 * battlefield and changed teams; of a player against itself each patrol has dice of its own.
 * `npm run measure:patrols -- --levels hard,normal --games 400`: see docs/strength.md. `--handicap POINTS`: victory points that the second team begins with.
 * Results are added to the file of `--out`, a line a patrol, and those that are there already are not played again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Bot } from '@escarmouche/ai';
import { deadzoneBoards, deadzonePatrol } from '@escarmouche/content/deadzone';
import { deadzone, type Command, type State } from '@escarmouche/deadzone';
import { gameOf } from '@escarmouche/games/game';
import { playOut, wilson } from '@escarmouche/lab';
import { mix, seedNumber } from '@escarmouche/referee';

const { values } = parseArgs({
  options: {
    levels: { type: 'string', default: 'normal,easy' },
    games: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'patrols' },
    handicap: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
});
const [one = '', other = ''] = values.levels.split(',');
const LAST_ROUND = 30;
const MOST_COMMANDS = 5000;

/** A patrol that was played. `first`: the player who led the first team; `score`: of the first player, 1 for a victory, a half for a draw. */
interface Played {
  readonly levels: string;
  readonly seed: string;
  readonly handicap: string;
  readonly game: number;
  readonly first: string;
  readonly score: number;
  readonly firstTeam: number;
  readonly round: number;
  readonly points: readonly number[];
  readonly rule: string;
}

const { bots } = await gameOf('deadzone');

/** A player whose decisions are counted, with the time that they take. */
function timed(level: string, times: number[]): Bot<State, Command> {
  const bot = bots[level]?.() as Bot<State, Command> | undefined;
  if (!bot) throw new Error(`players: ${Object.keys(bots).join(', ')}`);
  return {
    ...bot,
    decide(state, seat, random) {
      const start = process.cpuUsage();
      const decision = bot.decide(state, seat, random);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
      return decision;
    },
  };
}

const times: readonly number[][] = [[], []];
const players = [timed(one, times[0] ?? []), timed(other, times[1] ?? [])] as const;

function play(game: number): Played {
  const couple = one === other ? game : Math.floor(game / 2);
  const board = deadzoneBoards[couple % deadzoneBoards.length];
  if (!board) throw new Error('no battlefield');
  const swapped = one !== other && game % 2 === 1;
  const { state } = playOut({
    system: deadzone,
    setup: deadzonePatrol(board, {}, [], Number(values.handicap)),
    bots: swapped ? { a: players[1], b: players[0] } : { a: players[0], b: players[1] },
    seed: mix(seedNumber(values.seed), couple),
    most: MOST_COMMANDS,
    tooLong: ({ round }) => round > LAST_ROUND,
  });
  const winners = state.outcome?.winners ?? [];
  const firstTeam = winners.length === 1 ? Number(winners[0] === 'a') : 0.5;
  return {
    levels: values.levels,
    seed: values.seed,
    handicap: values.handicap,
    game,
    first: swapped ? other : one,
    score: swapped ? 1 - firstTeam : firstTeam,
    firstTeam,
    round: state.round,
    points: [state.points['a'] ?? 0, state.points['b'] ?? 0],
    rule: state.outcome?.rule ?? 'none',
  };
}

/** Patrols that stand in the file of results. */
function known(): readonly Played[] {
  if (values.out === undefined || !existsSync(values.out)) return [];
  const lines = readFileSync(values.out, 'utf8').split('\n').filter(Boolean);
  return lines
    .map((line) => JSON.parse(line) as Played)
    .filter(({ levels, seed, handicap }) => levels === values.levels && seed === values.seed && handicap === values.handicap);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function told(what: string, scores: readonly number[]): void {
  const { rate, low, high, of } = wilson(
    scores.reduce((sum, score) => sum + score, 0),
    scores.length,
  );
  console.log(`${what}: ${percent(rate)} of ${of} (95 %: ${percent(low)} to ${percent(high)})`);
}

const before = known();
const done = new Map(before.map((played) => [played.game, played]));
const from = Number(values.from);
for (let game = from; game < from + Number(values.games); game++) {
  if (done.has(game)) continue;
  const played = play(game);
  done.set(game, played);
  if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify(played)}\n`);
}

const all = [...done.values()];
told(
  `${one} against ${other}`,
  all.map(({ score }) => score),
);
told(
  'first team',
  all.map(({ firstTeam }) => firstTeam),
);
const rounds = all.map(({ round }) => round).toSorted((a, b) => a - b);
console.log(
  `median of ${rounds[Math.floor(rounds.length / 2)] ?? 0} Rounds; without an end ${all.filter(({ rule }) => rule === 'none').length}`,
);
times.forEach((list, i) => {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  if (sorted.length > 0)
    console.log(`${i === 0 ? one : other}: ${sorted.length} decisions, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
});
