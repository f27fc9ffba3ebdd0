import type { BattleMap } from '@escarmouche/content';
import { maps } from '@escarmouche/content/maps';
import type { Language } from '@escarmouche/referee';
import type { MapOnOffer } from '../../new-game.ts';
import { mapOnOffer } from './map-on-offer.ts';

/** The ready maps, those of the world that is played first. */
export function mapsOnOffer(language: Language, world: string): readonly MapOnOffer[] {
  const own = maps.filter(({ adaptation }) => adaptation === world);
  const others = maps.filter((map) => !own.includes(map));
  return [...own, ...others].map((map) => mapOnOffer(map, language));
}

/** The ready map of this id; the first one where there is none. */
export function mapOf(id: string | undefined): BattleMap {
  const map = maps.find((one) => one.id === id) ?? maps[0];
  if (!map) throw new Error('no map');
  return map;
}
