import { z } from 'zod';
import { $schema, cites, MOST_ITEMS, slug, text } from './common.ts';

/** A column or a row of a tile, from the north-west. */
const line = z.int().min(0).max(2);
const row = z.string().regex(/^[RBHX]{3}$/, { error: 'grounds' });
const square = z.tuple([line, line]);
const copies = z.int().min(1).max(99);
/** A tile has nine squares, and no square holds two pieces of a kind. */
const pieces = z.int().min(0).max(9);

export const tile = z.strictObject({
  id: slug,
  name: text,
  rule: cites,
  count: copies,
  named: z.boolean().meta({ description: 'A named building: it is stocked with its values, and cards may be bound to it.' }),
  grid: z
    .tuple([row, row, row])
    .meta({ description: 'Rows of squares from the north, each from the west: R street, B building, H heliport, X closed.' }),
  exits: z
    .array(z.enum(['N', 'E', 'S', 'W']))
    .min(1)
    .max(4),
  doors: z
    .array(z.tuple([square, square]))
    .max(12)
    .meta({ description: 'Pairs of squares [column, row]: one of the building, one of the street.' }),
  zombies: pieces,
  bullets: pieces,
  lives: pieces,
  role: z.enum(['start', 'heliport']).optional(),
});

export const card = z.strictObject({ id: slug, name: text, rule: cites, copies });

export const tiles = z.strictObject({ $schema, tiles: z.array(tile).max(MOST_ITEMS) });
export const deck = z.strictObject({ $schema, cards: z.array(card).max(MOST_ITEMS) });

/** A kind of tile, as the rules of a town of tiles take it. */
export type Tile = z.output<typeof tile>;
export type EventCard = z.output<typeof card>;
