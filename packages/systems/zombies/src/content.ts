import { id, list, text, whole, words, type Data } from '@escarmouche/referee/schema';
import * as z from 'zod/mini';

/** Authors' content, carried along by set-ups: kinds of tiles and of cards. */

const line = whole(0, 2);
/** [column, row] */
const square = z.tuple([line, line]);
/** A tile has nine squares, and no square holds two pieces of a kind. */
const pieces = whole(0, 9);

/** A kind of tile, as content gives it (ZB-FACT-TILES). */
export const tileKind = z.strictObject({
  id,
  name: text,
  /** Id of its rule in the rulebook. */
  rule: words,
  count: whole(0, 50),
  /** A named building: stocked with its values (ZB-TILE-NAMED). */
  named: z.boolean(),
  /** Three rows of three grounds, from the north. */
  grid: z.array(z.string().check(z.regex(/^[RBHX]{3}$/))).check(z.length(3)),
  exits: list(z.enum(['N', 'E', 'S', 'W']), 4),
  /** Pairs of squares [column, row], joined though one is of a building and the other is not. */
  doors: list(z.tuple([square, square]), 12),
  zombies: pieces,
  bullets: pieces,
  lives: pieces,
  role: z.optional(z.enum(['start', 'heliport'])),
});

/** An event card, as content gives it (ZB-FACT-DECK). */
export const cardKind = z.strictObject({
  id,
  name: text,
  /** Id of its rule in the rulebook. */
  rule: words,
  copies: whole(0, 20),
});

export type TileKind = Data<typeof tileKind>;
export type CardKind = Data<typeof cardKind>;
