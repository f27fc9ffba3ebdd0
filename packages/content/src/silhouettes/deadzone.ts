import file from '../../packs/deadzone/profiles.json' with { type: 'json' };
import { namedIn } from './named.ts';

/** Kinds that profiles name. */
export const named = namedIn(file.profiles);
