import { healthBy, type Health } from '@escarmouche/skirmish';
import type { Build } from '@escarmouche/skirmish/placed';
import { grantedTo } from './granted.ts';
import type { Sheet } from './state.ts';

const PRONE_HEIGHT = 500;

/** Base and heights of a figure (UC-SYS-BASES). */
export function buildOf(sheet: Sheet): Build {
  const { r, h } = grantedTo(sheet);
  return { r, h, prone: PRONE_HEIGHT };
}

/** Vitality points of the figure when sound (UC-DMG-POINT). */
export function fullVitality(sheet: Sheet): number {
  return grantedTo(sheet).vitality;
}

/** Base move in units (UC-MOVE-BASE). */
export function baseMove(sheet: Sheet): number {
  return grantedTo(sheet).baseMove;
}

/** Is the figure of the kind that the documents call Zombi? */
export function isZombie({ types }: Sheet): boolean {
  return types.includes('Zombi');
}

/** State by vitality (UC-DMG-STATES). */
export function healthOf(sheet: Sheet, vitality: number): Health {
  return healthBy(fullVitality(sheet), vitality);
}
