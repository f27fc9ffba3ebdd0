import generic from '../../packs/generic/profiles.json' with { type: 'json' };
import medFan from '../../packs/med-fan/profiles.json' with { type: 'json' };
import survivants from '../../packs/survivants/profiles.json' with { type: 'json' };
import { namedIn } from './named.ts';

/** Kinds that profiles of URSS name, in worlds other than the usual one. */
export const named = namedIn([...generic.profiles, ...medFan.profiles, ...survivants.profiles]);
