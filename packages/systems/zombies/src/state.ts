import type { Outcome, Seat, Text } from '@escarmouche/referee';
import type { Laid, TileShape } from '@escarmouche/space/tiles';
import type { Options } from './options.ts';

/** A kind of tile, as content gives it (ZB-FACT-TILES). */
export interface TileKind extends TileShape {
  readonly id: string;
  readonly name: Text;
  /** Its id in the rulebook. */
  readonly rule: string;
  readonly count: number;
  /** A named building: stocked with its values (ZB-TILE-NAMED). */
  readonly named: boolean;
  readonly zombies: number;
  readonly bullets: number;
  readonly lives: number;
  readonly role?: 'start' | 'heliport';
}

/** An event card, as content gives it (ZB-FACT-DECK). */
export interface CardKind {
  readonly id: string;
  readonly name: Text;
  /** Its id in the rulebook. */
  readonly rule: string;
  readonly copies: number;
}

/** What never changes in a game; frozen. */
export interface Scene {
  /** Clockwise. */
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  readonly kinds: readonly TileKind[];
  /** The event cards. */
  readonly deck: readonly CardKind[];
  readonly options: Options;
}

export interface LaidTile extends Laid {
  readonly kind: string;
}

export type Token = 'bullet' | 'life';

/** A square of the town: tile * 9 + row * 3 + column, as the tile lies. */
export type Square = number;

/** A card that lies in front of a player (ZB-CARD-INPLAY). */
export interface Item {
  readonly card: string;
  counters?: number;
}

export interface Player {
  square: Square;
  lives: number;
  bullets: number;
  /** Zombies in the collection. */
  trophies: number;
  /** Of those, how many were taken down on the heliport. */
  heliportKills: number;
  /** Event cards; HIDDEN in the eyes of others. */
  hand: string[];
  items: Item[];
  /** Effects that wait for the player's next turn or movement roll (ZB-CARD-TARGET). */
  waits: string[];
  /** Has played a card since the start of the last turn of its own (ZB-CARD-ONE). */
  played: boolean;
}

/** What a card does for a while. */
export interface Effect {
  readonly card: string;
  /** Whom it is about. */
  readonly on: Seat;
  /** It ends with so many more ends of turns of this seat. */
  readonly until: Seat;
  ends: number;
  /** The tile it holds for. */
  readonly tile?: number;
}

/** Where the active player is in the turn (ZB-TURN-ORDER); each but `place`, `stock` and `moving` begins with a window for cards. */
export type Step = 'tile' | 'place' | 'stock' | 'encounter' | 'refill' | 'move' | 'moving' | 'herd' | 'herding' | 'discard';

/** How a movement allowance came about, to be reckoned again when a card doubles the die. */
export interface Pace {
  readonly die: number;
  readonly bonus: number;
  readonly halved: boolean;
}

export interface TurnState {
  /** Turns begun in the game. */
  number: number;
  seat: Seat;
  step: Step;
  /** The tile drawn, and who places it. */
  drawn?: string;
  placer?: Seat;
  /** The tile whose pieces are being placed. */
  stocking?: number;
  /** This placement has closed the town, and that ends the turn (option town.closingPenalty). */
  closing?: boolean;
  /** The movement die counts double. */
  doubled: boolean;
  /** Squares that may still be moved, and squares moved. */
  left: number;
  moved: number;
  /** The movement die and what was added; absent where none was thrown. */
  pace?: Pace;
  /** The movement is over though squares are left. */
  stopped: boolean;
  /** The square where the pawn stands and has refused the token. */
  refused?: Square;
  /** The active player has been knocked out in this turn (ZB-KO). */
  out: boolean;
  /** The card of this turn's discard has gone (ZB-DISCARD). */
  discarded: boolean;
  /** Who decides the movement instead of the active player. */
  mover?: Seat;
  /** Zombies still to be moved, and where those moved stand. */
  herd: number;
  shifted: Square[];
  /** Seats that play no more cards in this step. Secret. */
  passed: Seat[];
}

/** A combat that goes on (ZB-COMBAT-ROLL). */
export interface Fight {
  readonly seat: Seat;
  /** The die just thrown, with what is added to it; absent before it. */
  die?: number;
  bonus: number;
}

export interface State {
  readonly scene: Scene;
  phase: 'beginning' | 'playing' | 'over';
  /** In the order they were placed; frozen. */
  tiles: readonly LaidTile[];
  /** By square: 1 where a zombie stands. */
  zombies: number[];
  /** By square: the token there. */
  tokens: (Token | null)[];
  /** Pieces not on the table; tokens count only with the option supply.tokens. */
  supply: { zombies: number; bullets: number; lives: number };
  /** Kinds of the tiles still to be drawn, sorted: their order does not exist until they are drawn. */
  stack: string[];
  /** The tile of the heliport once it lies. */
  heliport: 'stack' | 'lost' | number;
  closed: boolean;
  /** Cards still to be drawn, sorted; HIDDEN in the eyes of a seat. */
  deck: string[];
  /** Face up. */
  discard: string[];
  players: Record<Seat, Player>;
  effects: Effect[];
  turn: TurnState;
  fight?: Fight;
  /** Turns left before a game that nobody can win any more is counted (ZB-END). */
  lastTurns?: number;
  outcome?: Outcome;
}

/** A card that a seat may not see. */
export const HIDDEN = '?';

export const MOST_LIVES = 5;
export const HAND = 3;
export const KILLS_TO_WIN = 25;
export const START = { lives: 3, bullets: 3 } as const;
/** The centre square of the Grande-Place. */
export const HOME: Square = 4;
