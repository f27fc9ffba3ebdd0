import riverOutpost from '../maps/avant-poste-du-fleuve.json' with { type: 'json' };
import sandFarm from '../maps/ferme-ensablee.json' with { type: 'json' };
import baySeven from '../maps/quai-sept.json' with { type: 'json' };
import type { BattleMap } from './battle-map.ts';
import { loadMap } from './load-map.ts';
import type { MapFile } from './load-map.ts';

export const starWarsMapFiles = {
  'quai-sept.json': baySeven,
  'avant-poste-du-fleuve.json': riverOutpost,
  'ferme-ensablee.json': sandFarm,
} as const;

/** JSON modules are typed by shape alone: a test reads each file through `parseMap` and finds the same. */
export const loadReadyMaps = (files: Readonly<Record<string, unknown>>): readonly BattleMap[] =>
  Object.values(files).map((file) => loadMap(file as MapFile));

/** The ready maps of the usual world, apart from the others: the first page shows no more. The first is that of the quick battle. */
export const starWarsMaps: readonly BattleMap[] = loadReadyMaps(starWarsMapFiles);
