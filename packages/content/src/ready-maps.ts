import forestRoad from '../maps/chemin-forestier.json' with { type: 'json' };
import castleYard from '../maps/cour-du-chateau.json' with { type: 'json' };
import shoppingArcade from '../maps/galerie-marchande.json' with { type: 'json' };
import mainStreet from '../maps/rue-principale.json' with { type: 'json' };
import type { BattleMap } from './battle-map.ts';
import { loadReadyMaps, starWarsMapFiles, starWarsMaps } from './star-wars-maps.ts';

const otherFiles = {
  'cour-du-chateau.json': castleYard,
  'chemin-forestier.json': forestRoad,
  'rue-principale.json': mainStreet,
  'galerie-marchande.json': shoppingArcade,
} as const;

/** The maps as an author would hand them in. */
export const mapFiles: Readonly<Record<string, unknown>> = { ...starWarsMapFiles, ...otherFiles };

/** The ready maps of every world, in units. */
export const maps: readonly BattleMap[] = [...starWarsMaps, ...loadReadyMaps(otherFiles)];

/** The maps that were drawn for a world; every map where none was. */
export function mapsOf(adaptation: string): readonly BattleMap[] {
  const own = maps.filter((map) => map.adaptation === adaptation);
  return own.length > 0 ? own : maps;
}
