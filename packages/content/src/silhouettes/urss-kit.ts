import file from '../../packs/urss-kit/profiles.json' with { type: 'json' };
import { namedIn } from './named.ts';

/** Kinds that profiles name. */
export const named = namedIn(file.profiles);
