import { FLAT_TINTS, tintOf } from '../../looks/tints.ts';
import { buildings } from './buildings.ts';
import { furniture } from './furniture.ts';
import type { Painter } from './marks.ts';
import { nature } from './nature.ts';
import { vehicles } from './vehicles.ts';

/** What a table looks like beyond its kinds of terrain. It comes with the first map that says so. */
export { default as Patterns } from './Patterns.svelte';
export { default as Paving } from './Paving.svelte';
export { default as Marks } from './Marks.svelte';
export { tintOf };

const painters: Readonly<Record<string, Painter>> = { ...buildings, ...furniture, ...nature, ...vehicles };

export const painterOf = (look: string | undefined): Painter | undefined =>
  look !== undefined && Object.hasOwn(painters, look) ? painters[look] : undefined;

/** Has flat ground of this look a pattern of its own? */
export const isFlatLook = (look: string | undefined): look is string => look !== undefined && Object.hasOwn(FLAT_TINTS, look);
