import { FLAT_TINTS } from '../../looks/tints.ts';
import { buildings } from './buildings.ts';
import { furniture } from './furniture.ts';
import type { Painter } from './marks.ts';
import { nature } from './nature.ts';
import { vehicles } from './vehicles.ts';

const painters: Readonly<Record<string, Painter>> = { ...buildings, ...furniture, ...nature, ...vehicles };

/** How a piece of this look is drawn; undefined where its kind says enough. */
export const painterOf = (look: string | undefined): Painter | undefined =>
  look !== undefined && Object.hasOwn(painters, look) ? painters[look] : undefined;

/** Has flat ground of this look a pattern of its own? */
export const isFlatLook = (look: string | undefined): boolean => look !== undefined && Object.hasOwn(FLAT_TINTS, look);
