import type { Square } from './state.ts';

/** Numbers of the rules and the box. */

/** A card that a seat may not see. */
export const HIDDEN = '?';

/** The pieces of the box (ZB-FACT-BOX). */
export const BOX = { zombies: 100, bullets: 60, lives: 30 } as const;

export const MOST_LIVES = 5;
export const HAND = 3;
export const KILLS_TO_WIN = 25;
export const START = { lives: 3, bullets: 3 } as const;
/** The centre square of the Grande-Place. */
export const HOME: Square = 4;
