import { TALL } from './pick.ts';

/** Eyes, and the middle of a body, above the feet, in units. */
export const EYE = TALL * 0.88;
export const MIDDLE = TALL * 0.6;
