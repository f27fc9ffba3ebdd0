import deck from '../packs/zombies/deck.json' with { type: 'json' };
import manifest from '../packs/zombies/manifest.json' with { type: 'json' };
import tiles from '../packs/zombies/tiles.json' with { type: 'json' };
import type { EventCard, Tile } from './zombies/schemas.ts';

/** The pack of Zombies!!!, as an author would hand it in (ZB-FACT-TILES, ZB-FACT-DECK). */
export const zombiesFiles: Readonly<Record<string, unknown>> = { 'manifest.json': manifest, 'tiles.json': tiles, 'deck.json': deck };

/** The kinds of tiles, in the order of the list. JSON modules are typed by shape alone: a test reads them through `parseTownPack`. */
export const zombieTiles = tiles.tiles as unknown as readonly Tile[];

export const zombieCards: readonly EventCard[] = deck.cards;
