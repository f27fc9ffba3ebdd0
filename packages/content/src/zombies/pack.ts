import { z } from 'zod';
import type { Manifest } from '../pack.ts';
import { read } from '../read.ts';
import { short } from '@escarmouche/referee/schema';
import { pathOf, refuse } from '../result.ts';
import type { Problem, Result } from '../result.ts';
import { manifest as manifestOf } from '../schemas/pack.ts';
import * as schemas from './schemas.ts';
import type { EventCard, Tile } from './schemas.ts';
import { tileFaults } from './tile-faults.ts';

/** A town of tiles: its kinds of tiles and its event cards. */
export interface TownPack {
  readonly manifest: Manifest;
  readonly tiles: readonly Tile[];
  readonly cards: readonly EventCard[];
}

const FILES = ['manifest.json', 'tiles.json', 'deck.json'] as const;

function taken(file: string, list: string, items: readonly { readonly id: string }[]): readonly Problem[] {
  const first = new Map<string, number>();
  return items.flatMap(({ id }, index) => {
    if (!first.has(id)) first.set(id, index);
    if (first.get(id) === index) return [];
    return [{ path: pathOf(file, [list, index, 'id']), fr: `« ${id} » est déjà pris`, en: `"${id}" is already taken` }];
  });
}

/** A town begins at one tile and has one heliport (ZB-SET-COMMON). */
function roles(tiles: readonly Tile[]): readonly Problem[] {
  return (['start', 'heliport'] as const).flatMap((role) => {
    const count = tiles.reduce((sum, tile) => sum + (tile.role === role ? tile.count : 0), 0);
    if (count === 1) return [];
    const [fr, en] = role === 'start' ? ['tuile de départ', 'start tile'] : ['tuile d’héliport', 'heliport tile'];
    return [
      {
        path: pathOf('tiles.json', ['tiles']),
        fr: `une seule ${fr} attendue (« role »), trouvé : ${String(count)}`,
        en: `expected exactly one ${en} ("role"), found ${String(count)}`,
      },
    ];
  });
}

function unknownFiles(files: Readonly<Record<string, unknown>>): readonly Problem[] {
  const strangers = Object.keys(files).filter((name) => !FILES.some((known) => known === name));
  const list = FILES.join(', ');
  return strangers.map((name) => ({
    path: short(name),
    fr: `fichier inconnu ; un jeu de données de cette sorte contient : ${list}`,
    en: `unknown file; a pack of this kind holds: ${list}`,
  }));
}

/**
 * Reads the pack of a town of tiles from its files, keyed by name (`manifest.json`, `tiles.json`, `deck.json`), each already parsed from JSON.
 * Gives the pack, or every problem found, each with its file, its path and its reason. Never throws.
 */
export function parseTownPack(files: Readonly<Record<string, unknown>>): Result<TownPack> {
  const file = (name: (typeof FILES)[number]): unknown => (Object.hasOwn(files, name) ? files[name] : undefined);
  const manifest = read(manifestOf.extend({ system: z.literal('zombies') }), 'manifest.json', file('manifest.json'));
  const tiles = read(schemas.tiles, 'tiles.json', file('tiles.json'));
  const deck = read(schemas.deck, 'deck.json', file('deck.json'));
  const strangers = unknownFiles(files);
  if (!manifest.ok || !tiles.ok || !deck.ok) {
    return refuse([...strangers, ...[manifest, tiles, deck].flatMap((part) => (part.ok ? [] : part.problems))]);
  }
  const problems = [
    ...strangers,
    ...taken('tiles.json', 'tiles', tiles.value.tiles),
    ...taken('deck.json', 'cards', deck.value.cards),
    ...roles(tiles.value.tiles),
    ...tiles.value.tiles.flatMap((tile, index) =>
      tileFaults(tile).map(({ keys, fr, en }) => ({ path: pathOf('tiles.json', ['tiles', index, ...keys]), fr, en })),
    ),
  ];
  if (problems.length > 0) return refuse(problems);
  return { ok: true, value: { manifest: manifest.value, tiles: tiles.value.tiles, cards: deck.value.cards } };
}
