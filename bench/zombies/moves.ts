import { discard, play, refill } from './hand.ts';
import * as rules from './rules.ts';
import type { Game } from './flat.ts';

/** A command as numbers: the move and its parameters. */
export interface Move {
  readonly name: MoveName;
  readonly args: readonly unknown[];
}

export type MoveName =
  | 'draw'
  | 'place'
  | 'stock'
  | 'face'
  | 'refill'
  | 'roll'
  | 'stay'
  | 'step'
  | 'halt'
  | 'herd'
  | 'shift'
  | 'discard'
  | 'end'
  | 'play';

type Squares = readonly number[];

/** Each move by its name; false where it is against the rules. */
export const MOVES: Readonly<Record<MoveName, (game: Game, luck: rules.Luck, ...args: never[]) => boolean>> = {
  draw: rules.draw,
  place: (game, _luck, x: number, y: number, quarter: number) => rules.place(game, x, y, quarter),
  stock: (game, _luck, zombies: Squares, bullets: Squares, lives: Squares) => rules.stock(game, zombies, bullets, lives),
  face: rules.face,
  refill,
  roll: rules.roll,
  stay: (game) => rules.stay(game),
  step: (game, luck, to: number) => rules.step(game, luck, to),
  halt: (game) => rules.halt(game),
  herd: rules.herd,
  shift: (game, _luck, from: number, to: number) => rules.shift(game, from, to),
  discard: (game, _luck, card: number) => discard(game, card),
  end: (game) => rules.end(game),
  play: (game, _luck, card: number) => play(game, card),
};

export const makeMove = (game: Game, luck: rules.Luck, { name, args }: Move): boolean => MOVES[name](game, luck, ...(args as never[]));
