import { isOutcome, type Outcome } from '@escarmouche/referee';
import { fixing, id, list, whole, words, type Data } from '@escarmouche/referee/schema';
import * as z from 'zod/mini';
import type { CardKind, TileKind } from './content.ts';
import { BOX, MOST_LIVES } from './numbers.ts';
import type { Options } from './options.ts';

const MOST_TILES = 200;
const MOST_SQUARES = (MOST_TILES + 1) * 9;
const MOST_CARDS = 200;
const MOST_EFFECTS = 50;
const MOST_PLAYERS = 6;
const MOST_TURNS = 100_000;
const FARTHEST = 100;

const count = whole(0, 1000);

/** A square of the town: tile * 9 + row * 3 + column, as the tile lies. */
export const square = whole(0, MOST_SQUARES);
export const squares = list(square, MOST_SQUARES);
const tileIndex = whole(0, MOST_TILES);

/** The cell of a tile, and its quarter turns clockwise. */
export const cell = { x: whole(-FARTHEST, FARTHEST), y: whole(-FARTHEST, FARTHEST), turn: z.literal([0, 1, 2, 3]) };

/** A player's seat and name. */
export const seat = z.strictObject({ seat: id, name: words });

/** The unchanging part of a game; frozen. */
export interface Scene {
  /** Clockwise. */
  readonly seats: readonly Data<typeof seat>[];
  readonly kinds: readonly TileKind[];
  /** The event cards. */
  readonly deck: readonly CardKind[];
  readonly options: Options;
}

const laidTile = z.readonly(z.strictObject({ kind: id, ...cell }));
export const tiles = list(laidTile, MOST_TILES + 1);
/** Kinds of tiles, and cards, by their names. */
export const stack = list(id, MOST_TILES);
export const cards = list(id, MOST_CARDS);

export const token = z.enum(['bullet', 'life']);

/** A card that lies in front of a player (ZB-CARD-INPLAY). */
const item = fixing(z.strictObject({ card: id, counters: z.optional(whole(1, 3)) }), 'card');

export const player = z.strictObject({
  square,
  lives: whole(0, MOST_LIVES),
  bullets: count,
  /** Zombies in the collection. */
  trophies: count,
  /** Trophies taken down on the heliport. */
  heliportKills: count,
  /** Event cards; HIDDEN in the eyes of others. */
  hand: cards,
  items: list(item, MOST_CARDS),
  /** Effects that wait for the player's next turn or movement roll (ZB-CARD-TARGET). */
  waits: cards,
  /** A card was played since the start of the player's own last turn (ZB-CARD-ONE). */
  played: z.boolean(),
});

/** A card's effect for a while. */
const effect = z.strictObject({
  card: id,
  /** The player it is about. */
  on: id,
  /** The effect ends after so many more ends of turns of this seat. */
  until: id,
  ends: whole(1, 10),
  /** The tile it holds for. */
  tile: z.optional(tileIndex),
});
export const effects = list(fixing(effect, 'card', 'on', 'until', 'tile'), MOST_EFFECTS);

/** The active player's step of the turn (ZB-TURN-ORDER); each but `place`, `stock` and `moving` begins with a window for cards. */
const step = z.enum(['tile', 'place', 'stock', 'encounter', 'refill', 'move', 'moving', 'herd', 'herding', 'discard']);

/** The parts of a movement allowance, to be reckoned again when a card doubles the die. */
const pace = z.readonly(z.strictObject({ die: whole(1, 6), bonus: count, halved: z.boolean() }));

export const turn = z.strictObject({
  /** Turns begun in the game. */
  number: whole(0, MOST_TURNS),
  seat: id,
  step,
  /** The tile drawn, and the seat that places it. */
  drawn: z.optional(id),
  placer: z.optional(id),
  /** The tile whose pieces are being placed. */
  stocking: z.optional(tileIndex),
  /** The placement has closed the town, which ends the turn (option town.closingPenalty). */
  closing: z.optional(z.boolean()),
  /** The movement die counts double. */
  doubled: z.boolean(),
  /** Squares that may still be moved, and squares moved. */
  left: count,
  moved: count,
  /** The movement die and its bonuses; absent where none was thrown. */
  pace: z.optional(pace),
  /** The movement is over though squares are left. */
  stopped: z.boolean(),
  /** The square where the pawn stands and has refused the token. */
  refused: z.optional(square),
  /** The active player has been knocked out in this turn (ZB-KO). */
  out: z.boolean(),
  /** The card of this turn's discard has gone (ZB-DISCARD). */
  discarded: z.boolean(),
  /** The seat that decides the movement instead of the active player. */
  mover: z.optional(id),
  /** Zombies still to be moved, and squares of those moved. */
  herd: whole(0, 6),
  shifted: squares,
  /** Seats that play no more cards in this step. Secret. */
  passed: list(id, MOST_PLAYERS),
});

/** A combat that goes on (ZB-COMBAT-ROLL). */
const fight = z.strictObject({
  seat: id,
  /** The die just thrown, with its bonuses; absent before it. */
  die: z.optional(whole(1, 6)),
  bonus: count,
});

/** Turns left before a game without a possible winner is counted (ZB-END). */
export const lastTurns = whole(0, MOST_PLAYERS);

/** The changing part of a game: a state without its scene. */
export const changing = z.strictObject({
  phase: z.enum(['beginning', 'playing', 'over']),
  /** In the order they were placed; frozen. */
  tiles: z.readonly(tiles),
  /** By square: 1 where a zombie stands. */
  zombies: list(whole(0, 1), MOST_SQUARES),
  /** By square: the token there. */
  tokens: list(z.nullable(token), MOST_SQUARES),
  /** Pieces not on the table; tokens count only with the option supply.tokens. */
  supply: z.strictObject({ zombies: whole(0, BOX.zombies), bullets: z.int(), lives: z.int() }),
  /** Kinds of the tiles still to be drawn, sorted: their order does not exist until they are drawn. */
  stack,
  /** The tile of the heliport once it lies. */
  heliport: z.union([z.literal(['stack', 'lost']), tileIndex]),
  closed: z.boolean(),
  /** Cards still to be drawn, sorted; HIDDEN in the eyes of a seat. */
  deck: cards,
  /** Face up. */
  discard: cards,
  players: z.record(id, player),
  effects,
  turn,
  fight: z.optional(fixing(fight, 'seat')),
  lastTurns: z.optional(lastTurns),
  outcome: z.optional(z.custom<Outcome>(isOutcome)),
});

export type { CardKind, TileKind };
export type LaidTile = Data<typeof laidTile>;
export type Token = z.output<typeof token>;
export type Square = number;
export type Item = z.output<typeof item>;
export type Player = z.output<typeof player>;
export type Effect = State['effects'][number];
export type TurnStep = z.output<typeof step>;
export type Pace = Data<typeof pace>;
export type TurnState = z.output<typeof turn>;

export interface State extends z.output<typeof changing> {
  readonly scene: Scene;
}
