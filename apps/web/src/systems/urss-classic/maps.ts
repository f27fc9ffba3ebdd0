import { maps } from '@escarmouche/content/maps';
import type { Language } from '@escarmouche/referee';
import type { MapOnOffer } from '../new-game.ts';
import type { Dressing } from '../plane/board.ts';
import { mapOnOffer } from './map-on-offer.ts';

/** How the table of a ready map is dressed; others lie on bare sand. */
export function dressingOf(id: string | undefined): Dressing {
  const { ground = 'sand', patches, looks } = maps.find((map) => map.id === id) ?? {};
  return { ground, patches, looks };
}

/** The ready maps, those of the world that is played first. */
export function mapsOnOffer(language: Language, world: string): readonly MapOnOffer[] {
  const own = maps.filter(({ adaptation }) => adaptation === world);
  const others = maps.filter((map) => !own.includes(map));
  return [...own, ...others].map((map) => mapOnOffer(map, language));
}
