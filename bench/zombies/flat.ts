/** Numbers by index: a plain array, or a typed one. */
export interface Numbers {
  [index: number]: number;
  readonly length: number;
}

/** A game as flat arrays; seats, kinds of tiles and cards are numbers, in the order of their ids. */
export interface Game {
  seat: number;
  turn: number;
  step: number;
  /** The tile in hand, -1 without. */
  drawn: number;
  left: number;
  moved: number;
  pace: number;
  herd: number;
  doubled: number;
  out: number;
  discarded: number;
  closed: number;
  /** The tile of the heliport; -1 before, -2 lost. */
  heliport: number;
  supply: number;
  winner: number;
  stackCount: number;
  /** Tiles that lie. */
  count: number;
  readonly stack: Numbers;
  readonly kinds: Numbers;
  readonly xs: Numbers;
  readonly ys: Numbers;
  readonly quarters: Numbers;
  /** By cell: the tile there, counted from 1. */
  readonly cells: Numbers;
  /** Four for each square, -1 without. */
  readonly links: Numbers;
  readonly zombies: Numbers;
  readonly tokens: Numbers;
  /** The turn in which the zombie there came by the zombie moves. */
  readonly shifted: Numbers;
  readonly square: Numbers;
  readonly lives: Numbers;
  readonly bullets: Numbers;
  readonly trophies: Numbers;
  readonly counters: Numbers;
  readonly played: Numbers;
  readonly hands: Numbers;
  readonly deck: Numbers;
  readonly discard: Numbers;
}
