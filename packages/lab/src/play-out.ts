import { choicesOf, type Bots } from '@escarmouche/ai';
import {
  copy,
  firstOf,
  mix,
  NOBODY,
  openMatch,
  randomFrom,
  resolve,
  seededDice,
  type Match,
  type Seat,
  type System,
} from '@escarmouche/referee';

/** A game played by bots to its end, or to its limit. */
export interface PlayedOut<S> {
  readonly state: S;
  readonly commands: number;
  /** False when the limit stopped the game. */
  readonly finished: boolean;
}

export interface PlayOut<Setup, S, C, E> {
  readonly system: System<Setup, S, C, E>;
  readonly setup: Setup;
  /** Every seat needs a bot. */
  readonly bots: Bots<S, C>;
  /** Dice and bots depend on it alone: the same seed plays the same game. */
  readonly seed: number;
  /** Commands after which the game is stopped. */
  readonly most: number;
  /** Is it to be stopped earlier? */
  readonly tooLong?: (state: S) => boolean;
}

function seatToPlay<Setup, S, C, E>({ system, most, tooLong }: PlayOut<Setup, S, C, E>, state: S, commands: number): Seat | undefined {
  const [seat] = system.active(state);
  return commands < most && !tooLong?.(state) ? seat : undefined;
}

function decide<Setup, S, C, E>({ bots }: PlayOut<Setup, S, C, E>, state: S, seat: Seat, random: (n: number) => number): C {
  const bot = bots[seat];
  if (!bot) throw new Error(`nobody plays ${seat}`);
  return bot.decide(state, seat, random).command;
}

const openings = new WeakMap<object, unknown>();

/** Games of one set-up begin from copies of one state, which share its frozen scene: values derived from the scene are worked out once. */
function opening<Setup, S, C, E>({ system, setup }: PlayOut<Setup, S, C, E>): S {
  if (typeof setup !== 'object' || setup === null) return system.setup(setup);
  const state = openings.get(setup) ?? system.setup(setup);
  openings.set(setup, state);
  return copy(state as S);
}

/** Plays a game in place, without a copy: every answer is at hand. */
export function playOut<Setup, S, C, E>(game: PlayOut<Setup, S, C, E>): PlayedOut<S> {
  const { system, bots, seed } = game;
  const state = opening(game);
  const random = randomFrom(mix(seed, 1));
  let commands = 0;
  const play = (seat: Seat, command: C): void => {
    const { status } = resolve(system, state, seat, command, firstOf(seededDice(seed, commands), choicesOf(bots, random)));
    if (status !== 'done') throw new Error(`entry ${commands}: ${JSON.stringify(command)} is ${status}`);
    commands++;
  };
  const settle = (): void => {
    for (let command = system.due?.(state); command !== undefined; command = system.due?.(state)) play(NOBODY, command);
  };
  settle();
  for (let seat = seatToPlay(game, state, 0); seat !== undefined; seat = seatToPlay(game, state, commands)) {
    play(seat, decide(game, state, seat, random));
    settle();
  }
  return { state, commands, finished: system.active(state).length === 0 };
}

/** The very same game with its record, to be kept or looked at. */
export function recordGame<Setup, S, C, E>(game: PlayOut<Setup, S, C, E>): Match<Setup, S, C, E> {
  const { system, setup, bots, seed } = game;
  const random = randomFrom(mix(seed, 1));
  const match = openMatch(system, setup, (entry) => firstOf(seededDice(seed, entry), choicesOf(bots, random)));
  for (let seat = seatToPlay(game, match.state, 0); seat !== undefined; seat = seatToPlay(game, match.state, match.entries.length)) {
    const { status } = match.submit(seat, decide(game, match.state, seat, random));
    if (status !== 'done') throw new Error(`entry ${match.entries.length} is ${status}`);
  }
  return match;
}
