import { loadMap, writeDressing, type BattleMap, type MapFile } from '@escarmouche/content';
import { maps } from '@escarmouche/content/maps';
import type { Language } from '@escarmouche/referee';
import type { MapOnOffer } from '../../new-game.ts';
import type { MapNotes } from './dressing.ts';
import { mapOnOffer, ownMapsOnOffer } from './map-on-offer.ts';

/** The maps that players have brought, then the ready ones, those of the world that is played first. */
export function mapsOnOffer(language: Language, world: string, own: readonly MapFile[]): readonly MapOnOffer[] {
  const ofWorld = maps.filter(({ adaptation }) => adaptation === world);
  const others = maps.filter((map) => !ofWorld.includes(map));
  return [...ownMapsOnOffer(own, language), ...[...ofWorld, ...others].map((map) => mapOnOffer(map, language))];
}

/** The ready map of this id, the first one where there is none; or one that a player has brought. */
export function mapOf(chosen: string | MapFile | undefined): BattleMap {
  if (typeof chosen === 'object') return loadMap(chosen);
  const map = maps.find((one) => one.id === chosen) ?? maps[0];
  if (!map) throw new Error('no map');
  return map;
}

/** Notes of a match on a map. */
export const notesOf = (map: string | MapFile): Readonly<Record<string, string>> & MapNotes =>
  typeof map === 'string' ? { map } : { map: map.id, ownMap: writeDressing(map) };
