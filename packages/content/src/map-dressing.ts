import type { Text } from '@escarmouche/referee';
import type { BattleMap } from './battle-map.ts';
import type { MapFile } from './load-map.ts';

/** Members of a map that a match needs at tables without the map: its name, and those for pictures alone. The rest stands in the match's set-up. */
export interface MapDressing extends Pick<BattleMap, 'ground' | 'patches' | 'looks'> {
  readonly name: Text;
}

/** The dressing of a map, as a note of a match carries it; `readDressing` reads it. */
export function writeDressing({ name, ground, patches, table }: MapFile): string {
  const looks = Object.fromEntries(table.features.flatMap(({ id, look }) => (look === undefined ? [] : [[id, look] as const])));
  return JSON.stringify({ name, ground, patches, looks });
}
