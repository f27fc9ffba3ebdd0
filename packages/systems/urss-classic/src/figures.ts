import type { Build } from '@escarmouche/skirmish/plane';
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

/** One of the kind that the documents call Zombi. */
export function isZombie({ types }: Sheet): boolean {
  return types.includes('Zombi');
}

export type Health = 'sound' | 'wounded' | 'badlyWounded' | 'out';

/** State by vitality (UC-DMG-STATES): sound in the upper third, wounded in the middle one. */
export function healthOf(sheet: Sheet, vitality: number): Health {
  const full = fullVitality(sheet);
  if (vitality <= 0) return 'out';
  if (vitality * 3 > full * 2) return 'sound';
  return vitality * 3 > full ? 'wounded' : 'badlyWounded';
}
