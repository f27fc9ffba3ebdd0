import type { BattleMap } from '@escarmouche/urss-classic';
import riverOutpost from '../maps/avant-poste-du-fleuve.json' with { type: 'json' };
import sandFarm from '../maps/ferme-ensablee.json' with { type: 'json' };
import baySeven from '../maps/quai-sept.json' with { type: 'json' };
import { loadMap } from './load-map.ts';
import type { MapFile } from './load-map.ts';

/** The maps as an author would hand them in. They are loaded without being checked again; a test reads each through `parseMap` and finds the same. */
export const mapFiles: Readonly<Record<string, unknown>> = {
  'quai-sept.json': baySeven,
  'avant-poste-du-fleuve.json': riverOutpost,
  'ferme-ensablee.json': sandFarm,
};

/** The ready maps, in units. The first is that of the quick battle. */
export const maps: readonly BattleMap[] = [baySeven, riverOutpost, sandFarm].map((file) =>
  // JSON modules are typed by shape alone: the test has shown them to be maps.
  loadMap(file as unknown as MapFile),
);
