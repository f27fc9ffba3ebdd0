import type { Text } from '@escarmouche/referee';
import type { BattleMap } from './battle-map.ts';
import type { MapFile } from './load-map.ts';

/** What a match needs of a map that not everybody has: its name, and what is for pictures alone. The rest stands in its set-up. */
export interface MapDressing extends Pick<BattleMap, 'ground' | 'patches' | 'looks'> {
  readonly name: Text;
}

/** The dressing of a map, as a note of a match carries it; `readDressing` reads it. */
export function writeDressing({ name, ground, patches, table }: MapFile): string {
  const looks = Object.fromEntries(table.features.flatMap(({ id, look }) => (look === undefined ? [] : [[id, look] as const])));
  return JSON.stringify({ name, ground, patches, looks });
}
