import { list, whole, type Data } from '@escarmouche/referee/schema';
import * as z from 'zod/mini';
import { MOST_LIVES } from './numbers.ts';
import { cell, square, squares as manySquares, token } from './state.ts';

const LONGEST_NAME = 40;
const MOST_SQUARES = 9;

const squares = list(square, MOST_SQUARES);
/** Names in commands are looked up by the rules, which refuse unknown ones. */
const card = z.string().check(z.maxLength(LONGEST_NAME));
const leave = z.optional(z.literal(true));

const MOST_PIECES = 1000;
const MOST_TOKENS = 200;
const pieces = z.optional(whole(0, MOST_PIECES));

/** A person's correction of a player on a real table, and of the town: their state now. Members left out are as they were. */
const correction = z.strictObject({
  type: z.literal('correct'),
  /** The seat of a player. */
  figure: z.optional(z.string().check(z.maxLength(LONGEST_NAME))),
  square: z.optional(square),
  lives: z.optional(whole(1, MOST_LIVES)),
  bullets: pieces,
  /** Zombies in the collection. */
  trophies: pieces,
  /** Squares that may still be moved, of the player who moves. */
  left: pieces,
  /** Squares with a zombie, and squares without one; all others are as they were. */
  zombies: z.optional(manySquares),
  empty: z.optional(manySquares),
  tokens: z.optional(list(z.strictObject({ square, token: z.nullable(token) }), MOST_TOKENS)),
});

/** Decisions of players. */
export const command = z.discriminatedUnion('type', [
  /** Rolls for the first turn and deals the hands (ZB-CORE-PLAYERS, ZB-SET-PLAYER). */
  z.strictObject({ type: z.literal('begin') }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('place'), ...cell }),
  z.strictObject({ type: z.literal('stock'), zombies: squares, bullets: squares, lives: squares }),
  /** Goes on to the combat of step 2, if there is one; `leave`: the token there is not taken. */
  z.strictObject({ type: z.literal('face'), leave }),
  z.strictObject({ type: z.literal('refill') }),
  /** Rolls for movement, or forgoes it. */
  z.strictObject({ type: z.literal('roll') }),
  z.strictObject({ type: z.literal('stay') }),
  z.strictObject({ type: z.literal('step'), to: square, leave }),
  z.strictObject({ type: z.literal('halt') }),
  /** Rolls for the zombies, and moves one of them. */
  z.strictObject({ type: z.literal('herd') }),
  z.strictObject({ type: z.literal('shift'), from: square, to: square }),
  z.strictObject({ type: z.literal('discard'), card }),
  z.strictObject({ type: z.literal('end') }),
  /** Plays an event card of the hand, or uses one that lies in front of the player. */
  z.strictObject({ type: z.literal('play'), card }),
  z.strictObject({ type: z.literal('use'), card }),
  correction,
]);

/** One decision of a player. */
export type Command = Data<typeof command>;
export type Correction = Data<typeof correction>;
