import file from '../../packs/star-wars/profiles.json' with { type: 'json' };
import { namedIn } from './named.ts';

/** The usual world. */
export const adaptation = 'star-wars';

/** Kinds that profiles name. */
export const named = namedIn(file.profiles);
