import { healthBy, sheetOf, type Health } from '@escarmouche/skirmish';
import type { Build } from '@escarmouche/skirmish/placed';
import { grantedTo } from './granted.ts';
import type { Figure, Sheet, State } from './state.ts';

const LYING_HEIGHT = 500;

/** Base and heights of a figure (UK-SYS-BASES). */
export function buildOf(sheet: Sheet): Build {
  const { r, h } = grantedTo(sheet);
  return { r, h, prone: LYING_HEIGHT };
}

/** Vitality points of the figure when sound (UK-DMG-VITALITY). */
export function fullVitality(sheet: Sheet): number {
  return grantedTo(sheet).vitality;
}

/** Base move in units (UK-MOVE-BASE). */
export function baseMove(state: State, figure: Figure): number {
  return grantedTo(sheetOf(state, figure.id)).baseMove;
}

/** State by vitality: sound in the upper third, wounded in the middle one (UK-STATE-WOUNDS). */
export function healthOf(sheet: Sheet, vitality: number): Health {
  return healthBy(fullVitality(sheet), vitality);
}

/** Upright figures can act: they strike at enemies that leave them, and weigh on enemies they assail (UK-STATE-PRONE-FIGHT, UK-STATE-STUNNED). */
export const isUpright = ({ posture, stunned }: Figure): boolean => (posture === 'standing' || posture === 'low') && !stunned;

/** Is the figure activated? Its actions then are its own, not reactions (UK-ACT-AIM). */
export const isActing = ({ activation }: State, { id }: Figure): boolean => activation?.figure === id;
