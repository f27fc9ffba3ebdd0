import { randomFrom, resolve, seededDice, type Answer, type Question, type Source } from '../../packages/referee/src/index.ts';
import { zombies, type Command, type Setup, type State } from '../../packages/systems/zombies/src/index.ts';
import { CARDS, DECK, KINDS } from './board.ts';
import type { Game, Numbers } from './flat.ts';
import type { Move } from './moves.ts';
import { MOVING, OVER } from './rules.ts';

/** Games recorded once, with our rules, and played again by every side. */

const SEATS = ['a', 'b', 'c', 'd'];

export const SETUP: Setup = {
  seats: SEATS.map((seat) => ({ seat, name: seat })),
  kinds: KINDS,
  deck: DECK,
  // a game that nobody can win any more is not part of the comparison
  options: { 'end.deadlock': 'no' },
  position: { turn: { seat: 'a' } },
};

export interface Recorded {
  readonly seed: number;
  readonly commands: readonly { readonly seat: string; readonly command: Command }[];
  readonly moves: readonly Move[];
  /** Dice and payments in the order asked, for sides that have no questions: a payment is 1 for bullets. */
  readonly feed: readonly number[];
}

/** Players pay with bullets as long as they last, and use no window. */
function payment(question: Question): Answer | undefined {
  if (question.kind === 'roll') return undefined;
  return question.kind === 'choice' && question.purpose === 'loss' ? 'bullets' : { pass: 'window' };
}

export function luckOf(seed: number, entry: number): Source<State> {
  const dice = seededDice(seed, entry);
  return (question, index, state) => dice(question, index, state) ?? payment(question);
}

/** Plays at random, but on: a seat that may move moves, and cards are played and thrown away now and then. */
export function record(seed: number, most: number): Recorded {
  const random = randomFrom(seed);
  const state = zombies.setup(SETUP);
  const commands: { seat: string; command: Command }[] = [];
  const moves: Move[] = [];
  const feed: number[] = [];
  while (!zombies.outcome(state) && commands.length < most) {
    const [seat = ''] = zombies.active(state);
    const open = zombies.offers(state, seat).filter(({ refusal, type }) => !refusal && type !== 'use');
    const onward = open.filter(({ type }) => type !== 'stay' && type !== 'halt' && (type !== 'play' || random(4) === 0));
    const types = [...new Set(onward.map(({ type }) => type))];
    const type = types[random(types.length)];
    const some = onward.filter((offer) => offer.type === type);
    const offer = some[random(Math.max(1, some.length))];
    const command = offer?.command ?? offer?.sample?.(random) ?? ({ type: 'halt' } as const);
    const luck = luckOf(seed, commands.length);
    resolve(zombies, state, seat, command, (question, index, now) => {
      const answer = luck(question, index, now);
      if (question.kind === 'roll') feed.push(...(answer as number[]));
      else if (answer === 'bullets') feed.push(1);
      return answer;
    });
    commands.push({ seat, command });
    moves.push(moveOf(command));
  }
  return { seed, commands, moves, feed };
}

function moveOf(command: Command): Move {
  const { type: name } = command;
  switch (name) {
    case 'place':
      return { name, args: [command.x, command.y, command.turn] };
    case 'stock':
      return { name, args: [command.zombies, command.bullets, command.lives] };
    case 'step':
      return { name, args: [command.to] };
    case 'shift':
      return { name, args: [command.from, command.to] };
    case 'discard':
    case 'play':
      return { name, args: [CARDS.findIndex((card) => card === command.card)] };
    case 'begin':
    case 'correct':
    case 'use':
      throw new Error(`${name} is not part of the comparison`);
    default:
      return { name, args: [] };
  }
}

const countOf = (cards: readonly string[]): number[] => CARDS.map((card) => cards.filter((one) => one === card).length);

/** Parts of the last state that both sides must agree on. */
export function essenceOf(state: State): unknown {
  const players = SEATS.map((seat) => state.players[seat]);
  return {
    seat: SEATS.indexOf(state.turn.seat),
    turn: state.turn.number,
    left: state.turn.step === 'moving' ? state.turn.left : 0,
    winner: state.outcome ? SEATS.indexOf(state.outcome.winners[0] ?? '') : -1,
    tiles: state.tiles.map(({ kind, x, y, turn }) => [KINDS.findIndex(({ id }) => id === kind), x, y, turn]),
    zombies: [...state.zombies],
    tokens: state.tokens.map((token) => (token === null ? 0 : token === 'bullet' ? 1 : 2)),
    players: players.map((player) => [player?.square, player?.lives, player?.bullets, player?.trophies]),
    hands: players.map((player) => countOf(player?.hand ?? [])),
    deck: countOf(state.deck),
    discard: countOf(state.discard),
    closed: state.closed,
  };
}

const list = (numbers: Numbers, length: number): number[] => Array.from({ length }, (_, i) => numbers[i] ?? 0);

export function essenceOfGame(game: Game): unknown {
  const squares = game.count * 9;
  return {
    seat: game.seat,
    turn: game.turn,
    left: game.step === MOVING ? game.left : 0,
    winner: game.step === OVER ? game.winner : -1,
    tiles: list(game.kinds, game.count).map((kind, i) => [kind, game.xs[i], game.ys[i], game.quarters[i]]),
    zombies: list(game.zombies, squares),
    tokens: list(game.tokens, squares),
    players: SEATS.map((_, i) => [game.square[i], game.lives[i], game.bullets[i], game.trophies[i]]),
    hands: SEATS.map((_, i) => CARDS.map((__, card) => game.hands[i * CARDS.length + card])),
    deck: list(game.deck, CARDS.length),
    discard: list(game.discard, CARDS.length),
    closed: game.closed === 1,
  };
}
