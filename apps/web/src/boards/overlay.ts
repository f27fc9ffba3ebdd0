import type { Vector } from '@escarmouche/space';
import type { Overlay } from './contract.ts';
import type { Spot } from './spot.ts';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info';

export type { Overlay } from './contract.ts';

/** What the table reads of an overlay, whatever the kind of its board. */
export interface CommonOverlay {
  /** What would be moved or laid, where it would be; `facing` where it faces anywhere. */
  readonly ghost?: { readonly at: Spot; readonly facing?: Vector };
  /** The way it would go there, in words. */
  readonly trail?: { readonly label: string };
  readonly marks?: readonly Mark[];
}

export interface Mark {
  readonly kind: 'figure' | 'feature';
  readonly id: string;
  readonly tone: Tone;
}

export const NOTHING: Overlay = {};

/** One overlay with another on top of it: what both have a list of shows together, else the upper one's. */
export function laid(lower: Overlay, upper: Overlay): Overlay {
  const both: Record<string, unknown> = { ...lower };
  for (const [part, shown] of Object.entries(upper)) {
    const under = both[part];
    both[part] = Array.isArray(under) && Array.isArray(shown) ? [...under, ...shown] : shown;
  }
  return both;
}
