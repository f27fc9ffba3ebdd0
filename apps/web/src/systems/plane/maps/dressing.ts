import type { MapDressing } from '@escarmouche/content';
import { starWarsMaps } from '@escarmouche/content/maps/star-wars';
import type { Dressing } from '../board.ts';

/** The map in the notes of a match: the id of a ready one, or all looks of a map that its players have brought. */
export interface MapNotes {
  readonly map?: string;
  readonly ownMap?: string;
}

let known = starWarsMaps;
/** Looks of players' own maps, by the notes that carry them. */
const carried = new Map<string, MapDressing>();

/** Fetches what a battle on a map of another world, or on one of its players' own, is dressed by. Without it the battle lies on bare sand. */
export async function fetchDressing({ map: id, ownMap }: MapNotes): Promise<void> {
  if (ownMap !== undefined) {
    const worn = await import('@escarmouche/content/files/dressing').then(
      ({ readDressing }) => readDressing(ownMap),
      () => undefined,
    );
    if (worn) carried.set(ownMap, worn);
  } else if (id !== undefined && !known.some((map) => map.id === id)) {
    known = await import('@escarmouche/content/maps').then(
      ({ maps }) => maps,
      () => known,
    );
  }
}

const wornBy = ({ map: id, ownMap }: MapNotes): Partial<MapDressing> =>
  (ownMap === undefined ? known.find((map) => map.id === id) : carried.get(ownMap)) ?? {};

/** Looks of a known map; other tables are bare sand. */
export function dressingOf(notes: MapNotes): Dressing {
  const { ground = 'sand', patches, looks } = wornBy(notes);
  return { ground, patches, looks };
}

/** The name of a map that is here. */
export const nameOfMap = (notes: MapNotes): MapDressing['name'] | undefined => wornBy(notes).name;
