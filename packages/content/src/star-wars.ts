import type { Band, Content } from '@escarmouche/urss-classic';
import armour from '../packs/star-wars/armour.json' with { type: 'json' };
import bandList from '../packs/star-wars/bands.json' with { type: 'json' };
import manifest from '../packs/star-wars/manifest.json' with { type: 'json' };
import profiles from '../packs/star-wars/profiles.json' with { type: 'json' };
import weapons from '../packs/star-wars/weapons.json' with { type: 'json' };
import { loadContent } from './load-pack.ts';
import type { PackLists } from './load-pack.ts';
import { namedIn } from './silhouettes/named.ts';
import { trusted } from './trusted.ts';

/** The pack of the usual world, apart from the others: the quick battle needs no more. */
export const starWarsFiles: Readonly<Record<string, unknown>> = {
  'manifest.json': manifest,
  'weapons.json': weapons,
  'armour.json': armour,
  'profiles.json': profiles,
  'bands.json': bandList,
};

export const starWarsManifest = manifest;

/** The Star Wars adaptation (UC-SW-*). */
export const starWars: Content = loadContent(trusted<PackLists>({ adaptation: manifest.id, ...weapons, ...armour, ...profiles }));

/** Kinds of figure that profiles of Star Wars name. */
export const starWarsSilhouettes = namedIn(profiles.profiles);

/** The ready bands of Star Wars. */
export const starWarsBands: readonly Band[] = trusted<readonly Band[]>(bandList.bands);

/** The battle that one click starts: its bands and its map. */
export const firstBattle = { bands: ['cellule-rebelle', 'patrouille-imperiale'], map: 'quai-sept' } as const;
