import type { Band, Content } from '@escarmouche/urss-kit';
import bandList from '../../packs/urss-kit/bands.json' with { type: 'json' };
import equipment from '../../packs/urss-kit/equipment.json' with { type: 'json' };
import conversion from '../../packs/urss-kit/from-classic.json' with { type: 'json' };
import manifest from '../../packs/urss-kit/manifest.json' with { type: 'json' };
import profiles from '../../packs/urss-kit/profiles.json' with { type: 'json' };
import { namedIn } from '../silhouettes/named.ts';
import { trusted } from '../trusted.ts';
import { loadKitContent, type KitLists } from './load.ts';

/** The pack of URSS kit, as an author would hand it in. */
export const kitFiles: Readonly<Record<string, unknown>> = {
  'manifest.json': manifest,
  'equipment.json': equipment,
  'profiles.json': profiles,
  'bands.json': bandList,
  'from-classic.json': conversion,
};

/** The kit's equipment and ready-made profiles (UK-MWP-*, UK-RWP-*, UK-ARM-*, UK-SHD-*, UK-UPG-*, UK-OBJ-*, UK-PROFILE-*). */
export const kit: Content = loadKitContent(trusted<KitLists>({ adaptation: manifest.id, ...equipment, ...profiles }));

/** Kinds of figure that profiles of the kit name. */
export const kitSilhouettes = namedIn(profiles.profiles);

/** The kit's ready bands: two pairs, and one for a third group that a machine may play (UK-PROFILE-BANDS). */
export const kitBands: readonly Band[] = trusted<readonly Band[]>(bandList.bands);

/** Ready bands that are made to meet (UK-PROFILE-BANDS); the first pair is the battle that one click starts. */
export const kitRivals = [
  ['coup-de-main', 'garde-du-relais'],
  ['empire', 'rebelles'],
] as const;
