import { randomFrom, digest, resolve } from '../packages/referee/src/index.ts';
import { search, zombiesModel } from '../packages/ai/src/index.ts';
import { zombies, type State } from '../packages/systems/zombies/src/index.ts';
import { SEATS } from './zombies/board.ts';
import { botOf, clientOf } from './zombies/boardgame.ts';
import { newGame, typed } from './zombies/game.ts';
import { legal } from './zombies/legal.ts';
import { makeMove } from './zombies/moves.ts';
import { essenceOf, essenceOfGame, luckOf, record, SETUP, type Recorded } from './zombies/record.ts';
import type { Luck } from './zombies/rules.ts';
import { race, type BenchRow } from './compare.ts';

/** Zombies!!! beside boardgame.io and beside flat typed arrays: the same games, the same dice, the same end. All tiles, four kinds of cards. */

const GAMES = [1, 2].map((seed) => record(seed, 600));
const WORK = GAMES.reduce((sum, { commands }) => sum + commands.length, 0);

const agree = (ours: unknown, peer: unknown): void => {
  if (digest(ours) !== digest(peer)) throw new Error('the two sides have come to different ends');
};

/** Dice and payments as recorded, one after the other. */
function feedOf({ feed }: Recorded): Luck {
  let next = 0;
  return { die: () => feed[next++] ?? 0, choose: () => feed[next++] === 1 };
}

/** Each command is checked, resolved with seeded dice and told as events. `lists`: its legal commands are listed before. */
function byRules(recorded: Recorded, lists: boolean): unknown {
  const state = zombies.setup(SETUP);
  let found = 0;
  recorded.commands.forEach(({ seat, command }, entry) => {
    if (lists) for (const { type } of zombies.offers(state, seat)) if (type === 'step' || type === 'shift' || type === 'place') found++;
    if (zombies.check(state, seat, command)) throw new Error('refused');
    resolve(zombies, state, seat, command, luckOf(recorded.seed, entry));
  });
  return [found, essenceOf(state)];
}

function byClient(recorded: Recorded): unknown {
  const client = clientOf(feedOf(recorded), SEATS);
  for (const { name, args } of recorded.moves) client.moves[name]?.(...args);
  return [0, essenceOfGame(client.getState()?.G ?? newGame(typed))];
}

const listed = new Int16Array(4096);

function byArrays(recorded: Recorded): unknown {
  const game = newGame(typed);
  const luck = feedOf(recorded);
  let found = 0;
  for (const move of recorded.moves) {
    found += legal(game, listed);
    if (!makeMove(game, luck, move)) throw new Error(`refused: ${move.name}`);
  }
  return [found, essenceOfGame(game)];
}

const ITERATIONS = 100;
const DEPTH = 30;
const THOUGHT = 300;

/** One decision in the middle of a game. The two sides need not agree on the best command, only on the commands allowed. */
async function searching(): Promise<BenchRow> {
  const game = GAMES[0] ?? record(1, THOUGHT);
  const at = game.commands.findIndex(({ command }, i) => i >= THOUGHT && command.type === 'step');
  const state = zombies.setup(SETUP);
  game.commands.slice(0, at).forEach(({ seat, command }, entry) => resolve(zombies, state, seat, command, luckOf(game.seed, entry)));
  const client = clientOf(feedOf(game), SEATS);
  for (const { name, args } of game.moves.slice(0, at)) client.moves[name]?.(...args);
  const now = client.getState();
  if (!now) throw new Error('no state');
  const random = randomFrom(7);
  const bot = botOf({ die: (faces) => random(faces) + 1, choose: () => true }, ITERATIONS, DEPTH);
  const decide = async (): Promise<boolean> => (await bot.play(now, String(now.ctx.currentPlayer))).action !== undefined;
  warm(() => isAllowed(state));
  for (let i = 0; i < WARM_BOT; i++) await decide();
  return race<boolean>({
    name: `Zombies!!!: a decision of ${ITERATIONS} games imagined, ${DEPTH} commands each, against MCTSBot of boardgame.io`,
    ours: () => isAllowed(state),
    peer: decide,
    agree,
    work: ITERATIONS,
    piece: 'games imagined',
    floor: 20,
    target: 60,
    rounds: 5,
  });
}

function isAllowed(state: State): boolean {
  const [seat = ''] = zombies.active(state);
  const budget = { iterations: ITERATIONS, turns: Infinity, depth: DEPTH };
  const [best] = search(zombies, zombiesModel, zombies.view(state, seat), seat, budget, randomFrom(3));
  return best !== undefined && !zombies.check(state, seat, best.command);
}

/** Rounds before anything is measured, so that all sides are compiled. */
const WARM = 15;
/** The bot's decisions take longer, and are as many commands. */
const WARM_BOT = 5;

function warm(...sides: readonly (() => unknown)[]): void {
  for (const side of sides) for (let i = 0; i < WARM; i++) side();
}

/** Rows of the report. */
export default async function zombiesBench(): Promise<BenchRow[]> {
  warm(
    () => GAMES.map((game) => byRules(game, true)),
    () => GAMES.map(byArrays),
    () => GAMES.map((game) => byRules(game, false)),
  );
  const moves = await race<unknown>({
    name: 'Zombies!!!: commands through the public API, against boardgame.io',
    ours: () => GAMES.map((game) => byRules(game, false)),
    peer: () => GAMES.map(byClient),
    agree,
    work: WORK,
    piece: 'commands',
    floor: 25,
    target: 60,
  });
  const lists = await race<unknown>({
    name: 'Zombies!!!: commands with the lists of legal ones, against typed arrays',
    ours: () => GAMES.map((game) => byRules(game, true)),
    peer: () => GAMES.map(byArrays),
    agree,
    work: WORK,
    piece: 'commands',
    floor: 0.05,
    target: 0.15,
  });
  return [moves, lists, await searching()];
}
