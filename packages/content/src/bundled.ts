import type { Band, Content, Text } from '@escarmouche/urss-classic';
import genericArmour from '../packs/generic/armour.json' with { type: 'json' };
import genericBands from '../packs/generic/bands.json' with { type: 'json' };
import genericManifest from '../packs/generic/manifest.json' with { type: 'json' };
import genericProfiles from '../packs/generic/profiles.json' with { type: 'json' };
import genericWeapons from '../packs/generic/weapons.json' with { type: 'json' };
import medFanArmour from '../packs/med-fan/armour.json' with { type: 'json' };
import medFanBands from '../packs/med-fan/bands.json' with { type: 'json' };
import medFanManifest from '../packs/med-fan/manifest.json' with { type: 'json' };
import medFanProfiles from '../packs/med-fan/profiles.json' with { type: 'json' };
import medFanWeapons from '../packs/med-fan/weapons.json' with { type: 'json' };
import survivantsBands from '../packs/survivants/bands.json' with { type: 'json' };
import survivantsManifest from '../packs/survivants/manifest.json' with { type: 'json' };
import survivantsProfiles from '../packs/survivants/profiles.json' with { type: 'json' };
import survivantsWeapons from '../packs/survivants/weapons.json' with { type: 'json' };
import { loadContent } from './load-pack.ts';
import type { PackLists } from './load-pack.ts';
import { starWars, starWarsBands, starWarsFiles, starWarsManifest } from './star-wars.ts';
import { trusted } from './trusted.ts';

/**
 * Our own files, as an author would hand them in. Packs are loaded without being checked again, so that the schemas need not travel with the table; a
 * test reads each through `parsePack` and finds the same.
 */
export const packFiles: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'star-wars': starWarsFiles,
  'med-fan': {
    'manifest.json': medFanManifest,
    'weapons.json': medFanWeapons,
    'armour.json': medFanArmour,
    'profiles.json': medFanProfiles,
    'bands.json': medFanBands,
  },
  survivants: {
    'manifest.json': survivantsManifest,
    'weapons.json': survivantsWeapons,
    'profiles.json': survivantsProfiles,
    'bands.json': survivantsBands,
  },
  generic: {
    'manifest.json': genericManifest,
    'weapons.json': genericWeapons,
    'armour.json': genericArmour,
    'profiles.json': genericProfiles,
    'bands.json': genericBands,
  },
};

/** The medieval fantasy adaptation (UC-MF-*). */
export const medFan: Content = loadContent(
  trusted<PackLists>({ adaptation: medFanManifest.id, ...medFanWeapons, ...medFanArmour, ...medFanProfiles }),
);

/** The adaptation of survivors and zombies (UC-SV-*): it has no armour. */
export const survivants: Content = loadContent(
  trusted<PackLists>({ adaptation: survivantsManifest.id, ...survivantsWeapons, armour: [], ...survivantsProfiles }),
);

/** Equipment and sample figures for the base rules: shields, support, reloading, silent shots, and each special rule on a figure. */
export const generic: Content = loadContent(
  trusted<PackLists>({ adaptation: genericManifest.id, ...genericWeapons, ...genericArmour, ...genericProfiles }),
);

/** The lists of every adaptation, the usual one first. */
export const contents: readonly Content[] = [starWars, medFan, survivants, generic];

/** Every adaptation by its id, with the name that players see, in the same order. */
export const adaptations: readonly { readonly id: string; readonly name: Text }[] = [
  starWarsManifest,
  medFanManifest,
  survivantsManifest,
  genericManifest,
];

/** Every ready band, those of one adaptation after those of the other. */
export const bands: readonly Band[] = [
  ...starWarsBands,
  ...[medFanBands, survivantsBands, genericBands].flatMap((file) => trusted<readonly Band[]>(file.bands)),
];

/** The lists of an adaptation; undefined when there is none of that name. */
export function contentFor(adaptation: string): Content | undefined {
  return contents.find((content) => content.adaptation === adaptation);
}

/** The ready bands of an adaptation. */
export function bandsFor(adaptation: string): readonly Band[] {
  return bands.filter((band) => band.adaptation === adaptation);
}
