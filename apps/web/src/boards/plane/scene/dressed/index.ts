import { buildings } from './buildings.ts';
import { furniture } from './furniture.ts';
import { nature } from './nature.ts';
import type { Builder } from './stand.ts';
import { vehicles } from './vehicles.ts';

const builders: Readonly<Record<string, Builder>> = { ...buildings, ...furniture, ...nature, ...vehicles };

/** How a piece of this look is built; undefined where its kind says enough. */
export const builderOf = (look: string | undefined): Builder | undefined =>
  look !== undefined && Object.hasOwn(builders, look) ? builders[look] : undefined;
