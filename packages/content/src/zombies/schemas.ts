import * as system from '@escarmouche/zombies/content';
import { z } from 'zod';
import { $schema, cites, MOST_ITEMS, slug, text } from '../schemas/common.ts';

const row = z.string().regex(/^[RBHX]{3}$/, { error: 'grounds' });
const kind = system.tileKind.shape;
const head = { id: slug, name: text, rule: cites };

/** Tiles and cards are those of the system; authors write names more strictly, and nothing beyond the box. */
const tile = z.strictObject({
  ...kind,
  ...head,
  count: kind.count.check(z.gte(1)),
  named: z.boolean().meta({ description: 'A named building: it is stocked with its values, and cards may be bound to it.' }),
  grid: z
    .tuple([row, row, row])
    .meta({ description: 'Rows of squares from the north, each from the west: R street, B building, H heliport, X closed.' }),
  exits: kind.exits.check(z.minLength(1)),
  doors: kind.doors.check(z.meta({ description: 'Pairs of squares [column, row]: one of the building, one of the street.' })),
});

const card = z.strictObject({ ...system.cardKind.shape, ...head, copies: system.cardKind.shape.copies.check(z.gte(1)) });

export const tiles = z.strictObject({ $schema, tiles: z.array(tile).max(MOST_ITEMS) });
export const deck = z.strictObject({ $schema, cards: z.array(card).max(MOST_ITEMS) });

/** A kind of tile, as the rules of a town of tiles take it. */
export type Tile = z.output<typeof tile>;
export type EventCard = z.output<typeof card>;
