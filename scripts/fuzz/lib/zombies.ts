import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import type { Random } from '@escarmouche/referee';
import { BOX, cardIds, OPTION_KEYS, OPTION_VALUES, type Command, type Options, type Setup, type State } from '@escarmouche/zombies';

/** Games of Zombies!!! drawn for the fuzzers: two to six players, under any options. */

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** At times with few tiles, so that the stack ends within reach. */
export function drawnTown(random: Random): Setup {
  const seats = SEATS.slice(0, 2 + random(5)).map((seat) => ({ seat, name: seat.toUpperCase() }));
  const options = Object.fromEntries(
    OPTION_KEYS.filter(() => random(2) > 0).map((key) => [key, pick<string>(OPTION_VALUES[key], random)]),
  ) as Partial<Options>;
  const short = random(3) === 0;
  const kinds = zombieTiles.map((kind) => (short && kind.role === undefined ? { ...kind, count: Math.min(kind.count, random(3)) } : kind));
  return { seats, kinds, deck: zombieCards, options };
}

/** Commands of the right form that nobody offered: any type, any square, any card. */
export function inventedAction(state: State, random: Random): Command {
  const squares = state.tiles.length * 9;
  const square = (): number => random(squares + 3);
  const near = (): number => {
    const own = state.players[state.turn.seat]?.square ?? 0;
    return random(3) === 0 ? square() : Math.max(0, own + random(7) - 3);
  };
  const list = (): number[] => Array.from({ length: random(5) }, () => (state.turn.stocking ?? 0) * 9 + random(9));
  const card = (): string => {
    const hand = state.players[state.turn.seat]?.hand ?? [];
    return hand.length > 0 && random(2) > 0 ? pick(hand, random) : pick(cardIds(), random);
  };
  const standing = state.zombies.flatMap((here, at) => (here === 1 ? [at] : []));
  const from = standing.length > 0 ? pick(standing, random) : square();
  const commands: readonly Command[] = [
    { type: 'begin' },
    { type: 'draw' },
    { type: 'place', x: random(9) - 4, y: random(9) - 4, turn: pick([0, 1, 2, 3] as const, random) },
    { type: 'stock', zombies: list(), bullets: list(), lives: list() },
    { type: 'face' },
    { type: 'face', leave: true },
    { type: 'refill' },
    { type: 'roll' },
    { type: 'stay' },
    { type: 'step', to: near() },
    { type: 'step', to: near(), leave: true },
    { type: 'halt' },
    { type: 'herd' },
    { type: 'shift', from, to: Math.max(0, from + random(7) - 3) },
    { type: 'shift', from: square(), to: square() },
    { type: 'discard', card: card() },
    { type: 'end' },
    { type: 'play', card: card() },
    { type: 'use', card: card() },
  ];
  return pick(commands, random);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Pieces and cards are neither made nor lost, nobody stands where nobody can (ZB-FACT-BOX). */
export function townFlaw(state: State): string | undefined {
  const players = Object.values(state.players);
  const pieces = sum(state.zombies) + state.supply.zombies + sum(players.map(({ trophies }) => trophies));
  if (pieces !== BOX.zombies || state.supply.zombies < 0) return `${pieces} zombies in all, ${state.supply.zombies} left`;
  const held = sum(players.map(({ hand, items, waits }) => hand.length + items.length + waits.length));
  const cards = state.deck.length + state.discard.length + held;
  if (cards !== sum(state.scene.deck.map(({ copies }) => copies))) return `${cards} cards in all`;
  if (players.some(({ hand }) => new Set(hand).size !== hand.length)) return 'two copies in one hand';
  if (players.some(({ lives, bullets }) => lives < 1 || lives > 5 || bullets < 0))
    return 'a player with no life, a sixth, or a debt of bullets';
  const { turn } = state;
  if (turn.left < 0 || turn.herd < 0 || turn.herd > 6) return `${turn.left} squares and ${turn.herd} zombies left to move`;
  if (state.fight) return 'a combat goes on between two commands';
  return state.phase === 'over' && !state.outcome ? 'it is over without an outcome' : undefined;
}
