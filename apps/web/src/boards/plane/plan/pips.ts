/** Points of vitality stand in a row above a figure that has several: middles so far apart, and so far above its rim. Pixels. */
export const PIPS = { apart: 7, above: 6, r: 2.6 };
