import { NOBODY, type Seat } from '@escarmouche/referee';

/** The seats of groups or players, in their order, each once; figures of nobody have none. */
export const seatsAmong = (groups: readonly { readonly seat: Seat }[]): readonly Seat[] => [
  ...new Set(groups.flatMap(({ seat }) => (seat === NOBODY ? [] : [seat]))),
];
