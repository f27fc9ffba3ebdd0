/** Units in one pace, as the plane counts them. Written again here because content borrows only types from the rooms above. */
const UNITS_IN_A_PACE = 1000;

/** A length in paces as a whole number of units. */
export function units(paces: number): number {
  return Math.round(paces * UNITS_IN_A_PACE);
}
