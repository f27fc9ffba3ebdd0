import { buildings } from './buildings.ts';
import { furniture } from './furniture.ts';
import { nature } from './nature.ts';
import { vehicles } from './vehicles.ts';

/** Looks that only some worlds have on their tables. */
export const towns = { ...buildings, ...furniture, ...nature, ...vehicles };
