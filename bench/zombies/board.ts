import { beside, distinctTurns, EDGES, open, turn, type Quarter } from '../../packages/space/src/tiles/index.ts';
import type { CardKind, TileKind } from '../../packages/systems/zombies/src/index.ts';
import deck from '../../packages/content/packs/zombies/deck.json' with { type: 'json' };
import tiles from '../../packages/content/packs/zombies/tiles.json' with { type: 'json' };

/** Tiles and cards of both sides of the comparison: all tiles of the box, and the cards that are simple to write twice. */
export const KINDS = (tiles.tiles as unknown as TileKind[]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
export const CARDS = ['coupdesang', 'pause', 'pompe', 'voiture'] as const;
export const COPIES = 12;
export const DECK: CardKind[] = (deck.cards as unknown as CardKind[])
  .filter(({ id }) => (CARDS as readonly string[]).includes(id))
  .map((card) => ({ ...card, copies: COPIES }));

/** Tiles turned, as numbers: exits by edge, grounds by square (0 closed, 1 open, 2 of a building), links on the tile. */
export interface Look {
  readonly exits: readonly boolean[];
  readonly grounds: readonly number[];
  readonly links: readonly (readonly number[])[];
}

const QUARTERS: readonly Quarter[] = [0, 1, 2, 3];

export const LOOKS: readonly (readonly Look[])[] = KINDS.map((kind) =>
  QUARTERS.map((quarter) => {
    const turned = turn(kind, quarter);
    const links = turned.grounds.map((_, square) =>
      EDGES.map((__, edge) => beside(square, edge)).filter((next) => next >= 0 && open(turned, square, next)),
    );
    return { exits: turned.exits, grounds: turned.grounds.map((ground) => (ground === 'X' ? 0 : ground === 'B' ? 2 : 1)), links };
  }),
);

export const TURNS: readonly (readonly number[])[] = KINDS.map((kind) => distinctTurns(kind));
export const START_KIND = KINDS.findIndex(({ role }) => role === 'start');
export const HELIPORT_KIND = KINDS.findIndex(({ role }) => role === 'heliport');
export const SEATS = 4;
export const MOST_TILES = 31;
export const MOST_SQUARES = MOST_TILES * 9;
