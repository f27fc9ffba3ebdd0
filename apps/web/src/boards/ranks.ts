/** Colours of places by their rank, the best first: light to dark, told apart by eyes that do not tell red from green. */
export const RANKS = ['#fde725', '#5ec962', '#21918c', '#3b528b', '#440154'] as const;

/** Places that share a colour; the worst first, so that better ones lie over them. */
export const shades = <P extends { readonly rank: number }>(places: readonly P[]) =>
  RANKS.map((colour, i) => ({
    colour,
    places: places.filter(({ rank }) => Math.min(RANKS.length - 1, Math.floor(rank * RANKS.length)) === i),
  })).toReversed();

/** Radius of a place in units. */
export const PLACE = 230;
